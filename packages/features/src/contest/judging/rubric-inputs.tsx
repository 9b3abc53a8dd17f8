import { useLingui } from '@lingui/react/macro';
import { Badge, cn, Input } from '@saiwu/ui';
import { useId } from 'react';
import type { Rubric } from '../answers.ts';
import { place } from './sheet-store.ts';

interface RubricInputsProps {
  rubric: Rubric;
  /** Typed text by place. */
  scores: Readonly<Record<string, string>>;
  /** Places whose text is no score. */
  wrong: readonly string[];
  isReadOnly: boolean;
  onChange: (place: string, text: string) => void;
}

/** The rubric with an input for each item. */
export function RubricInputs({ rubric, scores, wrong, isReadOnly, onChange }: RubricInputsProps) {
  const { t } = useLingui();
  return rubric.dimensions.map(({ name, weight, items }, dimension) => (
    // oxlint-disable-next-line react/no-array-index-key -- the rubric is fixed once there are sheets; its places are its keys
    <fieldset key={dimension} className="grid gap-3 rounded-card border border-border p-4">
      <legend className="px-1 font-semibold">
        {name} <span className="font-normal text-fg-muted">{t`权重 ${weight}`}</span>
      </legend>
      {items.map((item, index) => {
        const key = place(dimension, index);
        // oxlint-disable-next-line react/no-array-index-key -- as above
        return (
          <ItemInput
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
  ));
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
        <span className="min-w-12 text-fg-muted tabular-nums">/ {max}</span>
      </div>
    </div>
  );
}
