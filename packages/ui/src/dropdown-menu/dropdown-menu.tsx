import { DropdownMenu as RadixMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { keepFocusOfDialog, MenuEntries, menuPanel } from './menu-content.tsx';
import type { MenuEntry } from './menu-item.ts';

export interface DropdownMenuProps extends OwnProps<'div', 'dir'> {
  /** The button that opens the menu. */
  trigger: ReactNode;
  items: MenuEntry[];
  /** Stands above the items, for instance the name of the person; not focusable. */
  header?: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}

/** A menu behind a button. Arrows, Home, End, first letters, Enter and Escape work as in any menu. */
export function DropdownMenu({ trigger, items, header, side = 'bottom', align = 'end', className, ...rest }: DropdownMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  /** The button opens and closes by itself: were its press one outside as well, a menu on its way out would not open again. */
  function onInteractOutside(event: Event) {
    if (event.target instanceof Node && opener.current?.contains(event.target) === true) event.preventDefault();
  }
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger ref={opener} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          data-slot="dropdown-menu"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onInteractOutside={onInteractOutside}
          onCloseAutoFocus={keepFocusOfDialog}
          {...rest}
          className={cn(menuPanel, className)}
        >
          {header !== undefined && <RadixMenu.Label className="border-b border-border px-2 pt-1 pb-2 mb-1">{header}</RadixMenu.Label>}
          <MenuEntries parts={RadixMenu} items={items} />
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
