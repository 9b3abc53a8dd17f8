import { CircleAlert, LoaderCircle } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import type { ChildrenNews } from '../tree/tree-rows.ts';
import { useWords } from '../words.tsx';

export interface ColumnNewsProps {
  /** Absent: nothing was asked, and there is nothing. */
  news: ChildrenNews | undefined;
  error: string;
  onRetry: () => void;
}

/** Stands in place of a column that is not there: on its way, failed, or empty. */
export function ColumnNews({ news, error, onRetry }: ColumnNewsProps) {
  const words = useWords();
  return (
    <div className="flex min-w-40 flex-1 flex-col items-center gap-2 border-border p-4 text-center text-sm text-fg-muted sm:max-w-64 sm:border-l">
      <output className={cn('flex items-center gap-2', news === 'error' && 'text-danger-text')}>
        {news === 'loading' && <LoaderCircle aria-hidden className="size-4 animate-spin stroke-[1.5]" />}
        {news === 'error' && <CircleAlert aria-hidden className="size-4 shrink-0 stroke-[1.5]" />}
        <span>{news === 'error' ? error || words.errorTitle : news === 'loading' ? words.loading : words.nothingBeneath}</span>
      </output>
      {news === 'error' && (
        <Button variant="outline" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
