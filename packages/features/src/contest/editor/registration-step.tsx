import { refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { DateTimeInput, TagsInput } from '@saiwu/ui';
import type { Contest } from '../answers.ts';
import { FormField } from './contest-form.ts';
import { LockedPart } from './locked-part.tsx';

/** Tracks and the window of registration. */
export function RegistrationStep({ contest }: { contest: Contest | null }) {
  const { t } = useLingui();
  return (
    <LockedPart reason={refusalOf(contest?.actions ?? [], 'edit')}>
      <FormField name="tracks" label={t`赛道`} isRequired help={t`输入名称后按回车；评委按擅长赛道匹配`}>
        {(field) => <TagsInput {...field} placeholder={t`如：高教主赛道`} />}
      </FormField>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <FormField name="registrationStart" label={t`报名开始`} isRequired>
          {(field) => <DateTimeInput {...field} />}
        </FormField>
        <FormField name="registrationEnd" label={t`报名截止`} isRequired help={t`截止时间含当秒，以服务器时间为准`}>
          {(field) => <DateTimeInput {...field} />}
        </FormField>
      </div>
    </LockedPart>
  );
}
