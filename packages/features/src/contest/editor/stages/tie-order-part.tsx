import { useLingui } from '@lingui/react/macro';
import { tieBreakNames } from '@saiwu/openapi';
import { Select } from '@saiwu/ui';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useOptions } from '../../../lib/language/use-options.ts';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { LockedPart } from '../fields/locked-part.tsx';
import { RowsPart } from '../fields/rows-part.tsx';

/** What decides between equal scores, one after the other; dimensions are those of the stage's rubric. */
export function TieOrderPart({ form, index }: { form: ContestFormReturn; index: number }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const { control } = form;
  const name = `stages.${index}.tieOrder` as const;
  const rows = useFieldArray({ control, name });
  const [order, dimensions] = useWatch({ control, name: [name, `stages.${index}.rubric.dimensions`] });
  const names = [...new Set(dimensions.map((one) => one.name))].filter((one) => one !== '');
  const ruleName = (row: number) => {
    const place = row + 1;
    return t`第 ${place} 条`;
  };
  return (
    <LockedPart path={name}>
      <RowsPart
        name={name}
        rows={rows}
        label={t`同分排序`}
        nameOf={ruleName}
        addLabel={t`添加一条`}
        onAdd={() =>
          rows.append({ by: order?.some(({ by }) => by === 'SUM') ? 'DIMENSION' : 'SUM', dimension: null }, { shouldFocus: false })
        }
        most={5}
        isBare
        empty={t`没有设置时，同分的项目名次并列`}
      >
        {(row) => (
          <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
            <ContestField name={`${name}.${row}.by`} label={t`同分时比较`} className={unseenLabel}>
              {(field) => <Select {...field} options={optionsOf(tieBreakNames)} />}
            </ContestField>
            {order?.[row]?.by === 'DIMENSION' && (
              <ContestField name={`${name}.${row}.dimension`} label={t`维度`} className={unseenLabel}>
                {(field) => <Select {...field} placeholder={t`选择维度`} options={names.map((one) => ({ value: one, label: one }))} />}
              </ContestField>
            )}
          </div>
        )}
      </RowsPart>
    </LockedPart>
  );
}

/** What the row is for stands over all of them. */
const unseenLabel = '[&>label]:sr-only';
