import { Popover as RadixPopover } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface PopoverProps extends OwnProps<'div'> {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Says what the popover is, for screen readers. */
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A small panel beside its button. Not modal; Escape and a click outside close it. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  isOpen,
  onOpenChange,
  children,
  className,
  ...rest
}: PopoverProps) {
  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          data-slot="popover"
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...rest}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-auto rounded-card border border-border bg-surface-raised p-4 text-fg shadow-2 outline-none',
            'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
            className,
          )}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
