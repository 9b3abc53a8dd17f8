import { refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Input, NumberInput, Textarea } from '@saiwu/ui';
import type { Contest } from '../answers.ts';
import { FormField } from './contest-form.ts';
import { LockedPart } from './locked-part.tsx';

/** Title, edition and description. */
export function BasicsStep({ contest }: { contest: Contest | null }) {
  const { t } = useLingui();
  return (
    <LockedPart reason={refusalOf(contest?.actions ?? [], 'edit')}>
      <FormField name="title" label={t`标题`} isRequired help={t`2 到 100 个字，如“第九届创新创业大赛校赛”`}>
        {(field) => <Input {...field} maxLength={100} />}
      </FormField>
      <FormField name="edition" label={t`届次（年份）`} isRequired>
        {(field) => <NumberInput {...field} min={2000} max={2100} className="max-w-40" />}
      </FormField>
      <FormField name="describe" label={t`说明`} help={t`面向谁、怎么参加、有什么要求`}>
        {(field) => <Textarea {...field} rows={6} />}
      </FormField>
    </LockedPart>
  );
}
