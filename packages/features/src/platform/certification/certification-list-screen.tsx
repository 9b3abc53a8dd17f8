import { BulkActs, BulkButton, BulkDialog, ListFilters, NameLink, useBulk } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react/macro';
import { certificationStateNames, certifiedRoleNames, consolePaths } from '@saiwu/openapi';
import { Combobox, EmptyState, PageHeader, PageStack, Select } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { generatePath, Navigate, useNavigate } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import { CertificationState } from './certification-state.tsx';
import { certification } from './certification.ts';
import { useApproving } from './use-approving.ts';

const col = columnsOf(certification);
const columns = [
  col.custom(
    'userName',
    certification.labels.userName,
    ({ id, userName }) => <NameLink to={generatePath(consolePaths.certification, { id })}>{userName}</NameLink>,
    { priority: 1, minWidth: '96px', value: ({ userName }) => userName },
  ),
  col.word('role', { width: '120px', isSortable: false }),
  col.text('schoolLabel', { minWidth: '112px', isSortable: false }),
  col.text('collegeLabel', { minWidth: '96px', isSortable: false }),
  col.custom('state', certification.labels.state, CertificationState, { width: '96px', isState: true, value: ({ state }) => state.desc }),
  col.time('createTime'),
  col.text('reviewer', { width: '112px', minWidth: '88px', isSortable: false, priority: 3 }),
  col.time('decideTime', { isHidden: true }),
];

/** The queue for those who decide; others ask. Old addresses name this one for both. */
export function CertificationListScreen() {
  const can = useCan();
  return can('certification.page') ? <Queue /> : <Navigate to={consolePaths.ownCertifications} replace />;
}

/** The requests that the reader decides, and those that were decided. */
function Queue() {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const navigate = useNavigate();
  const can = useCan();
  const list = useList(certification);
  const { user } = useSession();
  const schools = useSchools();
  const bulk = useBulk(list);
  const { approving, ask } = useApproving();
  const count = bulk.applying(approving);
  const bulkActs = () => (
    <BulkActs bulk={bulk}>
      <BulkButton
        bulk={bulk}
        label={t`通过认证`}
        count={count}
        none={t`选中的申请都已经审批过了`}
        onPress={() => void ask(count ?? list.chosenCount, (act) => void bulk.start(act))}
      />
    </BulkActs>
  );
  return (
    <PageStack>
      <PageHeader title={t`认证管理`} />
      <ResourceTable
        list={list}
        columns={columns}
        filters={
          <ListFilters list={list}>
            {(field) => (
              <>
                {field.choice('state', (own) => (
                  <Select {...own} options={optionsOf(certificationStateNames)} />
                ))}
                {field.choice('role', (own) => (
                  <Select {...own} options={optionsOf(certifiedRoleNames)} />
                ))}
                {schools !== null && field.choice('schoolId', (own) => <Combobox {...own} options={schools} />)}
              </>
            )}
          </ListFilters>
        }
        rowActs={({ id, userId, state }) => [
          {
            key: 'open',
            // one's own is decided by somebody else
            label: state.code === 'PENDING' && userId !== user?.id ? t`审批` : t`查看`,
            onSelect: () => void navigate(generatePath(consolePaths.certification, { id })),
          },
        ]}
        bulkActs={can('certification.approve') ? bulkActs : undefined}
        empty={
          <EmptyState title={t`还没有认证申请`} description={t`教师、创客、评委和管理员在「我的认证」里申请，材料齐了就会出现在这里`} />
        }
      />
      <BulkDialog bulk={bulk} />
    </PageStack>
  );
}

/** What to choose from; null for administrators of one school or college, who see the requests of that alone. */
function useSchools() {
  const { queryOf } = useApi();
  const { user } = useSession();
  const hasOne = user?.roleList.some(({ code }) => code === 'XMANAGEMENT' || code === 'YMANAGEMENT') === true;
  const { data = [] } = useQuery({ ...queryOf('org.ofProvince', { query: {} }), enabled: !hasOne });
  return hasOne ? null : data.map(({ id, label }) => ({ value: id, label }));
}
