/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- native options hold text only; the field hears the keys for its list */
import { ChevronRight, CornerDownLeft, ExternalLink, File, FileText, Zap } from 'lucide-react';
import { cn } from '../cn.ts';
import { isExternalLink } from '../external-link/is-external-link.ts';
import { useWords } from '../words.tsx';
import { Marked } from './marked.tsx';
import type { SearchRow } from './search-row.ts';

export interface SearchOptionProps {
  id: string;
  row: SearchRow;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One line: icon, groups above a page, title; behind a record what tells it from others of its name. */
export function SearchOption({ id, row, isActive, onPoint, onChoose }: SearchOptionProps) {
  const words = useWords();
  const { title, icon } = row.kind === 'page' ? row.page : row.kind === 'record' ? row.record : row.command;
  const Usual = usualIcons[row.kind];
  const note = row.kind === 'record' ? row.record.note : undefined;
  const isExternal = row.kind === 'page' && isExternalLink(row.page.path);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-slot="menu-search-option"
      data-state={isActive ? 'active' : 'idle'}
      data-highlighted={isActive || undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cn(
        'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-sm pointer-coarse:min-h-11',
        '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
        isActive && 'bg-bg-subtle shadow-[inset_2px_0_0_var(--color-theme)]',
      )}
    >
      <span aria-hidden className="flex text-fg-muted">
        {icon ?? <Usual />}
      </span>
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <span className="flex min-w-0 items-center gap-1 truncate">
          {row.kind === 'page' &&
            row.page.trail?.map((step) => (
              <span key={step} className="flex shrink-0 items-center gap-1 text-fg-muted max-sm:hidden">
                {step}
                <ChevronRight aria-hidden className="size-3!" />
              </span>
            ))}
          <span className="truncate">
            <Marked text={title} ranges={row.titleRanges} />
          </span>
        </span>
        {note !== undefined && (
          <span className="ml-auto max-w-1/2 shrink-0 truncate text-xs text-fg-muted">
            <Marked text={note} ranges={row.noteRanges} />
          </span>
        )}
      </span>
      {isExternal && (
        <>
          <ExternalLink aria-hidden className="text-fg-muted" />
          <span className="sr-only">{words.newWindow}</span>
        </>
      )}
      <CornerDownLeft aria-hidden className={cn('text-fg-muted max-sm:hidden', !isActive && 'invisible')} />
    </div>
  );
}

const usualIcons = { page: FileText, record: File, command: Zap };
