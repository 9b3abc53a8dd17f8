import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import { Highlighted } from '../tree/highlighted.tsx';
import { useWords } from '../words.tsx';
import { wordsOf, type FoundPaths, type NodePath } from './cascade-paths.ts';

export interface PathResultsProps extends FoundPaths {
  id: string;
  query: string;
  /** Index of the path that Enter chooses. */
  active: number;
  value: readonly string[];
  canChoose: (path: NodePath) => boolean;
  onChoose: (path: NodePath) => void;
}

/** The found paths, as the list of the search box. */
export function PathResults({ id, paths, hasMore, query, active, value, canChoose, onChoose }: PathResultsProps) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const marks = wordsOf(query);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div className="min-h-0">
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a search box
        role="listbox"
        aria-label={words.pathResults}
        className="max-h-72 overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {paths.map((path, index) => {
          const key = path.map((node) => node.id).join('/');
          const isChosen = key === value.join('/');
          const isDisabled = !canChoose(path);
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search box hears the keys
            <div
              key={key}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a path with marked words
              role="option"
              aria-selected={isChosen}
              aria-disabled={isDisabled || undefined}
              title={path.find((node) => node.isDisabled)?.reason}
              data-state={index === active ? 'active' : 'idle'}
              data-highlighted={index === active || undefined}
              className={cn(
                'flex min-h-control items-center gap-2 rounded-control px-2 py-1 text-sm data-[state=active]:bg-bg-subtle',
                isDisabled ? 'cursor-not-allowed text-fg-subtle' : 'cursor-pointer hover:bg-bg-subtle',
                isChosen && 'text-theme-text',
              )}
              onClick={() => onChoose(path)}
            >
              <span className="min-w-0 flex-1 wrap-break-word">
                <Highlighted text={path.map((node) => node.label).join(' / ')} words={marks} />
              </span>
              {isChosen && <Check aria-hidden className="size-4 shrink-0 stroke-[1.5]" />}
            </div>
          );
        })}
      </div>
      <output
        className={cn(
          'block text-sm text-fg-muted',
          hasMore && 'border-t border-border px-3 py-2 text-xs',
          paths.length === 0 && 'p-4 text-center',
        )}
      >
        {paths.length === 0 ? words.noMatch : hasMore ? words.onlyFirst(paths.length) : ''}
      </output>
    </div>
  );
}
