import { useLingui } from '@lingui/react/macro';
import { Alert, Button, confirm } from '@saiwu/ui';
import { Plus, RotateCcw } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { ContestFormReturn } from './contest-form.ts';
import { defaultRubric } from './default-rubric.ts';
import { useLock } from './contest-field.tsx';
import { LockedPart } from './locked-part.tsx';
import { rubricPath } from './contest-values.ts';
import { emptyItem, RubricDimension } from './rubric-dimension.tsx';

const name = 'stages.0.rubric.dimensions';

/** Dimensions whose weights sum to 100, each with its items. */
export function RubricStep({ form }: { form: ContestFormReturn }) {
  const { t, i18n } = useLingui();
  const { fields, append, remove, move, replace } = useFieldArray({ control: form.control, name });
  const rubric = form.formState.errors.stages?.[0]?.rubric;
  const error = rubric?.dimensions?.root?.message ?? rubric?.dimensions?.message ?? rubric?.message;

  async function takeDefault() {
    const isSure =
      fields.length === 0 ||
      (await confirm({
        title: t`换成推荐的评分标准？`,
        description: t`现在的维度和评分项会被替换`,
        confirmLabel: t`替换评分标准`,
        isDanger: true,
      }));
    if (isSure) replace(defaultRubric((message) => i18n._(message)).dimensions);
  }

  return (
    <LockedPart reason={useLock(rubricPath)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WeightSum form={form} />
        <Button variant="ghost" onClick={() => void takeDefault()}>
          <RotateCcw aria-hidden />
          {t`使用推荐的评分标准`}
        </Button>
      </div>
      {error !== undefined && (
        <Alert tone="danger" isLive>
          {error}
        </Alert>
      )}
      <ol className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <RubricDimension
            key={field.id}
            form={form}
            index={index}
            onRemove={() => remove(index)}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < fields.length - 1 ? () => move(index, index + 1) : undefined}
          />
        ))}
      </ol>
      <Button
        variant="outline"
        className="w-fit"
        disabled={fields.length >= 20}
        onClick={() => append({ name: '', weight: '', items: [emptyItem] })}
      >
        <Plus aria-hidden />
        {t`添加维度`}
      </Button>
    </LockedPart>
  );
}

/** The sum of the weights while they are typed, in ten-thousandths so that it is exact. */
function WeightSum({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  const dimensions = useWatch({ control: form.control, name });
  const sum = dimensions.reduce(
    (total, { weight }) => total + (Number.isFinite(Number(weight)) ? Math.round(Number(weight) * 10_000) : 0),
    0,
  );
  const shown = sum / 10_000;
  const missing = Math.abs(1_000_000 - sum) / 10_000;
  const hint = sum === 1_000_000 ? t`正好` : sum < 1_000_000 ? t`还差 ${missing}` : t`多了 ${missing}`;
  return (
    <output className={sum === 1_000_000 ? 'text-success-text' : 'text-warning-text'}>
      <span className="font-medium tabular-nums">{t`权重合计 ${shown} / 100`}</span>
      <span className="ml-2">{hint}</span>
    </output>
  );
}
