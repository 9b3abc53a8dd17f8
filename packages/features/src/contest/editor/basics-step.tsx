import { useLingui } from '@lingui/react/macro';
import { Input, NumberInput, TagsInput, Textarea } from '@saiwu/ui';
import { ContestField } from './contest-field.tsx';

/** What it is called and about: all that nobody can guess. */
export function BasicsStep() {
  const { t } = useLingui();
  return (
    <>
      <ContestField name="title" label={t`标题`} isRequired help={t`2 到 100 个字，如「第九届创新创业大赛校赛」`}>
        {(field) => <Input {...field} maxLength={100} />}
      </ContestField>
      <ContestField name="tracks" label={t`赛道`} isRequired help={t`输入名称后按回车，或粘贴用顿号隔开的几个；评委按擅长赛道匹配`}>
        {(field) => <TagsInput {...field} placeholder={t`如：高教主赛道`} />}
      </ContestField>
      <ContestField name="edition" label={t`届次（年份）`} isRequired>
        {(field) => <NumberInput {...field} min={2000} max={2100} className="max-w-40" />}
      </ContestField>
      <ContestField name="describe" label={t`说明`} help={t`面向谁、怎么参加、有什么要求`}>
        {(field) => <Textarea {...field} rows={6} />}
      </ContestField>
    </>
  );
}
