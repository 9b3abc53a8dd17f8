import { isApiError } from '@saiwu/api-client';
import { smsCodeRequest, type smsPurposes } from '@saiwu/openapi';
import { Button, createForm, Input } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../lib/api/api.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { PictureCode } from './picture-code.tsx';
import { useCountdown } from './use-countdown.ts';

interface PhoneValues {
  phone: string;
  code: string;
}

const { FormField } = createForm<PhoneValues>();

/** Specification §9. */
const secondsBetweenCodes = 60;

/** Phone, picture and the code that comes by SMS: for any form with the fields `phone` and `code`. */
export function PhoneFields({ purpose }: { purpose: (typeof smsPurposes)[number] }) {
  const { t } = useLingui();
  const { call } = useApi();
  const { trigger, setFocus } = useFormContext<PhoneValues>();
  const phone = useWatch<PhoneValues, 'phone'>({ name: 'phone' });
  const isPhone = smsCodeRequest.shape.phone.safeParse(phone).success;
  const [captcha, setCaptcha] = useState('');
  const [captchaError, setCaptchaError] = useState<string>();
  const [round, setRound] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [left, begin] = useCountdown();

  const load = useCallback(
    (signal: AbortSignal) => call(purpose === 'RESET' ? 'captcha.reset' : 'captcha.phone', { query: { phone }, signal, isQuiet: true }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another round is another picture of the same phone
    [call, purpose, phone, round],
  );

  function showAnother() {
    setCaptcha('');
    setRound((last) => last + 1);
  }

  async function sendCode() {
    setFailure(null);
    if (!(await trigger('phone', { shouldFocus: true }))) return;
    if (captcha.trim() === '') return setCaptchaError(t`请输入验证码`);
    setCaptchaError(undefined);
    setIsSending(true);
    try {
      await call('smsCode.send', { body: { phone, purpose, captcha: captcha.trim() }, isQuiet: true });
      setSentTo(phone);
      begin(secondsBetweenCodes);
      setFocus('code');
    } catch (error) {
      const reason = isApiError(error) ? error.fieldErrors?.['captcha'] : undefined;
      setCaptchaError(reason);
      if (reason === undefined) setFailure(error);
    } finally {
      // the answer was good once, right or wrong
      showAnother();
      setIsSending(false);
    }
  }

  return (
    <>
      {failure !== null && <FailureNotice error={failure} />}
      <FormField name="phone" label={<Trans>手机号</Trans>} isRequired>
        {(field) => <Input {...field} type="tel" inputMode="numeric" autoComplete="tel-national" maxLength={11} />}
      </FormField>
      <PictureCode
        load={isPhone ? load : null}
        value={captcha}
        error={captchaError}
        onChange={(value) => {
          setCaptcha(value);
          setCaptchaError(undefined);
        }}
        onRefresh={showAnother}
      />
      <FormField
        name="code"
        label={<Trans>短信验证码</Trans>}
        help={sentTo === null ? undefined : t`如果 ${sentTo} 可以接收，短信会在一分钟内送到，十分钟内有效`}
        isRequired
      >
        {(field) => (
          <div className="flex gap-2">
            <Input {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={6} className="min-w-0 flex-1" />
            <Button
              variant="outline"
              isPending={isSending}
              disabled={left > 0}
              onClick={() => void sendCode()}
              className="min-w-30 tabular-nums"
            >
              {left > 0 ? t`${left} 秒后重新获取` : t`获取验证码`}
            </Button>
          </div>
        )}
      </FormField>
    </>
  );
}
