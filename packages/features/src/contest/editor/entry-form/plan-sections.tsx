import { useLingui } from '@lingui/react/macro';
import { Input, NumberInput } from '@saiwu/ui';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { NamedRows } from '../fields/named-rows.tsx';
import { newKey } from '../fields/new-key.ts';
import { RequiredBox } from './required-box.tsx';

const name = 'setup.sections';

/** The sections of the business plan, each with what it should say and how long it may be. */
export function PlanSections({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  return (
    <NamedRows
      form={form}
      name={name}
      label={t`计划书`}
      titleOf={(row) => row.title}
      unnamed={(place) => t`章节 ${place}`}
      addLabel={t`添加章节`}
      fresh={() => ({ key: newKey(), title: '', guidance: '', maxLength: null, isRequired: true })}
      most={30}
      empty={t`不用写计划书`}
    >
      {(index) => <PlanSection index={index} />}
    </NamedRows>
  );
}

function PlanSection({ index }: { index: number }) {
  const { t } = useLingui();
  const at = `${name}.${index}` as const;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ContestField name={`${at}.title`} label={t`章节`} isRequired className="min-w-36 flex-1">
        {(field) => <Input {...field} maxLength={50} />}
      </ContestField>
      <ContestField name={`${at}.guidance`} label={t`写什么`} className="min-w-48 flex-3">
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={500} />}
      </ContestField>
      <ContestField name={`${at}.maxLength`} label={t`字数上限`} className="w-28">
        {(field) => <NumberInput {...field} min={1} max={100_000} placeholder={t`不限`} />}
      </ContestField>
      <RequiredBox name={`${at}.isRequired`} label={t`必填`} />
    </div>
  );
}
