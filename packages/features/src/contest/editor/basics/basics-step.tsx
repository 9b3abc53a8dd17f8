import { useLingui } from '@lingui/react/macro';
import { coverRatio, coverType } from '@saiwu/openapi';
import { Input, NumberInput, RichTextEditor, TagsInput } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { PictureField } from '../../../lib/upload/picture-field.tsx';
import type { ContestDetail } from '../../answers.ts';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestValues } from '../contest-values.ts';
import { OrganiserFact } from './organiser-fact.tsx';
import { OrganiserField } from './organiser-field.tsx';

/** What it is called and about, and whose it is: all that nobody can guess. A new one is null. */
export function BasicsStep({ contest }: { contest: ContestDetail | null }) {
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
      {contest === null ? <OrganiserField /> : <OrganiserFact orgLabel={contest.orgLabel} />}
      <Cover />
      <ContestField name="describe" label={t`说明`} help={t`面向谁、怎么参加、有什么要求`}>
        {(field) => <RichTextEditor {...field} maxLength={65_535} />}
      </ContestField>
    </>
  );
}

/** The picture over its page; what it says is asked for once there is one. */
function Cover() {
  const { t } = useLingui();
  const cover = useWatch<ContestValues, 'cover'>({ name: 'cover' });
  return (
    <>
      <ContestField name="cover" label={t`封面`} help={t`显示在大赛页面上方、大赛列表和公开首页`}>
        {({ value, onValueChange, ...field }) => (
          <PictureField
            field={{ ...field, value: value ?? '', onValueChange: (address: string | null) => onValueChange(address || null) }}
            bizType={coverType}
            ratio={coverRatio}
            isOptional
          />
        )}
      </ContestField>
      {cover && (
        <ContestField name="coverAlt" label={t`封面说明`} help={t`图片里的文字和内容，读给看不到图片的人听`}>
          {(field) => <Input {...field} value={field.value ?? ''} maxLength={100} />}
        </ContestField>
      )}
    </>
  );
}
