import { useLingui } from '@lingui/react/macro';
import { confirm, type MenuItem } from '@saiwu/ui';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { TenantRow } from './tenant.ts';

/** What becomes of a tenant. `onDelete` asks about one that has data. */
export function useTenantActs(onDelete: (row: TenantRow) => void): (row: TenantRow) => MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const status = useAct('tenant.status', { success: t`状态已修改` });
  const connect = useAct('tenant.initConnect', { success: t`已初始化，可以添加超级用户了` });
  const remove = useAct('tenant.remove', { success: t`已删除` });

  async function switchOff({ id, name }: TenantRow) {
    const isSure = await confirm({
      title: t`禁用企业「${name}」？`,
      description: t`它的人马上退出，不能再登录；数据都留着，启用后照旧。`,
      confirmLabel: t({ message: '禁用', context: '操作' }),
      isDanger: true,
    });
    if (isSure) status.mutate({ body: { ids: [id], status: 'FORBIDDEN' } });
  }

  async function removeEmpty({ id, name }: TenantRow) {
    const isSure = await confirm({
      title: t`删除企业「${name}」？`,
      description: t`它还没有初始化，里面没有数据。`,
      confirmLabel: t`删除`,
      isDanger: true,
    });
    if (isSure) remove.mutate({ body: [id] });
  }

  return (row) => {
    const { id, code, readonly } = row;
    if (readonly) return [];
    const state = row.status.code;
    const acts: (MenuItem | false)[] = [
      state === 'WAIT_INIT' &&
        can('tenant.initConnect') && {
          key: 'connect',
          label: t`初始化`,
          onSelect: () => connect.mutate({ body: { id, tenant: code, connectType: 'LOCAL' } }),
        },
      state === 'NORMAL' &&
        can('tenant.status') && {
          key: 'off',
          label: t({ message: '禁用', context: '操作' }),
          isDanger: true,
          onSelect: () => void switchOff(row),
        },
      state === 'FORBIDDEN' &&
        can('tenant.status') && {
          key: 'on',
          label: t({ message: '启用', context: '操作' }),
          onSelect: () => status.mutate({ body: { ids: [id], status: 'NORMAL' } }),
        },
      can('tenant.removeAll') && {
        key: 'remove',
        label: t`删除`,
        isDanger: true,
        onSelect: () => (state === 'WAIT_INIT' ? void removeEmpty(row) : onDelete(row)),
      },
    ];
    return acts.filter((act) => act !== false);
  };
}
