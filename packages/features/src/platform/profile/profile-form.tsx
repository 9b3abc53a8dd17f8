import type { AnswerOf } from '@saiwu/api-client';
import { sexNames, userBase, userFields } from '@saiwu/openapi';
import { Button, createForm, Input, RadioGroup, Textarea } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useActForm } from '../../lib/api/use-act-form.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { useHeaderRenewal } from './use-header-renewal.ts';

type Values = z.input<typeof userBase>;

const { Form, FormField } = createForm<Values>();

/** What a person says about themselves. */
export function ProfileForm({ user }: { user: AnswerOf<'user.mine'> }) {
  const { t, i18n } = useLingui();
  const optionsOf = useOptions();
  const renew = useHeaderRenewal();
  const { form, submit, isPending } = useActForm('user.updateBase', {
    schema: userBase,
    defaultValues: valuesOf(user),
    resetTo: valuesOf,
    success: t`资料已保存`,
    // the header shows the name
    onDone: (saved) => saved.name !== user.name && renew(),
  });
  return (
    <Form form={form} onSubmit={submit}>
      <FormField name="name" label={i18n._(userFields.name)} isRequired>
        {(field) => <Input {...field} maxLength={50} autoComplete="name" />}
      </FormField>
      <FormField name="sex" label={i18n._(userFields.sex)}>
        {(field) => <RadioGroup {...field} options={optionsOf(sexNames)} orientation="horizontal" />}
      </FormField>
      <FormField name="mobile" label={i18n._(userFields.mobile)}>
        {(field) => <Input {...field} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField name="email" label={i18n._(userFields.email)}>
        {(field) => <Input {...field} type="email" autoComplete="email" />}
      </FormField>
      <FormField name="workDescribe" label={t`关于我`}>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
      <Button type="submit" isPending={isPending} className="self-end">
        <Trans>保存资料</Trans>
      </Button>
    </Form>
  );
}

function valuesOf({ id, name, sex, mobile, email, workDescribe }: AnswerOf<'user.mine'>): Values {
  return { id, name, sex: sex.code, mobile, email: email ?? '', workDescribe: workDescribe ?? '' };
}
