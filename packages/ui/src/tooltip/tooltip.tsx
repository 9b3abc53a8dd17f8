import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface TooltipProps extends OwnProps<'div'> {
  /** A few words; no links or buttons, as nobody can reach them. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element. */
  children: ReactNode;
}

/** A hint on hover and focus. It repeats or adds, it is never the only place of a fact that matters. */
export function Tooltip({ text, side = 'top', children, className, ...rest }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            data-slot="tooltip"
            {...rest}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-60 max-w-[min(18rem,calc(100vw-1rem))] rounded-control bg-fg px-2 py-1 text-xs wrap-anywhere text-bg shadow-2 animate-fade-in',
              className,
            )}
          >
            {text}
            <RadixTooltip.Arrow className="fill-fg" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
