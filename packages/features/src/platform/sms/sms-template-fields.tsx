import { useLingui } from '@lingui/react/macro';
import { placeholdersOf, smsProviderNames, smsTemplateSave } from '@saiwu/openapi';
import { Input, PasswordInput, RadioGroup, Textarea } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { formOf } from '../../crud/form-of.tsx';
import { FormPart } from '../../crud/form-part.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import { SmsPreview } from './sms-preview.tsx';
import { smsTemplate, type SmsTemplateRow } from './sms-template.ts';

type Values = z.input<typeof smsTemplateSave>;

const { FormField, valuesOf } = formOf(smsTemplate, smsTemplateSave);

/** A template as it is filled in: what of its text is a placeholder stands under it at once. */
export function SmsTemplateFields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const [provider, content, signName] = useWatch<Values, ['providerType', 'content', 'signName']>({
    name: ['providerType', 'content', 'signName'],
  });
  const { id, secret } = keyWords[provider];
  const example = provider === 'TENCENT' ? '{1}' : '${name}';
  return (
    <>
      <FormPart heading={t`模板`}>
        <FormField name="providerType">
          {(field) => <RadioGroup {...field} options={optionsOf(smsProviderNames)} orientation="horizontal" />}
        </FormField>
        <FormField name="name">{(field) => <Input {...field} />}</FormField>
        {isNew && (
          <FormField name="customCode" help={t`程序按它找到模板，保存后不能改；不填时自动生成`} isAsked>
            {(field) => <Input {...field} className="font-mono" />}
          </FormField>
        )}
        <FormField name="templateCode" help={t`服务商审核通过后给的编号`}>
          {(field) => <Input {...field} className="font-mono" />}
        </FormField>
        <FormField name="signName" help={t`在服务商处审核过的签名，不带【】`}>
          {(field) => <Input {...field} />}
        </FormField>
        {provider !== 'ALI' && (
          <FormField
            name="senderId"
            label={provider === 'TENCENT' ? t`短信应用 SdkAppId` : t`签名 ID`}
            help={
              provider === 'TENCENT'
                ? t`在腾讯云短信控制台的「应用管理」里，如 1400006666`
                : t`在百度云短信控制台的「签名管理」里，如 sms-sign-…`
            }
            isRequired
          >
            {(field) => <Input {...field} value={field.value ?? ''} className="font-mono" />}
          </FormField>
        )}
        <FormField name="content" help={t`和服务商处审核过的文字一致，变量写成 ${example}`}>
          {({ maxLength: limit, ...field }) => <Textarea {...field} rows={3} {...(limit !== undefined && { limit })} />}
        </FormField>
        {placeholdersOf(provider, content).length > 0 && <SmsPreview provider={provider} content={content} signName={signName} />}
        <FormField name="templateDescribe">{(field) => <Textarea {...field} rows={2} />}</FormField>
      </FormPart>
      <FormPart heading={t`服务商的密钥`}>
        <FormField name="appId" help={id}>
          {(field) => <Input {...field} autoComplete="off" className="font-mono" />}
        </FormField>
        <FormField
          name="appSecret"

          help={isNew ? t`${secret}，加密保存，之后不再显示` : t`${secret}，不改时保持星号；换服务商或服务地址时要重新填写`}
        >
          {(field) => <PasswordInput {...field} autoComplete="off" />}
        </FormField>
        <FormField
          name="url"

          help={t`不填时用服务商的默认地址；只能是服务商自己的 https 地址，或运维人员在 SMS_HOSTS 里列出的`}
        >
          {(field) => <Input {...field} className="font-mono" />}
        </FormField>
      </FormPart>
    </>
  );
}

/** What the providers call the two halves of an access key. */
const keyWords = {
  ALI: { id: 'AccessKey ID', secret: 'AccessKey Secret' },
  TENCENT: { id: 'SecretId', secret: 'SecretKey' },
  BAIDU: { id: 'Access Key ID (AK)', secret: 'Secret Access Key (SK)' },
} as const;

/** A copy has another code; its secret, which never comes back, is asked for again. */
export function templateValuesOf(row: SmsTemplateRow | null) {
  return { ...valuesOf(row), providerType: row?.providerType.code ?? ('ALI' as const), customCode: '' };
}
