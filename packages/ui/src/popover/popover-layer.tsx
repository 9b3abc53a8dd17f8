import { Popover as RadixPopover } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useComposingKeys } from '../composing-keys.ts';

export interface PopoverLayerProps extends OwnProps<'div'> {
  side: 'top' | 'right' | 'bottom' | 'left';
  align: 'start' | 'center' | 'end';
  /** The button it stands at, which opens and closes it and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The open panel. Loaded by `Popover`. */
export function PopoverLayer({ opener, isOpen, onOpenChange, className, ...rest }: PopoverLayerProps) {
  useComposingKeys();
  const wasLeft = useRef(false);

  function onInteractOutside(event: Event) {
    // the button opens and closes by itself
    if (event.target instanceof Node && opener.current?.contains(event.target) === true) event.preventDefault();
    else wasLeft.current = true;
  }

  /** Whoever left by pressing elsewhere keeps the focus there. */
  function onCloseAutoFocus(event: Event) {
    if (!wasLeft.current) opener.current?.focus();
    wasLeft.current = false;
    event.preventDefault();
  }

  return (
    <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={opener} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          data-slot="popover"
          sideOffset={6}
          collisionPadding={8}
          {...rest}
          onInteractOutside={onInteractOutside}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-auto rounded-card border border-border bg-surface-raised p-4 text-fg shadow-2 outline-none',
            'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
            className,
          )}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
