import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useIsPhone } from './use-is-phone.ts';
import { piece, useNear } from '../piece.ts';
import { useWords } from '../words.tsx';
import { useFilterWords } from './use-filter-words.ts';
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

/**
 * One line over a list: what finds, filters, keeps and exports its rows. Below 800 px filters and order stand in a sheet behind one button.
 */
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
  const fit = useFit(line, search !== undefined);
  const isExpanded = isOpen && fit.hasMore;
  return (
    <>
      {/* open, what did not fit stands in further lines, and the first one stays as it is */}
      <div ref={line} id={id} className={cn('flex min-w-0 flex-1 gap-2', search !== undefined && 'min-w-40', isExpanded && 'flex-wrap')}>
        {search !== undefined && <div className="max-w-80 min-w-40 flex-[2_1_13rem]">{search}</div>}
        <div data-part="fields" className={cn('contents', inLine, !isExpanded && foldedFrom[fit.count])}>
          {children}
        </div>
        <div data-part="more" className={cn('contents', inLine, !isExpanded && foldedFrom[0])}>
          {more}
        </div>
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
            <span>{isExpanded ? words.fewerFilters : words.moreFilters}</span>
            {fit.filledBehind > 0 && !isExpanded && <InUse count={fit.filledBehind} />}
            <ChevronDown aria-hidden className={cn('transition-transform', isExpanded && 'rotate-180')} />
          </Button>
        )}
        {views}
        {tools}
      </div>
    </>
  );
}

const inLine = '*:max-w-60 *:min-w-32 *:flex-[1_1_10rem]';

type SheetButtonProps = Pick<FilterBarProps, 'count' | 'onSearch' | 'onReset' | 'onDiscard' | 'children'>;

function SheetButton({ count, onSearch, onReset, onDiscard, children }: SheetButtonProps) {
  const words = useFilterWords();
  const [isOpen, setIsOpen] = useState(false);
  const { isNear, approach } = useNear(sheet, isOpen);

  /** The sheet goes first: on its own entry of the history the address would be left behind with it. */
  function end(act: () => void) {
    flushSync(() => setIsOpen(false));
    act();
  }

  return (
    <>
      <Button
        variant="outline"
        className="px-3"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={approach.onPointerEnter}
        onFocus={approach.onFocus}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {words.filters}
        {count > 0 && <InUse count={count} />}
      </Button>
      {isNear && (
        <sheet.Part
          isOpen={isOpen}
          onOpenChange={(next) => {
            setIsOpen(next);
            if (!next) onDiscard?.();
          }}
          onSearch={() => end(onSearch)}
          onReset={() => end(onReset)}
        >
          {children}
        </sheet.Part>
      )}
    </>
  );
}

const sheet = piece(async () => (await import('./filter-sheet.tsx')).FilterSheet);

function InUse({ count }: { count: number }) {
  const words = useFilterWords();
  return (
    <Badge tone="theme" className="px-1.5">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{words.filtersInUse(count)}</span>
    </Badge>
  );
}
