import { Check, ListChecks, Plus, RotateCw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import type { ListEntry } from './use-listbox.ts';

export interface OptionRowProps<Value extends string> extends ComponentProps<'div'> {
  entry: ListEntry<Value>;
  isHighlighted: boolean;
}

/** One row: picture, label and second line of an option, or an act. Role and handlers come from downshift. */
export function OptionRow<Value extends string>({ entry, isHighlighted, ...props }: OptionRowProps<Value>) {
  return (
    <div
      {...props}
      data-slot="option"
      data-state={props['aria-selected'] === true ? 'checked' : 'unchecked'}
      data-highlighted={isHighlighted || undefined}
      className={cn(
        'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 py-1 text-sm select-none data-highlighted:bg-bg-subtle',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 data-[state=checked]:text-theme-text',
        entry.kind !== 'option' && 'text-theme-text [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
      )}
    >
      {entry.kind === 'option' ? (
        <>
          {entry.option.avatar && (
            <span aria-hidden className="shrink-0">
              {entry.option.avatar}
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span className="block truncate">{entry.option.label}</span>
            {entry.option.description && <span className="block truncate text-xs text-fg-muted">{entry.option.description}</span>}
          </span>
          {props['aria-selected'] === true && <Check aria-hidden className="size-4 shrink-0 stroke-[1.5]" />}
        </>
      ) : (
        <Act entry={entry} />
      )}
    </div>
  );
}

function Act<Value extends string>({ entry }: { entry: Exclude<ListEntry<Value>, { kind: 'option' }> }) {
  const words = useWords();
  if (entry.kind === 'all')
    return (
      <>
        <ListChecks aria-hidden />
        <span>{entry.isChosen ? words.unselectMatching(entry.options.length) : words.selectMatching(entry.options.length)}</span>
      </>
    );
  if (entry.kind === 'create')
    return (
      <>
        <Plus aria-hidden />
        <span className="min-w-0 truncate">{words.createOption(entry.text)}</span>
      </>
    );
  return (
    <>
      <RotateCw aria-hidden />
      {words.retry}
    </>
  );
}
