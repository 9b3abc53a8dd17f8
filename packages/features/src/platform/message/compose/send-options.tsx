import { createForm, DateTimeInput, RadioGroup, Switch } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../../lib/api/access.ts';
import type { NewMessage } from './message-form.ts';

const { FormField } = createForm<NewMessage>();

/** Now or later, and by SMS too. */
export function SendOptions() {
  const { t } = useLingui();
  const can = useCan();
  const isLater = useWatch<NewMessage, 'isLater'>({ name: 'isLater' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name="isLater" label={t`什么时候发`} isRequired>
        {(field) => (
          <RadioGroup
            {...field}
            value={field.value ? 'later' : 'now'}
            onValueChange={(choice) => field.onChange(choice === 'later')}
            options={[
              { value: 'now', label: t`马上` },
              { value: 'later', label: t`定时` },
            ]}
            orientation="horizontal"
          />
        )}
      </FormField>
      {isLater && (
        <FormField name="sendTime" label={t`发送时间`} isRequired help={t`到时再按这里的选择确定收件人`}>
          {(field) => <DateTimeInput {...field} />}
        </FormField>
      )}
      {can('smsTask.save') && (
        <FormField name="withSms" label={t`同时发短信`} help={t`有手机号的人会收到一条短信提醒`}>
          {(field) => <Switch {...field} value={field.value} />}
        </FormField>
      )}
    </div>
  );
}
