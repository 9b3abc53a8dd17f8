import { useUrlState } from '@saiwu/admin';
import { sexNames, userSave, userUpdate } from '@saiwu/openapi';
import { Combobox, Input, RadioGroup, Select, Switch, Textarea, TreeSelect } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FormPart } from '../../crud/form-part.tsx';
import { formOf } from '../../crud/form-of.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { useCan } from '../../lib/api/access.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { useDictionaryOptions } from '../../lib/choices/use-dictionary-options.ts';
import { AvatarField } from './avatar-field.tsx';
import { RoleField } from './role-field.tsx';
import { useGivableRoles } from './use-givable-roles.ts';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';
import { useStationOptions } from './use-station-options.ts';
import { user, type UserRow } from './user.ts';

/**
 * Adding and changing a user. The first password is always the server's; of the roles those are said that the reader may give. Somebody new
 * belongs to the organisation that the list is filtered by.
 */
export function useUserForm(): ResourceForm<'user'> {
  const roles = useGivableRoles();
  const [{ orgId }] = useUrlState(address);
  return useMemo(() => {
    const givable = roles && new Set(roles.map(({ id }) => id));
    // absent: those of the row stay
    const roleIdsOf = (row: UserRow | null) =>
      row === null ? [] : givable && row.roleList.flatMap(({ id }) => (givable.has(id) ? [id] : []));
    return {
      save: userSave,
      update: userUpdate,
      unique: { account: 'user.check' as const },
      isLong: true,
      valuesOf: (row: UserRow | null) => ({
        ...valuesOf(row),
        // a copy takes over where the person works, not who it is
        account: '',
        ...(row === null && orgId && { orgId }),
        roleIds: roleIdsOf(row),
      }),
      Fields,
    };
  }, [roles, orgId]);
}

const address = z.object({
  orgId: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
});

/** The first password is the server's, the roles are those that the reader may give. */
const { FormField, valuesOf } = formOf(user, userSave.omit({ password: true, roleIds: true }));

function Fields({ isNew, row }: { isNew: boolean; row: UserRow | null }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const orgs = useOrgNodes();
  return (
    <>
      <FormPart heading={t`账号和角色`}>
        <div className={pair}>
          {isNew && (
            <FormField name="account" help={t`字母、数字和下划线；系统会生成一次性密码`} isAsked>
              {(field) => <Input {...field} autoComplete="off" />}
            </FormField>
          )}
          <FormField name="name">{(field) => <Input {...field} autoComplete="off" />}</FormField>
          <FormField name="orgId">{(field) => <TreeSelect {...field} nodes={orgs} onClear={() => field.onValueChange(null)} />}</FormField>
          <Station row={row} />
        </div>
        <RoleField isNew={isNew} row={row} />
        <FormField name="state">{(field) => <Switch {...field} value={field.value} />}</FormField>
      </FormPart>
      <FormPart heading={t`联系方式`}>
        <div className={pair}>
          <FormField name="mobile">{(field) => <Input {...field} type="tel" autoComplete="off" />}</FormField>
          <FormField name="email">{(field) => <Input {...field} type="email" autoComplete="off" />}</FormField>
        </div>
      </FormPart>
      <FormPart heading={t`个人资料`}>
        <div className={pair}>
          <FormField name="sex">{(field) => <RadioGroup {...field} options={optionsOf(sexNames)} orientation="horizontal" />}</FormField>
          <OfDictionary name="nation" type="NATION" />
          <OfDictionary name="education" type="EDUCATION" />
          <OfDictionary name="positionStatus" type="POSITION_STATUS" />
        </div>
        <Picture />
        <FormField name="workDescribe">{(field) => <Textarea {...field} rows={2} />}</FormField>
      </FormPart>
    </>
  );
}

const pair = 'grid items-start gap-4 sm:grid-cols-2';

function Picture() {
  const can = useCan();
  const name = useWatch<z.input<typeof userSave>, 'name'>({ name: 'name' });
  if (!can('attachment.upload')) return null;
  return (
    <FormField name="avatar">{(field) => <AvatarField name={name || '?'} value={field.value} onChange={field.onValueChange} />}</FormField>
  );
}

function Station({ row }: { row: UserRow | null }) {
  const options = useStationOptions();
  return (
    <FormField name="stationId">
      {(field) => <Combobox {...field} options={options} valueLabel={row?.echoMap.stationId} onClear={() => field.onValueChange(null)} />}
    </FormField>
  );
}

function OfDictionary({ name, type }: { name: 'nation' | 'education' | 'positionStatus'; type: string }) {
  const options = useDictionaryOptions(type);
  return (
    <FormField name={name}>
      {(field) => <Select {...field} value={field.value ?? ''} options={options} onClear={() => field.onChange('')} />}
    </FormField>
  );
}
