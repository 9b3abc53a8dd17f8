import type { VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import { Children, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import { buttonVariants } from './button-variants.ts';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** The act is under way: shows progress, keeps the focus and cannot be pressed again. */
  isPending?: boolean | undefined;
  /** Puts the looks on the only child, a link for example. */
  asChild?: boolean | undefined;
}

/** A button; its text is a verb. One `solid` per screen: the main act. */
export function Button({ variant, size, isPending = false, asChild = false, className, children, onClick, type, ...props }: ButtonProps) {
  const words = useWords();
  const Part = asChild ? Slot.Root : 'button';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Part
      data-slot="button"
      data-state={isPending ? 'pending' : 'idle'}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={cn(buttonVariants({ variant, size }), className)}
      onClick={press}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...props}
    >
      {/* always there: nothing can be put before a text that the browser has translated */}
      <span className="contents">
        {isPending && (
          <>
            <LoaderCircle aria-hidden className="animate-spin" />
            <span className="sr-only">{words.pending}</span>
          </>
        )}
      </span>
      <Slot.Slottable>
        {asChild ? (
          children
        ) : (
          // other texts are drawn anew: a text that is changed in place stays as the browser has translated it
          <span key={textsIn(children)} className="contents">
            {children}
          </span>
        )}
      </Slot.Slottable>
    </Part>
  );
}

function textsIn(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => typeof child !== 'object')
    .join('');
}
