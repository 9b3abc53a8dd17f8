import { Dialog as RadixDialog } from 'radix-ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useBackCloses } from '../dialog/use-back-closes.ts';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { isExternalLink } from '../external-link/is-external-link.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import type { MenuCommand } from './menu-command.ts';
import type { MenuPage } from './menu-page.ts';
import { recentKey, type SearchRow } from './search-groups.ts';
import { SearchPanel } from './search-panel.tsx';

export interface MenuSearchProps extends OwnProps<'div'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Pages this person may open. Keep the same list from render to render: it is prepared once. */
  pages: readonly MenuPage[];
  commands?: readonly MenuCommand[];
  /** What was chosen lately, the latest first, as `onRecent` named it. What is no longer there is passed over. */
  recent?: readonly string[];
  /** Called with what was chosen, for the caller to keep. */
  onRecent?: (key: string) => void;
  /** Opens a page of the application; addresses outside open in a new window by themselves. */
  onNavigate: (path: string) => void;
  /** A button that opens it and gets the focus back. */
  trigger?: ReactNode;
}

/**
 * Finds pages and acts by a few letters, in Chinese, pinyin, English or by path. Ctrl+K or ⌘K opens and closes it from anywhere; in it the
 * arrows choose, Enter opens, Escape closes.
 */
export function MenuSearch({
  isOpen,
  onOpenChange,
  pages,
  commands = none,
  recent = none,
  onRecent,
  onNavigate,
  trigger,
  className,
  ...rest
}: MenuSearchProps) {
  const words = useWords();
  const focusReturn = useFocusReturn();
  useBackCloses(isOpen, () => {
    onOpenChange(false);
    return true;
  });
  useShortcut(() => onOpenChange(!isOpen));

  function choose(row: SearchRow) {
    onOpenChange(false);
    onRecent?.(recentKey(row));
    if (row.kind === 'command') row.command.onSelect();
    else if (isExternalLink(row.page.path)) window.open(row.page.path, '_blank', 'noopener,noreferrer');
    else onNavigate(row.page.path);
  }

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger !== undefined && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-[rgb(0_0_0/0.45)] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div data-slot="menu-search-frame" className="pointer-events-none fixed inset-0 z-50 flex justify-center p-4 pt-[12dvh] max-sm:p-0">
          <RadixDialog.Content
            data-slot="menu-search"
            aria-describedby={undefined}
            {...rest}
            {...focusReturn}
            className={cn(
              'pointer-events-auto flex max-h-[min(32rem,76dvh)] w-full max-w-[40rem] flex-col self-start overflow-hidden rounded-dialog border border-border bg-surface-raised text-fg shadow-3 outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none max-sm:border-0',
              className,
            )}
          >
            <RadixDialog.Title className="sr-only">{words.menuSearch}</RadixDialog.Title>
            <SearchPanel source={{ pages, commands, recent }} onChoose={choose} />
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const none: readonly never[] = [];

function useShortcut(onPress: () => void): void {
  const act = useEffectEvent(onPress);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.isComposing || event.repeat) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
