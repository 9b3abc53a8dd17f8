import { useZodForm } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { contract } from '@saiwu/openapi';
import { Button, createForm, Input } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';

const schema = contract['session.secondFactor'].body;
const { Form, FormField } = createForm<z.input<typeof schema>>();

export interface SecondFactorFormProps {
  /** From the refusal of the first step. */
  ticket: string;
  onDone: (session: AnswerOf<'session.secondFactor'>) => void;
}

/** The second step of a sign-in: six digits of the authenticator, or a recovery code for who has lost it. */
export function SecondFactorForm({ ticket, onDone }: SecondFactorFormProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useZodForm(schema, { defaultValues: { ticket, code: '' } });
  const { attempt, isPending, failure } = useAttempt(form, async ({ code }) =>
    onDone(await call('session.secondFactor', { body: { ticket, code }, isQuiet: true })),
  );

  function change() {
    setIsRecovery(!isRecovery);
    form.resetField('code');
  }

  return (
    <Form form={form} onSubmit={attempt}>
      {failure !== null && <FailureNotice error={failure} />}
      <FormField
        key={isRecovery ? 'recovery' : 'digits'}
        name="code"
        label={isRecovery ? t`恢复码` : t`两步验证的验证码`}
        help={isRecovery ? t`设置两步验证时保存的，每个只能用一次` : t`手机验证器上的六位数字，每 30 秒换一次`}
        isRequired
      >
        {(field) => (
          <Input
            {...field}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={isRecovery ? 32 : 7}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before has just been done, this field is what follows
            autoFocus
            className="font-mono tracking-widest"
          />
        )}
      </FormField>
      <Button type="submit" isPending={isPending} className="w-full">
        <Trans>验证并登录</Trans>
      </Button>
      <Button variant="link" onClick={change}>
        {isRecovery ? t`用验证器上的数字` : t`验证器不在身边，用恢复码`}
      </Button>
    </Form>
  );
}
