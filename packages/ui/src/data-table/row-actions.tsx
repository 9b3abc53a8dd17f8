import { Ellipsis } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import type { MenuItem } from '../dropdown-menu/menu-item.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { toast } from '../toast/toast.ts';
import { useWords } from '../words.tsx';
import { ActReason } from './act-reason.tsx';

export interface RowActionsProps extends OwnProps<'div'> {
  items: MenuItem[];
  /** Where room is scarce, and there are more than two: only the first stands in words. */
  isShort?: boolean;
}

/** The acts on one record: two in words, the rest in a menu. */
export function RowActions({ items, isShort = false, className, ...own }: RowActionsProps) {
  const words = useWords();
  if (items.length === 0) return null;
  const inWords = items.slice(0, isShort && items.length > 2 ? 1 : 2);
  const rest = items.slice(inWords.length);
  return (
    <div data-slot="row-actions" {...own} className={cn('-mr-2 flex justify-end gap-1', className)}>
      {inWords.map((item) => (
        <Act key={item.key} item={item} />
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

/** One that is not possible now stays in reach, and says why to whoever points at it, comes to it by the keyboard or presses it. */
function Act({ item: { label, isDanger = false, isDisabled = false, reason, onSelect } }: { item: MenuItem }) {
  const button = (
    <Button
      variant="ghost"
      size="small"
      aria-disabled={isDisabled || undefined}
      className={cn(
        'text-theme-text not-disabled:hover:text-theme-text',
        isDanger && 'text-danger-text not-disabled:hover:text-danger-text',
        isDisabled && 'text-fg-subtle not-disabled:hover:bg-transparent not-disabled:hover:text-fg-subtle',
      )}
      onClick={() => {
        if (!isDisabled) onSelect();
        else if (reason !== undefined) toast.info(reason);
      }}
    >
      {label}
    </Button>
  );
  return isDisabled && reason !== undefined ? <ActReason text={reason}>{button}</ActReason> : button;
}
