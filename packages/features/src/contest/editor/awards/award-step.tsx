import { useLingui } from '@lingui/react/macro';
import { awardWayNames, roundingNames } from '@saiwu/openapi';
import { Input, Select } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { useOptions } from '../../../lib/language/use-options.ts';
import { AwardCounts } from './award-counts.tsx';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { LockedPart } from '../fields/locked-part.tsx';
import { NamedRows } from '../fields/named-rows.tsx';

const name = 'setup.awards';

/** What there is to win, the highest first. */
export function AwardStep({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  const awards = useWatch({ control: form.control, name }) ?? [];
  return (
    <LockedPart path={name}>
      <p className="text-fg-muted">{t`从高到低排列，名次在前的先得高的奖项`}</p>
      <NamedRows
        form={form}
        name={name}
        label={t`奖项`}
        titleOf={(row) => row.name}
        unnamed={(place) => t`奖项 ${place}`}
        addLabel={t`添加奖项`}
        fresh={() => ({ name: '', by: 'PERCENT' as const, value: '', rounding: 'FLOOR' as const })}
        most={20}
        empty={t`还没有奖项`}
      >
        {(index, row) => <Award index={index} isShare={row?.by === 'PERCENT'} />}
      </NamedRows>
      <AwardCounts awards={awards} />
    </LockedPart>
  );
}

function Award({ index, isShare }: { index: number; isShare: boolean }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const at = `${name}.${index}` as const;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ContestField name={`${at}.name`} label={t`奖项名称`} isRequired className="min-w-36 flex-1">
        {(field) => <Input {...field} maxLength={50} placeholder={t`如：一等奖`} />}
      </ContestField>
      <ContestField name={`${at}.by`} label={t`数量`} isRequired className="w-36 max-sm:flex-1">
        {(field) => <Select {...field} options={optionsOf(awardWayNames)} />}
      </ContestField>
      <ContestField name={`${at}.value`} label={isShare ? t`比例（%）` : t`个数`} isRequired className="w-24">
        {(field) => <Input {...field} inputMode="decimal" className="text-right tabular-nums" />}
      </ContestField>
      {isShare && (
        <ContestField name={`${at}.rounding`} label={t`不是整数时`} className="w-40 max-sm:w-full">
          {(field) => <Select {...field} options={optionsOf(roundingNames)} />}
        </ContestField>
      )}
    </div>
  );
}
