import { useZodForm } from '@saiwu/admin';
import { isApiError, type AnswerOf } from '@saiwu/api-client';
import { totpConfirm } from '@saiwu/openapi';
import { applyFieldErrors, Button, CopyButton, createForm, Input, QrCode } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useAct } from '../../lib/api/use-act.ts';
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
  const confirm = useAct('totp.confirm');
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  if (enrol.data) return <ScanAndConfirm secret={enrol.data} confirm={confirm} onConfirmed={onConfirmed} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-fg-muted">
        <Trans>先在手机上装一个验证器，例如 Microsoft Authenticator、Google Authenticator，或小程序“腾讯身份验证器”。</Trans>
      </p>
      <Button className="self-end" isPending={enrol.isPending} onClick={() => enrol.mutate({})}>
        <Trans>装好了，开始设置</Trans>
      </Button>
    </div>
  );
}

interface ScanAndConfirmProps {
  secret: AnswerOf<'totp.enrol'>;
  confirm: ReturnType<typeof useAct<'totp.confirm'>>;
  onConfirmed: (() => void) | undefined;
}

function ScanAndConfirm({ secret: { secret, uri }, confirm, onConfirmed }: ScanAndConfirmProps) {
  const { t } = useLingui();
  const form = useZodForm(totpConfirm, { defaultValues: { code: '' } });
  const inGroups = secret.replaceAll(/(.{4})(?!$)/g, '$1 ');
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        confirm.mutate(
          { body },
          {
            onSuccess: onConfirmed,
            onError: (error) => isApiError(error) && error.fieldErrors !== undefined && applyFieldErrors(form, error.fieldErrors),
          },
        )
      }
    >
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
      <Button type="submit" isPending={confirm.isPending} className="self-end">
        <Trans>启用两步验证</Trans>
      </Button>
    </Form>
  );
}
