import { useLingui } from '@lingui/react/macro';
import { Button, IconButton, NumberInput, TreeSelect } from '@saiwu/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useOrgNodes } from '../../../lib/choices/use-org-nodes.ts';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { ListError } from '../fields/list-error.tsx';
import { useIsFixed } from '../fields/use-is-fixed.ts';

/** How many projects each college may send, and which may send another number. */
export function QuotaPart({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'setup.quotas.of' });
  const orgs = useOrgNodes();
  const isFixed = useIsFixed();
  return (
    <>
      <ContestField name="setup.quotas.each" label={t`每个学院最多几个项目`} help={t`留空则不限`}>
        {(field) => <NumberInput {...field} min={1} max={100_000} className="max-w-40" />}
      </ContestField>
      <ListError name="setup.quotas.of" />
      {fields.length > 0 && (
        <ul aria-label={t`例外`} className="flex flex-col gap-3">
          {fields.map((field, index) => {
            const place = index + 1;
            return (
              <li key={field.id} aria-label={t`例外 ${place}`} className="flex items-start gap-3 [&>button]:mt-[26px]">
                <ContestField name={`setup.quotas.of.${index}.orgId`} label={t`例外的学院`} isRequired className="flex-1">
                  {(own) => <TreeSelect {...own} nodes={orgs} />}
                </ContestField>
                <ContestField name={`setup.quotas.of.${index}.most`} label={t`最多几个`} isRequired className="w-28">
                  {(own) => <NumberInput {...own} min={0} max={100_000} />}
                </ContestField>
                {!isFixed && (
                  <IconButton label={t`移除例外 ${place}`} onClick={() => remove(index)}>
                    <Trash2 />
                  </IconButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isFixed && (
        <Button variant="outline" className="w-fit" onClick={() => append({ orgId: '', most: 1 }, { shouldFocus: false })}>
          <Plus aria-hidden />
          {t`添加例外的学院`}
        </Button>
      )}
    </>
  );
}
