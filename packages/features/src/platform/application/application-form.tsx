import { useLingui } from '@lingui/react/macro';
import { applicationSave, applicationTypeNames, applicationUpdate } from '@saiwu/openapi';
import { Input, NumberInput, RadioGroup, Switch, Textarea } from '@saiwu/ui';
import { FormPart } from '../../crud/form-part.tsx';
import { formOf } from '../../crud/form-of.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import { application } from './application.ts';

const { FormField, valuesOf } = formOf(application, applicationSave);

/** Adding and changing an application. Its id stays for good, its secret is always the server's. */
export const applicationForm: ResourceForm<'application'> = {
  save: applicationSave,
  update: applicationUpdate,
  isLong: true,
  // a copy has an id of its own
  valuesOf: (row) => ({ ...valuesOf(row), clientId: '' }),
  Fields,
};

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  return (
    <>
      <FormPart heading={t`基本信息`}>
        <FormField name="name">{(field) => <Input {...field} />}</FormField>
        {isNew && (
          <FormField name="clientId" help={t`字母、数字、下划线和连字符，以后不能修改；不填由系统生成`}>
            {(field) => <Input {...field} value={field.value ?? ''} autoComplete="off" className="font-mono" />}
          </FormField>
        )}
        <FormField name="appType" isRequired>
          {(field) => (
            <RadioGroup
              {...field}
              options={optionsOf(applicationTypeNames)}
              orientation="horizontal"
              className="max-sm:grid max-sm:grid-cols-2"
            />
          )}
        </FormField>
        <FormField name="website">{(field) => <Input {...field} value={field.value ?? ''} type="url" placeholder="https://" />}</FormField>
        <FormField name="icon" help={t`图标的地址`}>
          {(field) => <Input {...field} value={field.value ?? ''} />}
        </FormField>
        <FormField name="describe">{(field) => <Textarea {...field} value={field.value ?? ''} rows={2} />}</FormField>
      </FormPart>
      <FormPart heading={t`登录限制`}>
        <FormField name="allowedIps" help={t`可以从哪些 IP 地址或网段登录这个应用，用逗号分开，如 10.0.0.8, 10.0.0.0/24；不填表示不限`}>
          {(field) => <Textarea {...field} value={field.value ?? ''} rows={2} className="font-mono" />}
        </FormField>
        <FormField name="tokenMinutes" help={t`登录后多久要续期，5 到 1440；以后发出的令牌按它。不填时按系统参数 AccessTokenMinutes`}>
          {(field) => <NumberInput {...field} min={5} max={1440} />}
        </FormField>
        <FormField name="state" help={t`禁用后，谁也不能用它登录`}>
          {(field) => <Switch {...field} value={field.value} />}
        </FormField>
      </FormPart>
    </>
  );
}
