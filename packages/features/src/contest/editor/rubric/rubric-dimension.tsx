import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, cn, IconButton, Input } from '@saiwu/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormField, type ContestFormReturn } from '../contest-form.ts';
import { ListError } from '../fields/list-error.tsx';

export const emptyItem = { name: '', max: '', guidance: '', isCounted: true };

interface RubricDimensionProps {
  form: ContestFormReturn;
  /** Its place among the contest's stages. */
  stage: number;
  index: number;
  onRemove: () => void;
  /** Absent for the first. */
  onUp: (() => void) | undefined;
  /** Absent for the last. */
  onDown: (() => void) | undefined;
}

/** One dimension: its name, weight and items. */
export function RubricDimension({ form, stage, index, onRemove, onUp, onDown }: RubricDimensionProps) {
  const { t } = useLingui();
  const base = `stages.${stage}.rubric.dimensions.${index}` as const; // template of a path the form knows
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: `${base}.items` });
  const place = index + 1;
  return (
    <li className="rounded-card border border-border p-4" aria-label={t`维度 ${place}`}>
      <div className="flex flex-wrap items-start gap-3">
        <FormField name={`${base}.name`} label={t`维度`} isRequired className="min-w-48 flex-1">
          {(field) => <Input {...field} maxLength={50} />}
        </FormField>
        <FormField name={`${base}.weight`} label={t`权重`} isRequired className="w-28">
          {(field) => <Input {...field} inputMode="decimal" className="text-right tabular-nums" />}
        </FormField>
        <MoveButtons what={t`维度 ${place}`} onUp={onUp} onDown={onDown} onRemove={onRemove} />
      </div>
      <ol className="mt-4 grid gap-3 border-l-2 border-border pl-4 max-md:gap-5">
        {fields.map((field, item) => {
          const itemPlace = item + 1;
          return (
            <li
              key={field.id}
              className={cn('flex flex-wrap items-start gap-3 max-md:[&_[data-slot=move-buttons]]:mt-0', item > 0 && labelsAbove)}
              aria-label={t`评分项 ${itemPlace}`}
            >
              <FormField name={`${base}.items.${item}.name`} label={t`评分项`} isRequired className="min-w-40 flex-1">
                {(input) => <Input {...input} maxLength={50} />}
              </FormField>
              <FormField name={`${base}.items.${item}.max`} label={t`满分`} isRequired className="w-24">
                {(input) => <Input {...input} inputMode="decimal" className="text-right tabular-nums" />}
              </FormField>
              <FormField name={`${base}.items.${item}.guidance`} label={t`评分说明`} className="min-w-48 flex-2">
                {(input) => <Input {...input} maxLength={500} />}
              </FormField>
              <FormField name={`${base}.items.${item}.isCounted`} label={t`计分`} className="w-14">
                {(input) => (
                  <span className="flex h-control items-center">
                    <Checkbox {...input} />
                  </span>
                )}
              </FormField>
              <MoveButtons
                what={t`评分项 ${itemPlace}`}
                onUp={item > 0 ? () => move(item, item - 1) : undefined}
                onDown={item < fields.length - 1 ? () => move(item, item + 1) : undefined}
                onRemove={() => remove(item)}
              />
            </li>
          );
        })}
      </ol>
      <ListError name={`${base}.items`} />
      <Button variant="ghost" size="small" className="mt-3" disabled={fields.length >= 20} onClick={() => append(emptyItem)}>
        <Plus aria-hidden />
        {t`添加评分项`}
      </Button>
    </li>
  );
}

/** On a wide screen the labels of the first row stand for the rows under it, which keep theirs for screen readers. */
const labelsAbove = 'md:[&_label]:sr-only md:[&_[data-slot=move-buttons]]:mt-0';

interface MoveButtonsProps {
  what: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function MoveButtons({ what, onUp, onDown, onRemove }: MoveButtonsProps) {
  const { t } = useLingui();
  return (
    <span data-slot="move-buttons" className="mt-7 ml-auto flex">
      <IconButton label={t`上移${what}`} disabled={onUp === undefined} onClick={onUp}>
        <ArrowUp />
      </IconButton>
      <IconButton label={t`下移${what}`} disabled={onDown === undefined} onClick={onDown}>
        <ArrowDown />
      </IconButton>
      <IconButton label={t`移除${what}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </span>
  );
}
