import { Menu } from 'radix-ui/internal';
import { useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { keepFocusOfDialog, MenuEntries, menuPanel } from './menu-content.tsx';
import type { MenuEntry } from './menu-item.ts';

export interface MenuLayerProps extends OwnProps<'div', 'dir'> {
  items: MenuEntry[];
  header?: ReactNode;
  side: 'top' | 'right' | 'bottom' | 'left';
  align: 'start' | 'center' | 'end';
  sideOffset: number;
  /** What it stands at: the button, or a point. */
  place: RefObject<{ getBoundingClientRect: () => DOMRect } | null>;
  /** The button that opens and closes the menu, and gets the focus back; a menu on an element itself has none. */
  opener?: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** A key has opened it: its first item gets the focus. */
  isByKey: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The open menu, beside its button or at a point. Loaded by `DropdownMenu` and `ContextMenu`. */
export function MenuLayer(props: MenuLayerProps) {
  const { items, header, opener, place, isOpen, isByKey, onOpenChange, className, ...rest } = props;
  const wasLeft = useRef(false);
  const hasEntered = useRef(false);

  /** Radix has not seen the key that opened the first menu of a page: its code came after it. */
  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (!isByKey || hasEntered.current || target !== currentTarget) return;
    hasEntered.current = true;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus({ preventScroll: true });
  }

  function onInteractOutside(event: Event) {
    // The button opens and closes by itself: were its press one outside as well, a menu on its way out would not open again.
    if (event.target instanceof Node && opener?.current?.contains(event.target) === true) event.preventDefault();
    else wasLeft.current = true;
  }

  /** Whoever left by pressing elsewhere keeps the focus there. */
  function onCloseAutoFocus(event: Event) {
    if (opener !== undefined) {
      keepFocusOfDialog(event);
      if (!event.defaultPrevented && !wasLeft.current) opener.current?.focus();
      event.preventDefault();
    } else if (wasLeft.current) event.preventDefault();
    wasLeft.current = false;
    hasEntered.current = false;
  }

  return (
    <Menu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Menu.Anchor virtualRef={place} />
      <Menu.Portal>
        <Menu.Content
          collisionPadding={8}
          loop
          {...rest}
          onFocus={onFocus}
          onInteractOutside={onInteractOutside}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(menuPanel, className)}
        >
          {header !== undefined && <Menu.Label className="border-b border-border px-2 pt-1 pb-2 mb-1">{header}</Menu.Label>}
          <MenuEntries items={items} />
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
