import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';

export interface TextCountProps {
  id: string;
  text: string;
  limit: number;
}

/**
 * How much of a limit is used, `12 / 100`; beyond it, by how much to shorten. Counts as the rules of forms do, in UTF-16 units.
 * A screen reader hears it near the limit only.
 */
export function TextCount({ id, text, limit }: TextCountProps) {
  const words = useWords();
  const left = limit - text.length;
  return (
    <span data-slot="text-count" data-state={left < 0 ? 'over' : 'fine'} className="mt-1 flex justify-end gap-2 text-xs text-fg-muted">
      {left < 0 && (
        <span aria-hidden className="text-danger-text">
          {words.charactersOver(-left)}
        </span>
      )}
      <span aria-hidden className={cn('tabular-nums', left < 0 && 'text-danger-text')}>
        {`${text.length} / ${limit}`}
      </span>
      <output id={id} className="sr-only">
        {left < 0 ? words.charactersOver(-left) : left <= limit / 10 ? words.charactersLeft(left) : ''}
      </output>
    </span>
  );
}
