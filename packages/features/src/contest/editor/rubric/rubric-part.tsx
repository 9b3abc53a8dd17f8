import { useLingui } from '@lingui/react/macro';
import { Button, confirm } from '@saiwu/ui';
import { Copy, Plus, RotateCcw } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { ContestFormReturn } from '../contest-form.ts';
import { defaultRubric } from './default-rubric.ts';
import { ListError } from '../fields/list-error.tsx';
import { LockedPart } from '../fields/locked-part.tsx';
import { emptyItem, RubricDimension } from './rubric-dimension.tsx';
import { SumHint } from '../fields/sum-hint.tsx';

/** Dimensions whose weights sum to 100, each with its items. A later stage may take those of the one before. */
export function RubricPart({ form, index: stage }: { form: ContestFormReturn; index: number }) {
  const { t, i18n } = useLingui();
  const path = `stages.${stage}.rubric` as const;
  const { fields, append, remove, move, replace } = useFieldArray({ control: form.control, name: `${path}.dimensions` });

  async function take(title: string, dimensions: Parameters<typeof replace>[0]) {
    const isSure =
      fields.length === 0 ||
      (await confirm({ title, description: t`现在的维度和评分项会被替换`, confirmLabel: t`替换评分标准`, isDanger: true }));
    if (isSure) replace(dimensions);
  }

  return (
    <LockedPart path={path}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <WeightSum form={form} stage={stage} />
        <div className="flex flex-wrap gap-2">
          {stage > 0 && (
            <Button
              variant="ghost"
              onClick={() =>
                void take(t`换成上一阶段的评分标准？`, structuredClone(form.getValues(`stages.${stage - 1}.rubric.dimensions`)))
              }
            >
              <Copy aria-hidden />
              {t`使用上一阶段的评分标准`}
            </Button>
          )}
          <Button
            variant="ghost"
            onClick={() => void take(t`换成推荐的评分标准？`, defaultRubric((message) => i18n._(message)).dimensions)}
          >
            <RotateCcw aria-hidden />
            {t`使用推荐的评分标准`}
          </Button>
        </div>
      </div>
      <ListError name={`${path}.dimensions`} />
      <ListError name={path} />
      <ol className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <RubricDimension
            key={field.id}
            form={form}
            stage={stage}
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

/** The sum of the weights while they are typed. */
function WeightSum({ form, stage }: { form: ContestFormReturn; stage: number }) {
  const { t } = useLingui();
  const dimensions = useWatch({ control: form.control, name: `stages.${stage}.rubric.dimensions` });
  const sum = dimensions.reduce(
    (total, { weight }) => total + (Number.isFinite(Number(weight)) ? Math.round(Number(weight) * 10_000) : 0),
    0,
  );
  const shown = sum / 10_000;
  return <SumHint label={t`权重合计 ${shown} / 100`} sum={sum} />;
}
