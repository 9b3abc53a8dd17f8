import { Checkbox, createForm, PasswordInput, PasswordStrength } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { ConsentText } from './consent-text.tsx';

interface Values {
  password: string;
  confirmPassword: string;
  consent: boolean;
}

const { FormField } = createForm<Values>();

/** The password of a new account, twice, and the consent to what is kept of a person. */
export function NewPasswordFields() {
  const { t } = useLingui();
  const password = useWatch<Values, 'password'>({ name: 'password' });
  return (
    <>
      <FormField name="password" label={t`密码`} help={t`6 到 20 个字符`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <PasswordStrength password={password} />
      <FormField name="confirmPassword" label={t`再输入一次密码`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <ConsentField />
    </>
  );
}

/** Without it there is no account. */
export function ConsentField() {
  const { t } = useLingui();
  return (
    <>
      <FormField name="consent" label={t`个人信息`} isRequired>
        {(field) => (
          <Checkbox {...field}>
            <Trans>我已阅读并同意个人信息处理说明</Trans>
          </Checkbox>
        )}
      </FormField>
      <ConsentText />
    </>
  );
}
