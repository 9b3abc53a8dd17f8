import { useDirty, useZodForm } from '@saiwu/admin';
import { isApiError, type AnswerOf } from '@saiwu/api-client';
import { sexNames, userBase, userFields } from '@saiwu/openapi';
import { applyFieldErrors, Button, createForm, Input, RadioGroup, Textarea } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useAct } from '../../lib/api/use-act.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { useHeaderRenewal } from './use-header-renewal.ts';

type Values = z.input<typeof userBase>;

const { Form, FormField } = createForm<Values>();

/** What a person says about themselves. */
export function ProfileForm({ user }: { user: AnswerOf<'user.mine'> }) {
  const { t, i18n } = useLingui();
  const optionsOf = useOptions();
  const renew = useHeaderRenewal();
  const form = useZodForm(userBase, { defaultValues: valuesOf(user) });
  const save = useAct('user.updateBase', { success: t`资料已保存` });
  useDirty(form.formState.isDirty && !save.isSuccess);
  return (
    <Form
      form={form}
      // waited for: a second press meanwhile is none
      onSubmit={async (body) => {
        try {
          const saved = await save.mutateAsync({ body });
          form.reset(valuesOf(saved));
          // the header shows the name
          if (saved.name !== user.name) renew();
        } catch (error) {
          if (isApiError(error) && error.fieldErrors) applyFieldErrors(form, error.fieldErrors);
        }
      }}
    >
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
      <Button type="submit" isPending={save.isPending} className="self-end">
        <Trans>保存资料</Trans>
      </Button>
    </Form>
  );
}

function valuesOf({ id, name, sex, mobile, email, workDescribe }: AnswerOf<'user.mine'>): Values {
  return { id, name, sex: sex.code, mobile: mobile ?? '', email: email ?? '', workDescribe: workDescribe ?? '' };
}
