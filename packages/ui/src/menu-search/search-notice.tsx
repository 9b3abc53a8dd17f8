import { LoaderCircle, RotateCw } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { useWords } from '../words.tsx';
import type { FoundRecords } from './use-found-records.ts';

/** What there is to say of the records besides those that are there: that they are looked for, or could not be. */
export function SearchNotice({ records, explain }: { records: FoundRecords; explain: ((error: unknown) => string) | undefined }) {
  const words = useWords();
  if (records.state === 'there') return null;
  return (
    <div
      data-slot="menu-search-notice"
      className="flex min-h-11 items-center gap-2 border-t border-border px-4 py-1.5 text-sm text-fg-muted"
    >
      {records.state === 'waiting' ? (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin stroke-[1.5]" />
          <span>{words.menuWaiting}</span>
        </>
      ) : (
        <>
          <span role="alert" className="min-w-0 flex-1">
            {words.menuFailed(explain?.(records.error) ?? '')}
          </span>
          <Button size="small" variant="outline" onClick={records.retry}>
            <RotateCw aria-hidden />
            {words.retry}
          </Button>
        </>
      )}
    </div>
  );
}
