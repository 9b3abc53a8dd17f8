import { useZodForm } from '@saiwu/admin';
import { useSession, type SignInAnswer } from '@saiwu/auth';
import { smsSignIn } from '@saiwu/openapi';
import { Button, createForm } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { secondFactorTicket } from './second-factor-ticket.ts';
import { useAttempt } from './use-attempt.ts';

const { Form } = createForm<z.input<typeof smsSignIn>>();

export interface SmsSignInProps {
  onDone: (answer: SignInAnswer) => void;
  /** The code was right and a second step is wanted. */
  onSecondFactor: (ticket: string) => void;
}

/** Signs in by a code sent to the phone. */
export function SmsSignIn({ onDone, onSecondFactor }: SmsSignInProps) {
  const { call } = useApi();
  const { tenant } = useSession();
  const form = useZodForm(smsSignIn, { defaultValues: { phone: '', code: '' } });
  const { attempt, isPending, failure } = useAttempt(form, async (body) => {
    try {
      onDone(await call('session.smsSignIn', { body: { ...body, ...(tenant !== null && { tenant }) }, isQuiet: true }));
    } catch (error) {
      const ticket = secondFactorTicket(error);
      if (ticket === null) throw error;
      onSecondFactor(ticket);
    }
  });
  return (
    <Form form={form} onSubmit={attempt}>
      {failure !== null && <FailureNotice error={failure} />}
      <PhoneFields purpose="LOGIN" />
      <Button type="submit" isPending={isPending} className="mt-2 w-full">
        <Trans>登录</Trans>
      </Button>
    </Form>
  );
}
