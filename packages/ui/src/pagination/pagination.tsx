import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import type { OwnProps } from '../own-props.ts';
import { Select } from '../select/select.tsx';
import { useWords } from '../words.tsx';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps extends OwnProps<'nav'> {
  /** All rows that match. */
  total: number;
  /** `estimated` when the server did not count to the end; then it is said. */
  totalKind?: 'exact' | 'estimated';
  /** This page, from 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** Sizes to choose from. */
  sizes?: readonly number[];
  onPageChange: (page: number) => void;
  /** Without it the size is fixed. */
  onSizeChange?: (size: number) => void;
}

/** Total, pages, rows of a page, and a field to jump. On a phone: total, back, forward. */
export function Pagination(props: PaginationProps) {
  const { total, totalKind = 'exact', page, size, sizes = defaultSizes, onPageChange, onSizeChange, className, ...rest } = props;
  const words = useWords();
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav
      data-slot="pagination"
      aria-label={words.pagination}
      {...rest}
      className={cn('flex flex-wrap items-center gap-x-2 gap-y-2', className)}
    >
      <span className="mr-auto text-fg-muted tabular-nums">
        {words.total(total.toLocaleString(words.locale), totalKind === 'estimated')}
      </span>
      <ul className="flex items-center gap-1">
        <li>
          <Turn label={words.previousPage} target={page > 1 ? page - 1 : null} onPageChange={onPageChange}>
            <ChevronLeft aria-hidden />
          </Turn>
        </li>
        <li className="px-2 tabular-nums sm:hidden">{`${page} / ${last}`}</li>
        {pageNumbers(page, last).map((number, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the two gaps have no other identity than their place
          <li key={number ?? `gap-${index}`} className="max-sm:hidden">
            {number === null ? (
              <Ellipsis aria-hidden className="mx-2 size-4 stroke-[1.5] text-fg-subtle" />
            ) : (
              <Button
                variant="ghost"
                aria-label={words.pageNumber(number)}
                aria-current={number === page ? 'page' : undefined}
                className={cn(
                  'min-w-control px-2 font-normal tabular-nums',
                  number === page && 'bg-theme-soft font-medium text-theme-text',
                )}
                onClick={() => onPageChange(number)}
              >
                {number}
              </Button>
            )}
          </li>
        ))}
        <li>
          <Turn label={words.nextPage} target={page < last ? page + 1 : null} onPageChange={onPageChange}>
            <ChevronRight aria-hidden />
          </Turn>
        </li>
      </ul>
      {onSizeChange && (
        <Select
          aria-label={words.rowsPerPage}
          className="w-auto max-sm:hidden"
          value={String(size)}
          options={[...new Set([...sizes, size])]
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), label: words.perPage(count) }))}
          onValueChange={(value) => onSizeChange(Number(value))}
        />
      )}
      {last > 5 && <Jump last={last} onJump={onPageChange} />}
    </nav>
  );
}

const defaultSizes = [10, 20, 50, 100];

interface TurnProps {
  label: string;
  /** Null at the end of the pages. */
  target: number | null;
  onPageChange: (page: number) => void;
  children: ReactNode;
}

/** One page back or forth. At the end it stays in reach: a disabled button would lose the focus to the top of the page. */
function Turn({ label, target, onPageChange, children }: TurnProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={target === null || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      onClick={() => {
        if (target !== null) onPageChange(target);
      }}
    >
      {children}
    </IconButton>
  );
}

function Jump({ last, onJump }: { last: number; onJump: (page: number) => void }) {
  const words = useWords();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  function jump(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Chinese input methods write digits of full width too.
    const page = Number(text.normalize('NFKC'));
    const isPage = Number.isInteger(page) && page >= 1;
    setIsWrong(!isPage && text !== '');
    if (!isPage) return;
    onJump(Math.min(page, last));
    setText('');
  }
  function type(next: string) {
    setText(next);
    setIsWrong(false);
  }
  return (
    <form onSubmit={jump} className="max-lg:hidden">
      <label className="flex items-center gap-2 whitespace-nowrap text-fg-muted">
        {words.jumpToPage}
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="w-14 text-center"
          value={text}
          aria-invalid={isWrong || undefined}
          onValueChange={type}
        />
      </label>
    </form>
  );
}
