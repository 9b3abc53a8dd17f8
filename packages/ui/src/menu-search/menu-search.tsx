import { Slot } from 'radix-ui';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { isExternalLink } from '../external-link/is-external-link.ts';
import type { OwnProps } from '../own-props.ts';
import { piece, useAtRest } from '../piece.ts';
import type { MenuCommand } from './menu-command.ts';
import type { MenuPage } from './menu-page.ts';
import type { FindRecords, MenuRecord } from './menu-record.ts';
import { recentOf } from './recent-of.ts';
import type { SearchRow } from './search-row.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

export interface MenuSearchProps extends OwnProps<'div'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Pages this person may open. Keep the same list from render to render: it is prepared once. */
  pages: readonly MenuPage[];
  commands?: readonly MenuCommand[];
  /** Finds more than pages, by what is typed. The same function from render to render: another one asks anew. */
  find?: FindRecords;
  /** Words for what `find` throws. */
  explain?: (error: unknown) => string;
  /** What was chosen lately, the latest first, as `onRecent` named it. A page or an act that is no longer there is passed over. */
  recent?: readonly (string | MenuRecord)[];
  /** Called with what was chosen, for the caller to keep: a record whole, a page or an act by its key. */
  onRecent?: (choice: string | MenuRecord) => void;
  /** What it is called, and what stands in its empty field, where that is more than pages. */
  label?: string;
  hint?: string;
  /** Opens a page of the application; addresses outside open in a new window by themselves. */
  onNavigate: (path: string) => void;
  /** A button that opens it and gets the focus back. */
  trigger?: ReactNode;
}

/**
 * Finds pages and acts by a few letters, in Chinese, pinyin, English or by path, and whatever else `find` knows. Ctrl+K or ⌘K opens and
 * closes it from anywhere; in it the arrows choose, Enter opens, Escape closes. Its code comes after the page.
 */
export function MenuSearch({
  isOpen,
  onOpenChange,
  pages,
  commands = none,
  find,
  explain,
  recent = none,
  onRecent,
  label,
  hint,
  onNavigate,
  trigger,
  ...rest
}: MenuSearchProps) {
  const panelId = useId();
  useAtRest(searchDialog, isOpen);
  useBackCloses(isOpen, () => {
    onOpenChange(false);
    return true;
  });
  useShortcut(() => onOpenChange(!isOpen));
  const takeTyped = useTypedAhead(isOpen, () => onOpenChange(false));

  function choose(row: SearchRow) {
    onOpenChange(false);
    onRecent?.(recentOf(row));
    if (row.kind === 'command') row.command.onSelect();
    else if (row.kind === 'record') onNavigate(row.record.path);
    else if (isExternalLink(row.page.path)) window.open(row.page.path, '_blank', 'noopener,noreferrer');
    else onNavigate(row.page.path);
  }

  return (
    <>
      {trigger !== undefined && (
        <Slot.Root
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          data-state={isOpen ? 'open' : 'closed'}
          onPointerEnter={searchDialog.fetch}
          onFocus={searchDialog.fetch}
          onClick={() => onOpenChange(true)}
        >
          {trigger}
        </Slot.Root>
      )}
      <searchDialog.Part
        id={panelId}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        source={{ pages, commands, recent }}
        find={find}
        explain={explain}
        label={label}
        hint={hint}
        onChoose={choose}
        takeTyped={takeTyped}
        {...rest}
      />
    </>
  );
}

const searchDialog = piece(async () => (await import('./search-dialog.tsx')).SearchDialog);

const none: readonly never[] = [];

function useShortcut(onPress: () => void): void {
  const act = useEffectEvent(onPress);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.repeat) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
