import { ListFilters } from '@saiwu/admin';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { judgeModel, judgeStateNames } from '@saiwu/openapi';
import { Badge, Button, EmptyState, PageHeader, PageStack, Select, StateDot } from '@saiwu/ui';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineResource } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { judgeTones } from '../../lib/contest/tones.ts';
import { InvitationDrawer } from './invitation-drawer.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const judges = defineResource('judge', {
  title: msg`评委`,
  labels: {
    name: msg`姓名`,
    title: msg`职称`,
    employer: msg`单位`,
    schoolLabel: msg`学校`,
    collegeLabel: msg`学院`,
    province: msg`省份`,
    tracks: msg`擅长赛道`,
    loadCap: msg`评审上限`,
    state: msg`状态`,
  },
  nameOf: (judge) => judge.name,
  model: judgeModel,
});

const col = columnsOf(judges);

const columns = [
  col.name('name', { width: '120px', minWidth: '96px' }),
  col.text('title', { width: '112px', minWidth: '88px', priority: 3 }),
  col.text('employer', { minWidth: '112px' }),
  col.text('schoolLabel', { width: '152px', minWidth: '96px', isSortable: false }),
  col.text('collegeLabel', { width: '152px', minWidth: '96px', isSortable: false, priority: 3 }),
  col.custom(
    'tracks',
    judges.labels.tracks,
    ({ tracks }) =>
      tracks.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {tracks.map((track) => (
            <Badge key={track}>{track}</Badge>
          ))}
        </span>
      ),
    { width: '184px', minWidth: '112px', value: ({ tracks }) => tracks.join(i18n._(msg`、`)) },
  ),
  col.number('loadCap', { isSortable: false, priority: 3 }),
  col.custom('state', msg`状态`, ({ state }) => <StateDot tone={judgeTones[state.code]}>{state.desc}</StateDot>, {
    width: '96px',
    isState: true,
    isSortable: true,
  }),
];

/** The judges of the caller's scope, and their invitations. */
export function JudgeListScreen() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const can = useCan();
  const list = useList(judges);
  const [inviting, setInviting] = useState<{ id: string; name: string } | null>(null);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const canInvite = can('invitation.create');
  const actsOf = (judge: { id: string; name: string; state: { code: string } }) => [
    {
      key: 'invite',
      label: t`邀请`,
      isDisabled: judge.state.code !== 'INVITED' && judge.state.code !== 'ACTIVE',
      reason: t`评委已暂停或退出`,
      onSelect: () => setInviting(judge),
    },
  ];
  return (
    <PageStack>
      <PageHeader
        title={t`评委管理`}
        actions={canInvite && <Button variant="outline" onClick={() => setIsDrawerOpen(true)}>{t`邀请记录`}</Button>}
      />
      <ResourceTable
        list={list}
        columns={columns}
        filters={
          <ListFilters list={list}>
            {(field) => field.choice('state', (own) => <Select {...own} options={optionsOf(judgeStateNames)} />)}
          </ListFilters>
        }
        rowActs={canInvite ? actsOf : undefined}
        empty={<EmptyState title={t`还没有评委`} description={t`评委的单位、学校和擅长赛道决定能评哪些项目`} />}
      />
      {inviting && <InviteDialog judge={inviting} onClose={() => setInviting(null)} />}
      {isDrawerOpen && <InvitationDrawer onClose={() => setIsDrawerOpen(false)} />}
    </PageStack>
  );
}
