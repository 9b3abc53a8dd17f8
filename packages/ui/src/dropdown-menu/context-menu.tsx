import { ContextMenu as RadixMenu } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { MenuEntries, menuPanel } from './menu-content.tsx';
import type { MenuEntry } from './menu-item.ts';

export interface ContextMenuProps extends OwnProps<'div', 'dir'> {
  items: MenuEntry[];
  /** The element it belongs to: right click, long press, Shift+F10 and the menu key open it. */
  children: ReactNode;
}

/** A menu on an element itself. Every act in it must also stand somewhere visible. */
export function ContextMenu({ items, children, className, ...rest }: ContextMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild onKeyDown={openByKeyboard}>
        {children}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content data-slot="context-menu" {...rest} collisionPadding={8} loop className={cn(menuPanel, className)}>
          <MenuEntries parts={RadixMenu} items={items} />
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Not every browser and platform turns these keys into a `contextmenu` event, and some place it at the pointer. */
function openByKeyboard(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ContextMenu' && !(event.shiftKey && event.key === 'F10')) return;
  event.preventDefault();
  const box = event.currentTarget.getBoundingClientRect();
  event.currentTarget.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: box.left + 8, clientY: box.bottom }),
  );
}
