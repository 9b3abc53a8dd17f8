import type { AnswerOf } from '@saiwu/api-client';
import { totpConfirm } from '@saiwu/openapi';
import { Button, CopyButton, createForm, Input, QrCode } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { z } from 'zod';
import { useAct } from '../../lib/api/use-act.ts';
import { useActForm } from '../../lib/api/use-act-form.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const { Form, FormField } = createForm<z.input<typeof totpConfirm>>();

export interface EnrolTotpProps {
  /** It is on, and the recovery codes are shown. */
  onConfirmed?: () => void;
  /** They were kept. */
  onDone: () => void;
}

/** Sets the second factor up: scan a code, show that it works, keep the recovery codes. */
export function EnrolTotp({ onConfirmed, onDone }: EnrolTotpProps) {
  const enrol = useAct('totp.enrol', { invalidates: [] });
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (enrol.data)
    return (
      <ScanAndConfirm
        secret={enrol.data}
        onDone={({ recoveryCodes }) => {
          setCodes(recoveryCodes);
          onConfirmed?.();
        }}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-fg-muted">
        <Trans>先在手机上装一个验证器，例如 Microsoft Authenticator、Google Authenticator，或小程序「腾讯身份验证器」。</Trans>
      </p>
      <Button className="self-end" isPending={enrol.isPending} onClick={() => enrol.mutate({})}>
        <Trans>装好了，开始设置</Trans>
      </Button>
    </div>
  );
}

interface ScanAndConfirmProps {
  secret: AnswerOf<'totp.enrol'>;
  onDone: (answer: AnswerOf<'totp.confirm'>) => void;
}

function ScanAndConfirm({ secret: { secret, uri }, onDone }: ScanAndConfirmProps) {
  const { t } = useLingui();
  const { form, submit, isPending } = useActForm('totp.confirm', { schema: totpConfirm, defaultValues: { code: '' }, onDone });
  const inGroups = secret.replaceAll(/(.{4})(?!$)/g, '$1 ');
  return (
    <Form form={form} onSubmit={submit}>
      <p>
        <Trans>用验证器扫描二维码，再填上面显示的数字。</Trans>
      </p>
      <QrCode value={uri} label={t`两步验证的密钥`} size={184} className="self-center" />
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-sm text-fg-muted">
          <Trans>扫不了就手工输入密钥：</Trans>
          <span className="block font-mono text-fg wrap-anywhere select-all">{inGroups}</span>
        </p>
        <CopyButton text={secret} label={t`复制密钥`} />
      </div>
      <FormField name="code" label={t`验证码`} help={t`验证器上的六位数字`} isRequired>
        {(field) => (
          <Input {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={7} className="font-mono tracking-widest" />
        )}
      </FormField>
      <Button type="submit" isPending={isPending} className="self-end">
        <Trans>启用两步验证</Trans>
      </Button>
    </Form>
  );
}
