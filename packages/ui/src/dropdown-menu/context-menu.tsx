import { Slot } from 'radix-ui';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent as MousePress,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { OwnProps } from '../own-props.ts';
import { useNear } from '../piece.ts';
import type { MenuEntry } from './menu-item.ts';
import { menuLayer } from './menu-pieces.ts';

export interface ContextMenuProps extends OwnProps<'div', 'dir'> {
  items: MenuEntry[];
  /** The element it belongs to: right click, long press, Shift+F10 and the menu key open it. */
  children: ReactNode;
}

/** How long a finger rests for the menu, in milliseconds. */
const longPress = 700;

/** A menu on an element itself. Every act in it must also stand somewhere visible. Its code comes when somebody comes near the element. */
export function ContextMenu({ items, children, ...rest }: ContextMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isByKey, setIsByKey] = useState(false);
  const [point, setPoint] = useState({ x: 0, y: 0 });
  const place = useMemo(() => ({ current: { getBoundingClientRect: () => DOMRect.fromRect(point) } }), [point]);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { isNear, approach } = useNear(menuLayer, isOpen);
  useEffect(() => () => clearTimeout(resting.current), []);

  function openAt(x: number, y: number) {
    approach.come();
    setPoint({ x, y });
    setIsOpen(true);
  }

  function onContextMenu(event: MousePress) {
    clearTimeout(resting.current);
    event.preventDefault();
    openAt(event.clientX, event.clientY);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ContextMenu' && !(event.shiftKey && event.key === 'F10')) return;
    setIsByKey(true);
    openByKeyboard(event);
  }

  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
    setIsByKey(false);
    if (pointerType === 'mouse') return;
    clearTimeout(resting.current);
    setIsOpen(false);
    resting.current = setTimeout(() => openAt(clientX, clientY), longPress);
  }

  function onPointerEnd({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') clearTimeout(resting.current);
  }

  return (
    <>
      <Slot.Root
        data-state={isOpen ? 'open' : 'closed'}
        style={noCallout}
        onPointerEnter={approach.onPointerEnter}
        onFocus={approach.onFocus}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerUp={onPointerEnd}
      >
        {children}
      </Slot.Root>
      {isNear && (
        <menuLayer.Part
          data-slot="context-menu"
          side="right"
          align="start"
          sideOffset={2}
          items={items}
          place={place}
          isOpen={isOpen}
          isByKey={isByKey}
          onOpenChange={setIsOpen}
          {...rest}
        />
      )}
    </>
  );
}

/** A long press opens this menu and not the browser's own. */
const noCallout = { WebkitTouchCallout: 'none' } as const;

/** Not every browser and platform turns these keys into a `contextmenu` event, and some place it at the pointer. */
function openByKeyboard(event: KeyboardEvent<HTMLElement>) {
  event.preventDefault();
  const box = event.currentTarget.getBoundingClientRect();
  event.currentTarget.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: box.left + 8, clientY: box.bottom }),
  );
}
