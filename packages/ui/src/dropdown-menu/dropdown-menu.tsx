import { Slot } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { OwnProps } from '../own-props.ts';
import { useNear } from '../piece.ts';
import type { MenuEntry } from './menu-item.ts';
import { menuLayer } from './menu-pieces.ts';

export interface DropdownMenuProps extends OwnProps<'div', 'dir'> {
  /** The button that opens the menu. */
  trigger: ReactNode;
  items: MenuEntry[];
  /** Stands above the items, for instance the name of the person; not focusable. */
  header?: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}

/**
 * A menu behind a button. Arrows, Home, End, first letters, Enter and Escape work as in any menu. Its code comes when somebody comes near
 * the button.
 */
export function DropdownMenu({ trigger, side = 'bottom', align = 'end', ...props }: DropdownMenuProps) {
  const opener = useRef<HTMLElement>(null);
  const [openerId, panelId] = [useId(), useId()];
  const [isOpen, setIsOpen] = useState(false);
  const [isByKey, setIsByKey] = useState(false);
  const { isNear, approach } = useNear(menuLayer, isOpen);

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0 || event.ctrlKey) return;
    approach.come();
    setIsByKey(false);
    setIsOpen(!isOpen);
    // the menu gets the focus, not the button
    if (!isOpen) event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    approach.come();
    setIsByKey(true);
    setIsOpen(event.key === 'ArrowDown' || !isOpen);
    event.preventDefault();
  }

  return (
    <>
      <Slot.Root
        ref={opener}
        id={openerId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={approach.onPointerEnter}
        onFocus={approach.onFocus}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {isNear && (
        <menuLayer.Part
          id={panelId}
          aria-labelledby={openerId}
          data-slot="dropdown-menu"
          side={side}
          align={align}
          sideOffset={4}
          place={opener}
          opener={opener}
          isOpen={isOpen}
          isByKey={isByKey}
          onOpenChange={setIsOpen}
          {...props}
        />
      )}
    </>
  );
}
