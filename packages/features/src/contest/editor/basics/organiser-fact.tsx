import { useLingui } from '@lingui/react/macro';
import { FormField, Input } from '@saiwu/ui';
import { useForm } from 'react-hook-form';
import type { ContestDetail } from '../../answers.ts';
import { LockLine } from '../fields/lock-line.tsx';

/**
 * Whose a contest is, where it is edited. A contest does not move: this is no lock that comes and goes, and nothing that the form of the
 * contest holds.
 */
export function OrganiserFact({ orgLabel }: Pick<ContestDetail, 'orgLabel'>) {
  const { t } = useLingui();
  const { control } = useForm({ values: { orgLabel } });
  return (
    <FormField control={control} name="orgLabel" label={t`主办`} help={<LockLine>{t`创建后不能修改`}</LockLine>}>
      {(field) => <Input {...field} disabled />}
    </FormField>
  );
}
