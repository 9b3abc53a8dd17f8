import { Ellipsis } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import type { MenuItem } from '../dropdown-menu/menu-item.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface RowActionsProps extends OwnProps<'div'> {
  items: MenuItem[];
}

/** The acts on one record: two in words, the rest in a menu. */
export function RowActions({ items, className, ...own }: RowActionsProps) {
  const words = useWords();
  if (items.length === 0) return null;
  const inWords = items.slice(0, 2);
  const rest = items.slice(inWords.length);
  return (
    <div data-slot="row-actions" {...own} className={cn('-mr-2 flex justify-end gap-1', className)}>
      {inWords.map((item) => (
        <Button
          key={item.key}
          variant="ghost"
          size="small"
          aria-disabled={item.isDisabled}
          title={item.isDisabled === true ? item.reason : undefined}
          className={cn(
            'text-theme-text not-disabled:hover:text-theme-text',
            item.isDanger === true && 'text-danger-text not-disabled:hover:text-danger-text',
            item.isDisabled === true && 'text-fg-subtle not-disabled:hover:bg-transparent not-disabled:hover:text-fg-subtle',
          )}
          onClick={item.isDisabled === true ? undefined : item.onSelect}
        >
          {item.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <DropdownMenu
          items={rest}
          trigger={
            <IconButton label={words.more} size="small">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
    </div>
  );
}
