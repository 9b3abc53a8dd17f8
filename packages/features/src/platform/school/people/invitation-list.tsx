import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, StateDot } from '@saiwu/ui';
import { useId, useMemo, useState } from 'react';
import { columnsOf } from '../../../crud/columns.tsx';
import { ResourceTable } from '../../../crud/resource-table.tsx';
import { defineList, type RowIn } from '../../../crud/resource.ts';
import { useList } from '../../../crud/use-list.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { Deadline } from '../../../lib/language/deadline-cell.tsx';
import { minutes } from '../../../lib/language/show.ts';
import { InviteDialog } from './invite-dialog.tsx';
import type { PlaceType } from '../school.ts';

const facts = {
  title: msg({ message: '邀请链接', context: '一个' }),
  labels: {
    note: msg`给谁`,
    state: msg`状态`,
    until: msg`有效期至`,
    userName: msg`接受的人`,
    author: msg`发出的人`,
    createTime: msg`发出时间`,
  },
};
const lists = { school: defineList('school.invitations', facts), college: defineList('college.invitations', facts) };
const tones = { OPEN: 'info', USED: 'success', EXPIRED: 'neutral', REVOKED: 'neutral' } as const;

const col = columnsOf(lists.school);
const columns = [
  col.text('note', { minWidth: '120px', isSortable: false, priority: 1 }),
  col.custom(
    'state',
    facts.labels.state,
    ({ state }: RowIn<'school.invitations'>) => <StateDot tone={tones[state.code]}>{state.desc}</StateDot>,
    {
      width: '112px',
      isState: true,
      value: ({ state }) => state.desc,
    },
  ),
  col.custom('until', facts.labels.until, ({ until }: RowIn<'school.invitations'>) => <Deadline time={until} />, {
    width: '148px',
    isSortable: true,
    value: ({ until }) => minutes(until),
  }),
  col.text('userName', { width: '112px', minWidth: '88px', isSortable: false }),
  col.text('author', { width: '112px', minWidth: '88px', isSortable: false, priority: 3 }),
  col.time('createTime', { priority: 3 }),
];

/** The links by which somebody becomes an administrator: each good once, until its time or until it is withdrawn. */
export function InvitationList({ type, id }: { type: PlaceType; id: string }) {
  const { t } = useLingui();
  /** Null: nobody is being invited. */
  const [inviting, setInviting] = useState<{ replaces: RowIn<'school.invitations'> | null } | null>(null);
  const headingId = useId();
  const path = useMemo(() => ({ id }), [id]);
  const list = useList(lists[type], { path, prefix: 'link_' });
  const revoke = useAct(`${type}.revoke`, { success: t`已撤销邀请` });
  return (
    <>
      <section className="flex flex-col gap-3" aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={headingId} className="text-lg font-semibold">
            {t({ message: '邀请链接', context: '多个' })}
          </h2>
          <Button variant="outline" onClick={() => setInviting({ replaces: null })}>{t`用链接邀请`}</Button>
        </div>
        <ResourceTable
          list={list}
          columns={columns}
          rowActs={(row) => {
            const renewing = { key: 'renew', label: t`换新链接`, onSelect: () => setInviting({ replaces: row }) };
            if (row.state.code === 'EXPIRED') return [renewing];
            if (row.state.code !== 'OPEN') return [];
            const revoking = () => revoke.mutate({ path, body: { ids: [row.id] } });
            return [renewing, { key: 'revoke', label: t`撤销邀请`, isDanger: true, onSelect: revoking }];
          }}
          empty={<EmptyState size="sm" title={t`还没有邀请链接`} description={t`没有账号的人用链接注册，有账号的人登录后接受`} />}
        />
      </section>
      {inviting && <InviteDialog type={type} id={id} replaces={inviting.replaces} onClose={() => setInviting(null)} />}
    </>
  );
}
