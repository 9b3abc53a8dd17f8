import { useLingui } from '@lingui/react/macro';
import { resourceFields, type resourceSave } from '@saiwu/openapi';
import { createForm, Input, Textarea } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { unknownCodes } from './known-codes.ts';

type Values = z.input<typeof resourceSave>;

const { FormField } = createForm<Values>();

/** The form of a button. Its code stays what it was at first: roles are granted what it says. */
export function ButtonFields({ isNew }: { isNew: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      <FormField name="name" label={i18n._(resourceFields.name)} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      {isNew && <CodeField />}
      <FormField name="describe" label={i18n._(resourceFields.describe)}>
        {(field) => <Textarea {...field} value={field.value ?? ''} rows={2} maxLength={255} />}
      </FormField>
    </>
  );
}

/** What no operation of the server asks for may be meant for another front end, or be mistyped. */
function CodeField() {
  const { t, i18n } = useLingui();
  const given = useWatch<Values, 'code'>({ name: 'code' }) ?? '';
  const [unknown] = unknownCodes(given);
  const { code = '', near = '' } = unknown ?? {};
  const help =
    unknown === undefined
      ? t`如 authority:user:add；几个编码用分号隔开，* 表示全部。不填时由系统生成，之后不能修改`
      : near === ''
        ? t`服务端没有用到「${code}」，请检查拼写`
        : t`服务端没有用到「${code}」，是不是「${near}」？`;
  return (
    <FormField name="code" label={i18n._(resourceFields.code)} help={help}>
      {(field) => <Input {...field} value={field.value ?? ''} maxLength={500} autoComplete="off" className="font-mono" />}
    </FormField>
  );
}
