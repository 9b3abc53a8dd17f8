import { LoaderCircle } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { OptionList, type OptionListProps } from './option-list.tsx';

export interface OptionPopupProps<Value extends string> extends OptionListProps<Value> {
  /** The box that the list hangs on. */
  children: ReactNode;
  /** A line beneath the list: why no more can be chosen. */
  note?: string | undefined;
}

/** The list under its box, with what is to be said about it: loading, failed, nothing found, more on the server. */
export function OptionPopup<Value extends string>({ children, note, ...list }: OptionPopupProps<Value>) {
  const words = useWords();
  const { listbox } = list;
  const { found, isOpen } = listbox;
  const isEmpty = found.state === 'ready' && found.options.length === 0;
  const shownNote = note ?? (found.hasMore ? words.narrowDown : undefined);
  const { ref } = listbox.downshift.getMenuProps({}, { suppressRefError: true });
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          ref={ref}
          data-slot="option-popup"
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The focus stays in the box, and downshift closes the list.
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onEscapeKeyDown={prevent}
          onInteractOutside={prevent}
          onMouseDown={prevent}
          // A dialog around it locks the page's scrolling from the document down: the list keeps its own.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className="z-50 w-(--radix-popover-trigger-width) min-w-48 animate-pop-in overflow-hidden rounded-card border border-border bg-surface-raised text-fg shadow-2 outline-none"
        >
          {found.state === 'loading' && (
            <p className="flex min-h-control items-center gap-2 px-3 py-2 text-sm text-fg-muted">
              <LoaderCircle aria-hidden className="size-4 animate-spin stroke-[1.5]" />
              {words.loading}
            </p>
          )}
          {found.state === 'failed' && <p className="px-3 py-2 text-sm text-danger-text">{words.errorTitle}</p>}
          {isEmpty && <p className="px-3 py-4 text-center text-sm text-fg-muted">{words.noMatch}</p>}
          <OptionList {...list} />
          {shownNote && <p className="border-t border-border px-3 py-2 text-xs text-fg-muted">{shownNote}</p>}
        </Popover.Content>
      </Popover.Portal>
      <output className="sr-only">{isOpen ? said() : ''}</output>
    </Popover.Root>
  );

  function said(): string {
    if (found.state === 'loading') return words.loading;
    if (found.state === 'failed') return words.errorTitle;
    return [isEmpty ? words.noMatch : words.optionCount(found.options.length), shownNote].filter(Boolean).join(' · ');
  }
}

function prevent(event: { preventDefault: () => void }) {
  event.preventDefault();
}
