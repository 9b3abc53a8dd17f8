import { useLingui } from '@lingui/react/macro';
import { Input } from '@saiwu/ui';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { NamedRows } from '../fields/named-rows.tsx';
import { newKey } from '../fields/new-key.ts';
import { RequiredBox } from './required-box.tsx';

const name = 'setup.checks';

/** What a college or school looks at before it decides on a project; what was ticked is kept. */
export function CheckList({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  return (
    <NamedRows
      form={form}
      name={name}
      label={t`审核要点`}
      titleOf={(row) => row.text}
      unnamed={(place) => t`要点 ${place}`}
      addLabel={t`添加要点`}
      fresh={() => ({ key: newKey(), text: '', isRequired: true })}
      most={30}
      empty={t`审核时不用逐项勾选`}
    >
      {(index) => (
        <div className="flex flex-wrap items-start gap-3">
          <ContestField name={`${name}.${index}.text`} label={t`看什么`} isRequired className="min-w-48 flex-1">
            {(field) => <Input {...field} maxLength={100} />}
          </ContestField>
          <RequiredBox name={`${name}.${index}.isRequired`} label={t`勾选才能通过`} />
        </div>
      )}
    </NamedRows>
  );
}
