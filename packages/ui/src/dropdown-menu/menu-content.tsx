import { Check } from 'lucide-react';
import { Menu } from 'radix-ui/internal';
import { cn } from '../cn.ts';
import type { MenuEntry } from './menu-item.ts';

export interface MenuEntriesProps {
  items: MenuEntry[];
}

/** Look of the panel around the entries. */
export const menuPanel =
  'z-50 max-h-[min(28rem,80dvh)] min-w-40 max-w-[min(18rem,calc(100vw-1rem))] overflow-auto overscroll-contain rounded-card border border-border bg-surface-raised p-1 text-fg shadow-2 outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in';

/** The entries of a menu, the same for dropdown and context menu. */
export function MenuEntries({ items }: MenuEntriesProps) {
  const hasChecks = items.some((item) => item !== 'separator' && item.isChecked !== undefined);
  return items.map((item, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- a separator has no other identity than its place
    if (item === 'separator') return <Menu.Separator key={`separator-${index}`} className="mx-2 my-1 h-px bg-border" />;
    const shared = {
      // Not the primitive's `disabled`, which the keyboard passes over: nobody would hear the reason.
      ...(item.isDisabled === true && { 'aria-disabled': true, 'data-disabled': '' }),
      onPointerLeave: keepFocusOfDialog,
      onSelect: (event: Event) => {
        if (item.isDisabled === true || item.isToggle === true) event.preventDefault();
        if (item.isDisabled === true) return;
        if (item.isToggle === true) {
          item.onSelect();
          return;
        }
        // A dialog that the act opens gives the focus back to where it was: to the button, as the menu is gone by then.
        triggerOf(event.target)?.focus();
        item.onSelect();
      },
      className: cn(
        'flex min-h-(--control-height) cursor-default items-center gap-2 rounded-control px-2 py-1 outline-none select-none data-highlighted:bg-bg-subtle data-disabled:text-fg-subtle pointer-coarse:min-h-11',
        item.isDanger === true && item.isDisabled !== true && 'text-danger-text data-highlighted:bg-danger-soft',
      ),
    };
    const content = (
      <>
        {item.icon !== undefined && (
          <span className="grid size-4 shrink-0 place-items-center [&_svg]:size-4 [&_svg]:stroke-[1.5]">{item.icon}</span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block wrap-anywhere">{item.label}</span>
          {item.isDisabled === true && item.reason !== undefined && <span className="block text-xs text-fg-muted">{item.reason}</span>}
        </span>
        {item.shortcut !== undefined && <kbd className="ml-4 font-sans text-xs text-fg-muted">{item.shortcut}</kbd>}
        {hasChecks && (
          <span className="grid size-4 place-items-center">{item.isChecked === true && <Check aria-hidden className="size-4" />}</span>
        )}
      </>
    );
    if (item.isChecked !== undefined) {
      return (
        <Menu.CheckboxItem
          key={item.key}
          checked={item.isChecked}
          role={item.isToggle === true ? 'menuitemcheckbox' : 'menuitemradio'}
          {...shared}
        >
          {content}
        </Menu.CheckboxItem>
      );
    }
    return (
      <Menu.Item key={item.key} {...shared}>
        {content}
      </Menu.Item>
    );
  });
}

/** The button that a dropdown menu belongs to; context menus have none. */
function triggerOf(item: EventTarget | null): HTMLElement | null {
  const menu = item instanceof Element ? item.closest('[role=menu]') : null;
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

/** Menus close a moment after an act was chosen: a dialog that it opened keeps the focus it has by then. */
export function keepFocusOfDialog(event: Pick<Event, 'preventDefault'>) {
  if (document.activeElement?.closest('[role=dialog], [role=alertdialog]')) event.preventDefault();
}
