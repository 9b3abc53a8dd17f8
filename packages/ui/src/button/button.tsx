import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';

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
      {isPending && (
        <>
          <LoaderCircle aria-hidden className="animate-spin" />
          <span className="sr-only">{words.pending}</span>
        </>
      )}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Part>
  );
}

/** The looks of a button, for what is no button: `className={buttonVariants({ variant: 'outline' })}`. */
export const buttonVariants = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border border-transparent text-sm font-medium whitespace-nowrap',
    'transition-colors select-none focus-ring disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default',
    '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  ],
  {
    variants: {
      variant: {
        solid: 'bg-theme text-theme-fg not-disabled:hover:bg-theme-hover not-disabled:active:bg-theme-hover',
        outline: 'border-border bg-surface text-fg not-disabled:hover:bg-bg-subtle not-disabled:active:bg-border',
        ghost: 'text-fg-muted not-disabled:hover:bg-bg-subtle not-disabled:hover:text-fg not-disabled:active:bg-border',
        link: 'text-theme-text not-disabled:hover:bg-theme-soft',
        danger: 'border-danger-text/60 bg-surface text-danger-text not-disabled:hover:border-danger-text not-disabled:hover:bg-danger-soft',
      },
      size: {
        default: 'h-control px-3.5',
        small: 'h-[calc(var(--control-height)-4px)] px-2 pointer-coarse:h-control',
      },
    },
    defaultVariants: { variant: 'solid', size: 'default' },
  },
);
