import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface ChoicePanelProps {
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** The panel under a box that shows what is chosen. Its search has the focus, but on a touch screen: the keyboard would come up unasked. */
export function ChoicePanel({ label, children, className }: ChoicePanelProps) {
  return (
    <Popover.Portal>
      <Popover.Content
        data-slot="choice-panel"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        aria-label={label}
        onOpenAutoFocus={(event) => {
          if (matchMedia('(pointer: fine)').matches || !(event.currentTarget instanceof HTMLElement)) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        className={cn(
          'z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-60 animate-pop-in flex-col rounded-card border border-border bg-surface-raised text-fg shadow-2 outline-none',
          className,
        )}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}
