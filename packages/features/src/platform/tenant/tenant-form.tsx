import { useLingui } from '@lingui/react/macro';
import { tenantInit, tenantUpdate } from '@saiwu/openapi';
import { DateTimeInput, Input, NumberInput, Switch, Textarea } from '@saiwu/ui';
import { z } from 'zod';
import { FormPart } from '../../crud/form-part.tsx';
import { formOf } from '../../crud/form-of.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { OwnPicture } from '../own-picture.tsx';
import { OnlyOneTenant } from './only-one-tenant.tsx';
import { tenant, type TenantRow } from './tenant.ts';

/** A tenant is added with its first administrator, whose password is the server's; how it treats passwords is set afterwards. */
export const tenantForm: ResourceForm<'tenant'> = {
  save: tenantInit,
  update: tenantUpdate,
  unique: { code: { operation: 'tenant.check', inputOf: (code) => ({ path: { code } }) } },
  isLong: true,
  valuesOf,
  Fields,
};

const { FormField } = formOf(tenant, z.object({ ...tenantUpdate.shape, ...tenantInit.shape }));

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isNew && <OnlyOneTenant />}
      <FormPart heading={t`基本信息`}>
        {isNew && (
          <FormField
            name="code"

            help={t`4 到 10 个字母、数字或下划线，登录时用来指明企业，以后不能修改`}
            isAsked
          >
            {(field) => <Input {...field} autoComplete="off" className="font-mono" />}
          </FormField>
        )}
        <FormField name="name">{(field) => <Input {...field} />}</FormField>
        <FormField name="duty">{(field) => <Input {...field} value={field.value ?? ''} />}</FormField>
        <FormField name="expirationTime" help={t`到期后谁也不能登录，已经登录的人马上退出；不填表示永久`}>
          {(field) => <DateTimeInput {...field} defaultTime="23:59:59" />}
        </FormField>
        {!isNew && (
          <>
            <FormField name="logo">
              {(field) => <OwnPicture field={{ ...field, value: field.value ?? '' }} bizType="TENANT_LOGO" />}
            </FormField>
            <FormField name="describe">{(field) => <Textarea {...field} value={field.value ?? ''} rows={2} />}</FormField>
          </>
        )}
      </FormPart>
      {isNew ? <FirstAdministrator /> : <Rules />}
      <Limits />
    </>
  );
}

function FirstAdministrator() {
  const { t } = useLingui();
  return (
    <FormPart heading={t`第一个管理员`}>
      <FormField name="account" help={t`这家企业的第一个超级管理员；系统会生成一次性密码`}>
        {(field) => <Input {...field} autoComplete="off" />}
      </FormField>
      <FormField name="mobile">{(field) => <Input {...field} value={field.value ?? ''} type="tel" autoComplete="off" />}</FormField>
    </FormPart>
  );
}

/** Whatever is there already stays; only what would come beyond it is refused. */
function Limits() {
  const { t } = useLingui();
  return (
    <FormPart heading={t`用量上限`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="userLimit" help={t`停用的用户也算在内；不填表示不限`}>
          {(field) => <NumberInput {...field} min={1} max={10_000_000} />}
        </FormField>
        <FormField name="storageLimit" help={t`全部附件合计；不填表示不限`}>
          {(field) => <NumberInput {...field} min={1} max={100_000_000} />}
        </FormField>
      </div>
    </FormPart>
  );
}

function Rules() {
  const { t } = useLingui();
  return (
    <FormPart heading={t`密码和登录`}>
      <FormField name="passwordExpire" help={t`过了这么多天须修改密码；0 表示不限`} isRequired>
        {(field) => <NumberInput {...field} min={0} max={3650} />}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="passwordErrorNum" isRequired>
          {(field) => <NumberInput {...field} min={1} max={100} />}
        </FormField>
        <FormField name="passwordErrorLockTime" help={t`0 表示锁定到当天零点`} isRequired>
          {(field) => <NumberInput {...field} min={0} max={525_600} />}
        </FormField>
      </div>
      <FormField name="isMultipleLogin">{(field) => <Switch {...field} value={field.value ?? false} />}</FormField>
    </FormPart>
  );
}

/** A copy takes over who is in charge, and until when. */
function valuesOf(row: TenantRow | null) {
  return {
    code: '',
    name: row?.name ?? '',
    duty: row?.duty ?? '',
    expirationTime: row?.expirationTime ?? null,
    account: '',
    mobile: '',
    logo: row?.logo ?? '',
    describe: row?.describe ?? '',
    passwordExpire: row?.passwordExpire ?? 0,
    isMultipleLogin: row?.isMultipleLogin ?? true,
    passwordErrorNum: row?.passwordErrorNum ?? 5,
    passwordErrorLockTime: row?.passwordErrorLockTime ?? 15,
    userLimit: row?.userLimit ?? null,
    storageLimit: row?.storageLimit ?? null,
  };
}
