import { ListScreen } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { confirm, type MenuItem } from '@saiwu/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { useBound } from '../../crud/use-bound.ts';
import { useColumns } from '../../crud/use-columns.ts';
import { useImports } from '../../crud/use-imports.ts';
import { useRefusal } from '../../crud/use-refusal.ts';
import { useUnique } from '../../crud/use-unique.ts';
import { createdFilter, filtersOf } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { OneTimePasswordDialog } from '../user/one-time-password-dialog.tsx';
import { superUser, type SuperUserRow } from './super-user.ts';
import { superUserFormOf } from './super-user-form.tsx';

const col = columnsOf(superUser);
const columns = [
  col.name('name', { isRequired: true }),
  col.code('account', { width: '144px' }),
  col.code('mobile', { isSortable: false }),
  col.text('email', { width: '208px', minWidth: '120px', priority: 3, isSortable: false }),
  col.state('state'),
  col.flag('readonly', { isSortable: false }),
  col.time('createTime', { priority: 3 }),
];

interface SuperUserListProps {
  tenantCode: string;
  /** Beside the main act. */
  toolbar: ReactNode;
}

const MoreFilters = filtersOf(superUser, createdFilter, 'account', 'name');

/** The super administrators of a tenant; given passwords are shown once. */
export function SuperUserList({ tenantCode, toolbar }: SuperUserListProps) {
  const { t } = useLingui();
  const can = useCan();
  const refusalOf = useRefusal(superUser);
  const [given, setGiven] = useState<{ name: string; password: string } | null>(null);
  const reset = useAct('globalUser.reset', { success: t`密码已重置` });
  const form = useMemo(() => superUserFormOf(tenantCode), [tenantCode]);
  const checks = useUnique(form.unique);
  const fixed = useMemo(() => ({ tenantCode }), [tenantCode]);

  async function giveAnother({ id, name }: SuperUserRow) {
    const isSure = await confirm({
      title: t`重置「${name}」的密码？`,
      description: t`现在的密码随即失效，已登录的设备会退出。`,
      confirmLabel: t`重置密码`,
      isDanger: true,
    });
    if (!isSure) return;
    reset.mutate(
      { body: { id, tenantCode } },
      { onSuccess: ({ oneTimePassword }) => oneTimePassword !== null && setGiven({ name, password: oneTimePassword }) },
    );
  }

  function actsOf(row: SuperUserRow): MenuItem[] {
    if (row.readonly || !can('globalUser.reset')) return [];
    const refusal = refusalOf([row]);
    const unlessRefused = refusal === null ? {} : { isDisabled: true, reason: refusal };
    return [{ key: 'reset', label: t`重置密码`, ...unlessRefused, onSelect: () => void giveAnother(row) }];
  }

  return (
    <>
      <ListScreen
        resource={useSuperUsers(tenantCode)}
        columns={useColumns(columns)}
        MoreFilters={MoreFilters}
        form={useMemo(() => ({ ...form, checks }), [form, checks])}
        imports={useImports(superUser)}
        fixed={fixed}
        toolbar={toolbar}
        rowActs={actsOf}
        onAdded={({ name, oneTimePassword }) => oneTimePassword !== null && setGiven({ name, password: oneTimePassword })}
      />
      {given && <OneTimePasswordDialog name={given.name} password={given.password} onClose={() => setGiven(null)} />}
    </>
  );
}

/** Deleting says whose they are. */
function useSuperUsers(tenantCode: string) {
  const { send } = useApi();
  const bound = useBound(superUser);
  return useMemo<typeof bound>(
    () => ({
      ...bound,
      scope: tenantCode,
      remove: (ids, options) => send('globalUser.remove', { body: { tenantCode, ids: [...ids] }, ...options }),
    }),
    [bound, send, tenantCode],
  );
}
