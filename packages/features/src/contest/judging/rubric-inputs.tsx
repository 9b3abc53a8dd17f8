import { useLingui } from '@lingui/react/macro';
import { rubricTotal } from '@saiwu/judging';
import { Badge, cn, Input } from '@saiwu/ui';
import { useId } from 'react';
import type { Rubric } from '../answers.ts';
import { place } from './sheet-places.ts';

interface RubricInputsProps {
  rubric: Rubric;
  /** Typed text by place. */
  scores: Readonly<Record<string, string>>;
  /** Places whose text is no score. */
  wrong: readonly string[];
  isReadOnly: boolean;
  onChange: (place: string, text: string) => void;
}

/** The rubric as sections of items with an input each, and what each dimension comes to. */
export function RubricInputs({ rubric, scores, wrong, isReadOnly, onChange }: RubricInputsProps) {
  const { t } = useLingui();
  const baseId = useId();
  const scoreAt = (key: string) => (wrong.includes(key) ? null : (scores[key] ?? null) || null);
  return rubric.dimensions.map((entry, dimension) => {
    const { name, weight, items } = entry;
    const headingId = `${baseId}${dimension}`;
    const given = items.map((_, item) => ({ dimension: 0, item, score: scoreAt(place(dimension, item)) }));
    const points = rubricTotal({ dimensions: [entry] }, given);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the rubric is fixed once there are sheets; its places are its keys
      <fieldset
        key={dimension}
        aria-labelledby={headingId}
        className="grid gap-3 not-first:border-t not-first:border-border not-first:pt-4"
      >
        <header className="flex flex-wrap items-baseline gap-x-2">
          <h3 id={headingId} className="font-semibold">
            {name}
          </h3>
          <span className="flex-1 text-xs text-fg-muted">{t`权重 ${weight}`}</span>
          {points !== null && <output className="text-xs text-fg-muted tabular-nums">{t`得 ${points} 分`}</output>}
        </header>
        {items.map((item, index) => {
          const key = place(dimension, index);
          return (
            <ItemInput
              // oxlint-disable-next-line react/no-array-index-key -- as above
              key={index}
              item={item}
              place={key}
              text={scores[key] ?? ''}
              isWrong={wrong.includes(key)}
              isReadOnly={isReadOnly}
              onChange={onChange}
            />
          );
        })}
      </fieldset>
    );
  });
}

interface ItemInputProps {
  item: Rubric['dimensions'][number]['items'][number];
  place: string;
  text: string;
  isWrong: boolean;
  isReadOnly: boolean;
  onChange: (place: string, text: string) => void;
}

function ItemInput({ item, place, text, isWrong, isReadOnly, onChange }: ItemInputProps) {
  const { t } = useLingui();
  const id = useId();
  const { name, max, guidance, isCounted } = item;
  const note = isWrong ? t`请填 0 到 ${max} 的数，最多四位小数` : guidance;
  const hasNote = note !== null && note !== undefined && note !== '';
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-40 flex-1 max-sm:min-w-24">
        <label htmlFor={id} className="font-medium">
          {name}
        </label>
        {!isCounted && <Badge className="ml-2">{t`不计分`}</Badge>}
        {hasNote && (
          <p id={`${id}-note`} className={cn('text-xs', isWrong ? 'text-danger-text' : 'text-fg-muted')}>
            {note}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <Input
          id={id}
          data-place={place}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          className="w-24 text-right tabular-nums"
          readOnly={isReadOnly}
          value={text}
          onValueChange={(typed) => onChange(place, typed.trim().replace('。', '.'))}
          aria-invalid={isWrong || undefined}
          aria-describedby={hasNote ? `${id}-note` : undefined}
        />
        <span className="w-9 text-right text-fg-muted tabular-nums">/ {max}</span>
      </div>
    </div>
  );
}
