import { isAllowed, refusalOf } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { userFields, userModel } from '@saiwu/openapi';
import { Button, EmptyState, PageStack } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { columnsOf } from '../../../crud/columns.tsx';
import { ResourceTable } from '../../../crud/resource-table.tsx';
import { defineList } from '../../../crud/resource.ts';
import { useList } from '../../../crud/use-list.ts';
import { AppointDialog } from './appoint-dialog.tsx';
import { InvitationList } from './invitation-list.tsx';
import type { Place, PlaceType } from '../school.ts';
import { useDismiss } from './use-dismiss.ts';

const { account, name, mobile, state } = userFields;
const facts = {
  title: msg({ message: '管理员', context: '一位' }),
  labels: { account, name, mobile, state, lastLoginTime: msg`最近登录` },
  model: userModel.pick({ keyword: true }),
  nameOf: (row: { name: string }) => row.name,
};
const lists = {
  school: defineList('school.administrators', facts),
  college: defineList('college.administrators', facts),
};

const col = columnsOf(lists.school);
const columns = [
  col.name('name'),
  col.code('account'),
  col.code('mobile', { isSortable: false }),
  col.state('state'),
  col.time('lastLoginTime', { priority: 3 }),
];

interface Named {
  id: string;
  name: string;
}

/** Who administers a school or college: appointed, replaced, dismissed, and invited by links. */
export function AdministratorList({ type, place }: { type: PlaceType; place: Place }) {
  const { t } = useLingui();
  const { id, actions } = place;
  const list = useList(lists[type], { path: useMemo(() => ({ id }), [id]) });
  /** Null: nobody goes. */
  const [appointing, setAppointing] = useState<{ replaces: Named | null } | null>(null);
  const dismiss = useDismiss(type, place);
  const mayAppoint = isAllowed(actions, 'appoint');
  const bar = refusalOf(actions, 'appoint');
  const help = mayAppoint ? t`任命一位，或者发一个邀请链接` : (bar ?? t`有管理员角色的用户会出现在这里`);
  return (
    <PageStack>
      {mayAppoint && (
        <div>
          <Button onClick={() => setAppointing({ replaces: null })}>{t`任命管理员`}</Button>
        </div>
      )}
      <ResourceTable
        list={list}
        columns={columns}
        rowActs={
          mayAppoint
            ? (row) => [
                { key: 'replace', label: t`换成别人`, onSelect: () => setAppointing({ replaces: row }) },
                { key: 'dismiss', label: t`撤销管理员`, isDanger: true, onSelect: () => void dismiss(row) },
              ]
            : undefined
        }
        empty={<EmptyState title={t`还没有管理员`} description={help} />}
      />
      {mayAppoint && <InvitationList type={type} id={id} />}
      {appointing && <AppointDialog type={type} place={place} replaces={appointing.replaces} onClose={() => setAppointing(null)} />}
    </PageStack>
  );
}
