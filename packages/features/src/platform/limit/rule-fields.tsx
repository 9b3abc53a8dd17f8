import { useLingui } from '@lingui/react/macro';
import { ruleMethodNames, type blockRuleSave } from '@saiwu/openapi';
import { createForm, Input, RadioGroup, Switch, TimeInput } from '@saiwu/ui';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useOptions } from '../../lib/language/use-options.ts';

const { FormField } = createForm<z.input<typeof blockRuleSave>>();

interface RuleFieldsProps {
  /** The words of the fields. */
  label: (key: 'ip' | 'requestUri' | 'requestMethod' | 'limitStart' | 'limitEnd' | 'state') => string;
  /** What one kind of rules has besides, after path and method. */
  children?: ReactNode;
}

/** What a rule applies to: which requests, of whom, and when. */
export function RuleFields({ label, children }: RuleFieldsProps) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  return (
    <>
      <FormField
        name="requestUri"
        label={label('requestUri')}
        help={t`? 代表一个字符，* 代表一段里的任意字符，** 代表任意多段；开头的 /api 可以不写`}
        isRequired
      >
        {(field) => <Input {...field} maxLength={255} placeholder="/authority/user/**" className="font-mono" />}
      </FormField>
      <FormField name="requestMethod" label={label('requestMethod')} isRequired>
        {(field) => (
          <RadioGroup {...field} options={optionsOf(ruleMethodNames)} orientation="horizontal" className="max-sm:grid max-sm:grid-cols-3" />
        )}
      </FormField>
      {children}
      <FormField name="ip" label={label('ip')} help={t`一个地址或一个网段，如 10.0.0.8、10.0.0.0/24、2001:db8::/32；不填表示所有人`}>
        {(field) => <Input {...field} maxLength={50} className="font-mono" />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="limitStart" label={label('limitStart')} help={t`不填表示全天`}>
          {(field) => <TimeInput {...field} value={field.value ?? ''} hasSeconds />}
        </FormField>
        <FormField name="limitEnd" label={label('limitEnd')} help={t`早于开始时间表示到次日`}>
          {(field) => <TimeInput {...field} value={field.value ?? ''} hasSeconds />}
        </FormField>
      </div>
      <FormField name="state" label={label('state')}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
    </>
  );
}

interface RuleValues {
  ip: string | null;
  requestUri: string;
  requestMethod: 'ALL' | 'GET' | 'POST' | 'DELETE' | 'PUT';
  limitStart: string | null;
  limitEnd: string | null;
  state: boolean;
}

/** What the form starts with. */
export function ruleValuesOf(row: RuleValues | null) {
  return {
    ip: row?.ip ?? '',
    requestUri: row?.requestUri ?? '',
    requestMethod: row?.requestMethod ?? 'ALL',
    limitStart: row?.limitStart ?? '',
    limitEnd: row?.limitEnd ?? '',
    state: row?.state ?? true,
  };
}
