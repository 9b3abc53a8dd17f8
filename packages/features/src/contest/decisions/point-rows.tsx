import { useLingui } from '@lingui/react/macro';
import { Button, createForm, IconButton, Select, Textarea } from '@saiwu/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { DecisionValues } from './decision.ts';
import { useQuietPoints } from './use-quiet-points.ts';

const { FormField } = createForm<DecisionValues>();

/** A part of an entry that a point may be about. */
export interface PointPlace {
  section: string;
  key: string | null;
  label: string;
}

/** What has to be mended, point by point, each about a part of the entry. */
export function PointRows({ places }: { places: readonly PointPlace[] }) {
  const { t } = useLingui();
  const { fields, append, remove, update } = useFieldArray<DecisionValues, 'points'>({ name: 'points' });
  const { getValues } = useFormContext<DecisionValues>();
  useQuietPoints();
  const options = places.map(({ section, key, label }) => ({ value: valueOf({ section, key }), label }));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t`逐条意见`}</legend>
      {fields.map((point, index) => (
        <div key={point.id} className="flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            <FormField name={`points.${index}.section`} label={t`关于`} className="w-40">
              {(field) => (
                <Select
                  {...field}
                  value={valueOf(point)}
                  options={options}
                  onValueChange={(value) => {
                    const place = places.find((one) => valueOf(one) === value);
                    if (place) update(index, { words: getValues(`points.${index}.words`), section: place.section, key: place.key });
                  }}
                />
              )}
            </FormField>
            <FormField name={`points.${index}.words`} label={t`意见 ${index + 1}`} isRequired className="min-w-48 flex-1">
              {(field) => <Textarea {...field} rows={2} maxLength={500} />}
            </FormField>
          </div>
          <IconButton label={t`移除第 ${index + 1} 条`} onClick={() => remove(index)}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button
        variant="outline"
        className="w-fit"
        disabled={fields.length >= 50}
        onClick={() => append({ section: places[0]?.section ?? 'BASICS', key: places[0]?.key ?? null, words: '' })}
      >
        <Plus aria-hidden />
        {t`添加意见`}
      </Button>
    </fieldset>
  );
}

function valueOf({ section, key }: Pick<PointPlace, 'section' | 'key'>): string {
  return key === null ? section : `${section}:${key}`;
}
