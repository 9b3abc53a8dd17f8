import { CircleAlert, CircleCheck, CircleHelp, Minus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { cn } from '../../cn.ts';
import { Select } from '../../select/select.tsx';
import type { ImportField } from '../import-field.ts';
import type { ImportSource } from '../rows/import-source.ts';
import { withHead, type HeadMatch, type Mapping } from '../rows/match-heads.ts';
import { StepFooter } from './step-footer.tsx';
import { useCount, useImportWords } from '../use-import-words.ts';

export interface ColumnsStepProps {
  fields: readonly ImportField[];
  source: ImportSource;
  mapping: Mapping;
  onMappingChange: (mapping: Mapping) => void;
  onNext: () => void;
  onBack: () => void;
  onCancel: () => void;
}

/** Which column of the file each field is taken from. */
export function ColumnsStep({ fields, source, mapping, onMappingChange, onNext, onBack, onCancel }: ColumnsStepProps) {
  const words = useImportWords();
  const count = useCount();
  const list = useRef<HTMLUListElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const missing = fields.filter(({ key, isRequired }) => isRequired === true && mapping[key] === undefined);
  const used = new Map(fields.flatMap(({ key, title }) => (mapping[key] ? [[mapping[key].head, title] as const] : [])));
  const unused = source.heads.filter((head, index) => head !== '' && !used.has(index));
  const goOn = () => {
    setIsRefused(missing.length > 0);
    if (missing.length === 0) onNext();
    else list.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(missing[0]?.key ?? '')}"] [role=combobox]`)?.focus();
  };
  return (
    <>
      <p className="text-fg-muted">{words.columnsHelp(source.name, count(source.rows.length))}</p>
      {isRefused && missing.length > 0 && (
        <Alert tone="danger" isLive>
          {words.columnsMissing(missing.map(({ title }) => title))}
        </Alert>
      )}
      <div className="max-w-[60rem] overflow-hidden rounded-card border border-border bg-surface">
        <div aria-hidden className={cn(lineLook, 'border-b border-border bg-bg-subtle text-xs text-fg-muted max-sm:hidden')}>
          <span>{words.field}</span>
          <span>{words.column}</span>
          <span>{words.samples}</span>
        </div>
        <ul ref={list}>
          {fields.map((field) => (
            <FieldLine
              key={field.key}
              field={field}
              source={source}
              match={mapping[field.key]}
              used={used}
              onHeadChange={(head) => onMappingChange(withHead(mapping, field.key, head))}
            />
          ))}
        </ul>
      </div>
      {unused.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-fg-muted">
          <span>{words.unusedColumns}</span>
          {unused.map((head, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a file may name two columns alike
            <Badge key={index} className="max-w-60 truncate">
              {head}
            </Badge>
          ))}
        </div>
      )}
      <StepFooter onCancel={onCancel} onBack={onBack}>
        <Button onClick={goOn}>{words.next}</Button>
      </StepFooter>
    </>
  );
}

const lineLook = 'grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)] gap-x-4 gap-y-1.5 px-4 py-2 max-sm:grid-cols-1';

interface FieldLineProps {
  field: ImportField;
  source: ImportSource;
  match: HeadMatch | undefined;
  used: ReadonlyMap<number, string>;
  onHeadChange: (head: number | undefined) => void;
}

function FieldLine({ field, source, match, used, onHeadChange }: FieldLineProps) {
  const words = useImportWords();
  const id = useId();
  const isMissing = field.isRequired === true && match === undefined;
  const state = isMissing ? states.missing : states[match?.kind ?? 'none'];
  const options = source.heads.map((head, index) => {
    const owner = match?.head === index ? undefined : used.get(index);
    return {
      value: String(index),
      label: head === '' ? words.columnNumber(index + 1) : head,
      description: owner === undefined ? undefined : words.usedFor(owner),
    };
  });
  return (
    <li
      data-field={field.key}
      data-state={isMissing ? 'missing' : (match?.kind ?? 'none')}
      className={cn(lineLook, 'not-last:border-b not-last:border-border')}
    >
      <div className="min-w-0 sm:py-1">
        <span className="font-medium wrap-anywhere">
          {field.title}
          {field.isRequired === true && (
            <span aria-hidden className="ml-0.5 text-danger-text">
              *
            </span>
          )}
        </span>
        {field.help !== undefined && <p className="text-xs text-fg-muted">{field.help}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <Select
          options={options}
          value={match === undefined ? '' : String(match.head)}
          onValueChange={(head) => onHeadChange(Number(head))}
          onClear={() => onHeadChange(undefined)}
          placeholder={words.noColumn}
          aria-label={words.columnOf(field.title)}
          aria-describedby={`${id}-state`}
          aria-invalid={isMissing}
          aria-required={field.isRequired === true}
        />
        <p id={`${id}-state`} className={cn('flex items-center gap-1 text-xs', state.look)}>
          <state.icon aria-hidden className="size-3.5 shrink-0 stroke-[1.5]" />
          <span>{words[state.word]}</span>
        </p>
      </div>
      <Samples source={source} head={match?.head} />
    </li>
  );
}

const states = {
  same: { icon: CircleCheck, look: 'text-success-text', word: 'matchedSame' },
  similar: { icon: CircleHelp, look: 'text-warning-text', word: 'matchedSimilar' },
  chosen: { icon: CircleCheck, look: 'text-fg-muted', word: 'matchedChosen' },
  none: { icon: Minus, look: 'text-fg-muted', word: 'matchedNone' },
  missing: { icon: CircleAlert, look: 'text-danger-text', word: 'matchMissing' },
} as const;

/** The first few texts of the column, each once. */
function Samples({ source, head }: { source: ImportSource; head: number | undefined }) {
  const words = useImportWords();
  if (head === undefined)
    return (
      <span aria-hidden className="text-fg-subtle sm:py-1 max-sm:hidden">
        —
      </span>
    );
  const texts = new Set<string>();
  for (const row of source.rows) {
    const text = row[head]?.trim() ?? '';
    if (text !== '') texts.add(text);
    if (texts.size === 3) break;
  }
  if (texts.size === 0) return <span className="text-fg-muted sm:py-1">{words.noSamples}</span>;
  return (
    <ul className="flex min-w-0 gap-x-3 text-xs text-fg-muted sm:flex-col sm:py-1" aria-label={words.samples}>
      {[...texts].map((text) => (
        <li key={text} className="max-w-full min-w-0 truncate" title={text}>
          {text}
        </li>
      ))}
    </ul>
  );
}
