import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface CodeLinesProps {
  hasLineNumbers: boolean;
  isWrapped: boolean;
  /** One entry a line. */
  children: readonly ReactNode[];
}

/** The lines with their numbers, which are neither selected nor read out. */
export function CodeLines({ hasLineNumbers, isWrapped, children }: CodeLinesProps) {
  return (
    <code className={cn('grid w-fit min-w-full', hasLineNumbers ? 'grid-cols-[auto_1fr]' : 'grid-cols-1', isWrapped && 'w-full')}>
      {children.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has nothing else that is its own
        <span key={index} className="col-span-full grid grid-cols-subgrid">
          {hasLineNumbers && (
            <span aria-hidden className="pr-3 pl-3 text-right text-fg-subtle tabular-nums select-none">
              {index + 1}
            </span>
          )}
          <span className={cn('pr-3', !hasLineNumbers && 'pl-3', isWrapped ? 'break-all whitespace-pre-wrap' : 'whitespace-pre')}>
            {line}
            {'\n'}
          </span>
        </span>
      ))}
    </code>
  );
}
