import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface FilterBarProps extends OwnProps<'form', 'onReset' | 'onSubmit'> {
  /** Called by the search button and by Enter in a field. */
  onSearch: () => void;
  onReset: () => void;
  /** Fields of the first line: three or four. On a phone the first alone stands there, the others come with 展开. */
  children: ReactNode;
  /** Further fields behind 展开. */
  more?: ReactNode;
  /** True at the start when a field that may be folded away is set, so that no filter works unseen. */
  isExpanded?: boolean;
  /** The search is under way. */
  isPending?: boolean;
}

/** The filters above a list. */
export function FilterBar({
  onSearch,
  onReset,
  children,
  more,
  isExpanded: isExpandedFirst = false,
  isPending,
  className,
  ...rest
}: FilterBarProps) {
  const words = useWords();
  const firstId = useId();
  const moreId = useId();
  const [isExpanded, setIsExpanded] = useState(isExpandedFirst);
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `<search>` is younger than the oldest browsers we serve
      role="search"
      data-slot="filter-bar"
      data-state={isExpanded ? 'open' : 'closed'}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      onReset={(event) => {
        event.preventDefault();
        onReset();
      }}
      {...rest}
      className={cn('flex items-end gap-3 max-lg:flex-wrap', className)}
    >
      <div className="min-w-0 flex-1 max-lg:basis-full">
        <div id={firstId} className={cn(fields, !isExpanded && 'max-sm:*:nth-[n+2]:hidden')}>
          {children}
        </div>
        {more !== undefined && (
          <div id={moreId} hidden={!isExpanded} className={cn(fields, 'mt-3', !isExpanded && 'hidden')}>
            {more}
          </div>
        )}
      </div>
      <div className="ml-auto flex gap-2 max-sm:w-full">
        <Button
          variant="ghost"
          aria-expanded={isExpanded}
          aria-controls={more === undefined ? firstId : moreId}
          className={cn('max-sm:mr-auto', more === undefined && 'sm:hidden')}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? words.collapse : words.expand}
          <ChevronDown aria-hidden className={cn('transition-transform', isExpanded && 'rotate-180')} />
        </Button>
        <Button variant="outline" type="reset">
          {words.reset}
        </Button>
        <Button variant="outline" type="submit" isPending={isPending}>
          {words.search}
        </Button>
      </div>
    </form>
  );
}

const fields = 'grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end gap-3';
