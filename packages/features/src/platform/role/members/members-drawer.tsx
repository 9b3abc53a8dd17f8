import { BulkActs, BulkDialog, useBulk, useDirty, type BulkAct } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, confirm, Drawer, EmptyState, isSelected } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { columnsOf } from '../../../crud/columns.tsx';
import { ResourceTable } from '../../../crud/resource-table.tsx';
import { useList } from '../../../crud/use-list.ts';
import { useCan } from '../../../lib/api/access.ts';
import { useApi } from '../../../lib/api/api.tsx';
import type { RoleRow } from '../role.ts';
import { AddMembers } from './add-members.tsx';
import { members, type MemberRow } from './members.ts';
import { useMemberActs } from './use-member-acts.ts';

const col = columnsOf(members);
const columns = [
  col.name('name', { minWidth: '112px' }),
  col.code('account'),
  col.echo('orgId', { width: '160px', minWidth: '96px' }),
  col.state('state'),
];

/** Who holds a role: found, added and taken out beside the list of roles. */
export function MembersDrawer({ role: { id, code, name }, onClose }: { role: RoleRow; onClose: () => void }) {
  const { t } = useLingui();
  const can = useCan();
  const { call } = useApi();
  const { user } = useSession();
  const userId = user?.id;
  const path = useMemo(() => ({ id }), [id]);
  const list = useList(members, { path, prefix: 'member_' });
  const bulk = useBulk(list);
  const { add, remove, isPending } = useMemberActs(id);
  const [chosen, setChosen] = useState<string[]>([]);
  const { total, chosenCount } = list;
  const canAdd = can('role.assign') && can('user.page');
  const canRemove = can('role.unassign');
  const isDirty = chosen.length > 0;
  useDirty(isDirty);

  const question = {
    title: t`移除选中的 ${chosenCount} 名成员？`,
    description: t`他们下一次操作起就没有「${name}」的权限。`,
  };
  const restoring: BulkAct<MemberRow> = {
    title: t`恢复成员`,
    success: (count) => t`已恢复 ${count} 人`,
    send: (rows) => call('role.assign', { path, body: rows.map((row) => row.id) }),
  };

  /** The next drawer begins at its first page. */
  function close() {
    list.show({ filters: {}, sort: undefined });
    onClose();
  }

  /** Who can give the role back is not asked before, unless about themself: the toast does it, for exactly these. */
  async function removeChosen() {
    if (!can('role.assign') && !(await confirm({ ...question, confirmLabel: t`移除成员`, isDanger: true }))) return;
    if (isAmongChosen() && !(await wantsToGo())) return;
    await bulk.start({
      title: t`移除成员`,
      success: (count) => t`已移除 ${count} 人`,
      send: (rows) => call('role.unassign', { path, body: rows.map((row) => row.id) }),
      ...(can('role.assign') && { undo: (rows) => void bulk.start(restoring, rows) }),
    });
  }

  const bulkActs = () => (
    <BulkActs bulk={bulk}>
      <Button variant="danger" isPending={bulk.isRunning} onClick={() => void removeChosen()}>
        <Trans>移除</Trans>
      </Button>
    </BulkActs>
  );
  /** Of all but some it is known only by the role. */
  function isAmongChosen(): boolean {
    if (user === null || !isSelected(list.selection, user.id)) return false;
    return list.selection.kind === 'some' || user.roleList.some((held) => held.code === code);
  }

  /** Whoever takes the role from themself may not be able to take that back. */
  function wantsToGo(): Promise<boolean> {
    return confirm({
      title: t`把你自己从「${name}」移除？`,
      description: t`你会马上失去它的权限，之后不一定能自己加回来。`,
      confirmLabel: t`移除成员`,
      isDanger: true,
    });
  }

  async function removeOne(row: MemberRow) {
    if (row.id !== userId || (await wantsToGo())) remove(row);
  }

  const actsOf = (row: MemberRow) => [{ key: 'remove', label: t`移除`, isDanger: true, onSelect: () => void removeOne(row) }];
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => isOpen || close()}
      isDirty={isDirty}
      title={t`「${name}」的成员`}
      description={list.query.isSuccess && !list.isFiltered ? t`共 ${total} 人` : undefined}
    >
      <div className="flex flex-col gap-4">
        {canAdd && (
          <AddMembers
            roleCode={code}
            chosen={chosen}
            onChosenChange={setChosen}
            isPending={isPending}
            onAdd={() => add(chosen, () => setChosen([]))}
          />
        )}
        <ResourceTable
          list={list}
          columns={columns}
          rowActs={canRemove ? actsOf : undefined}
          bulkActs={canRemove ? bulkActs : undefined}
          canReachAll
          empty={<EmptyState title={t`还没有人持有这个角色`} description={canAdd ? t`在上面查找并添加` : undefined} />}
        />
      </div>
      <BulkDialog bulk={bulk} />
    </Drawer>
  );
}
