import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useWords } from '../words.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { useFilterWords } from './filter-words.ts';
import { foldedFrom, useFit } from './use-fit.ts';

export interface FilterBarProps extends OwnProps<'form', 'onReset' | 'onSubmit'> {
  /** Called by Enter in a field, and by the main button of a phone's sheet. */
  onSearch: () => void;
  /** Takes all filters back at once. */
  onReset: () => void;
  /** The sheet of a phone is closed without its main button. */
  onDiscard?: (() => void) | undefined;
  /** How many filters are in use, without what stands in `search`. */
  count: number;
  /** The box that looks through what people know: first, and in sight on a phone too. */
  search?: ReactNode;
  /** `FilterField`s. Those that do not fit into the line open with 更多筛选. */
  children?: ReactNode;
  /** `FilterField`s that open with 更多筛选 even where there is room. */
  more?: ReactNode;
  /** In a phone's sheet, after the filters: the order of the rows. */
  sort?: ReactNode;
  /** At the end of the line, on a phone too: the saved views. */
  views?: ReactNode;
  /** At the end of the line, on a phone at the end of the sheet: export, columns. */
  tools?: ReactNode;
}

/** One line over a list: what finds, filters, keeps and exports its rows. Below 800 px filters and order stand in a sheet behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { onSearch, onReset, onDiscard, count, search, children, more, sort, views, tools, className, ...rest } = props;
  const isPhone = useIsPhone();
  const hasFields = children !== undefined || more !== undefined || sort !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `<search>` is younger than the oldest browsers we serve
      role="search"
      data-slot="filter-bar"
      {...rest}
      onSubmit={submit}
      className={cn('[container:filters/inline-size] flex flex-wrap items-start gap-2', className)}
    >
      {/* lets Enter search from every field */}
      <input type="submit" hidden />
      {isPhone ? (
        <>
          {search !== undefined && <div className="min-w-0 flex-1">{search}</div>}
          <div className="ml-auto flex gap-2">
            {hasFields ? (
              <SheetButton count={count} onSearch={onSearch} onReset={onReset} onDiscard={onDiscard}>
                {children}
                {more}
                {sort}
                {tools !== undefined && <div className="flex flex-wrap gap-2 border-t border-border pt-4">{tools}</div>}
              </SheetButton>
            ) : (
              tools
            )}
            {views}
          </div>
        </>
      ) : (
        <Line {...props} />
      )}
    </form>
  );
}

function Line({ search, children, more, count, onReset, views, tools }: FilterBarProps) {
  const words = useFilterWords();
  const kit = useWords();
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const fit = useFit(line, search !== undefined, isOpen);
  const isExpanded = isOpen && fit.hasMore;
  return (
    <>
      <div ref={line} className={cn('flex min-w-0 flex-1 gap-2', search !== undefined && 'min-w-40')}>
        {search !== undefined && <div className="max-w-80 min-w-40 flex-[2_1_16rem]">{search}</div>}
        {!isExpanded && (
          <>
            <div data-part="fields" className={cn('contents', inLine, foldedFrom[fit.count])}>
              {children}
            </div>
            <div data-part="more" className={cn('contents', foldedFrom[0])}>
              {more}
            </div>
          </>
        )}
      </div>
      <div className="flex shrink-0 gap-2">
        {/* its room is kept: a field that is just chosen must not be folded away for it */}
        {(children !== undefined || more !== undefined) && (
          <Button variant="ghost" className={cn('px-2', count === 0 && 'invisible')} onClick={onReset}>
            {kit.reset}
          </Button>
        )}
        {fit.hasMore && (
          <Button variant="ghost" className="px-2" aria-expanded={isExpanded} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {isExpanded ? words.fewerFilters : words.moreFilters}
            {fit.filledBehind > 0 && !isExpanded && <InUse count={fit.filledBehind} />}
            <ChevronDown aria-hidden className={cn('transition-transform', isExpanded && 'rotate-180')} />
          </Button>
        )}
        {views}
        {tools}
      </div>
      <div id={id} className={isExpanded ? 'grid w-full grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2' : 'contents'}>
        {isExpanded && children}
        {isExpanded && more}
      </div>
    </>
  );
}

const inLine = '*:max-w-60 *:min-w-32 *:flex-[1_1_10rem]';

type SheetButtonProps = Pick<FilterBarProps, 'count' | 'onSearch' | 'onReset' | 'onDiscard' | 'children'>;

function SheetButton({ count, onSearch, onReset, onDiscard, children }: SheetButtonProps) {
  const words = useFilterWords();
  const [isOpen, setIsOpen] = useState(false);

  /** The sheet goes first: on its own entry of the history the address would be left behind with it. */
  function end(act: () => void) {
    flushSync(() => setIsOpen(false));
    act();
  }

  return (
    <FilterSheet
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        if (!next) onDiscard?.();
      }}
      onSearch={() => end(onSearch)}
      onReset={() => end(onReset)}
      trigger={
        <Button variant="outline" className="px-3">
          <SlidersHorizontal aria-hidden />
          {words.filters}
          {count > 0 && <InUse count={count} />}
        </Button>
      }
    >
      {children}
    </FilterSheet>
  );
}

function InUse({ count }: { count: number }) {
  const words = useFilterWords();
  return (
    <Badge tone="theme" className="px-1.5">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{words.filtersInUse(count)}</span>
    </Badge>
  );
}
