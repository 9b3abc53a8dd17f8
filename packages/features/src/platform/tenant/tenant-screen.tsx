import type { AnswerOf } from '@saiwu/api-client';
import { Trans, useLingui } from '@lingui/react/macro';
import { tenantStateNames, tenantTypeNames } from '@saiwu/openapi';
import { DescriptionList, StateDot } from '@saiwu/ui';
import { useState } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { useLabels } from '../../crud/use-labels.ts';
import { createdFilter, filtersOf, wordFilter } from '../../crud/usual-filters.tsx';
import { minutes } from '../../lib/language/show.ts';
import { OneTimePasswordDialog } from '../user/one-time-password-dialog.tsx';
import { DeleteTenantDialog } from './delete-tenant-dialog.tsx';
import { OnlyOneTenant } from './only-one-tenant.tsx';
import { tenant, type TenantRow } from './tenant.ts';
import { tenantForm } from './tenant-form.tsx';
import { Until } from './until.tsx';
import { useTenantActs } from './use-tenant-acts.ts';

const col = columnsOf(tenant);
const columns = [
  col.name('name', { isRequired: true }),
  col.code('code'),
  col.text('duty', { width: '128px', minWidth: '88px', priority: 3, isSortable: false }),
  col.word('type', { width: '88px', priority: 3, isSortable: false }),
  col.custom('status', tenant.labels.status, (row) => <Status row={row} />, {
    width: '112px',
    isState: true,
    value: ({ status }) => status.desc,
  }),
  col.custom('expirationTime', tenant.labels.expirationTime, ({ expirationTime }) => <Until time={expirationTime} />, {
    width: '168px',
    minWidth: '148px',
    value: ({ expirationTime }) => expirationTime,
  }),
  col.flag('readonly', { isSortable: false }),
  col.time('createTime', { isHidden: true }),
];

const Filters = filtersOf(tenant, wordFilter('status', tenantStateNames), wordFilter('type', tenantTypeNames));
const MoreFilters = filtersOf(tenant, createdFilter, 'code', 'name');

/** The enterprises of an installation, for the one that keeps the others. */
export function TenantScreen() {
  const [given, setGiven] = useState<{ name: string; password: string } | null>(null);
  const [deleting, setDeleting] = useState<TenantRow | null>(null);
  const acts = useTenantActs(setDeleting);

  return (
    <>
      <ListScreen
        resource={tenant}
        columns={columns}
        Filters={Filters}
        MoreFilters={MoreFilters}
        form={tenantForm}
        onAdded={(answer) => {
          const { tenant: added, oneTimePassword } = answer as unknown as AnswerOf<'tenant.init'>; // what adds one here
          if (oneTimePassword !== null) setGiven({ name: added.name, password: oneTimePassword });
        }}
        detail={detailOf}
        rowActs={acts}
        notice={<OnlyOneTenant />}
      />
      {given && <OneTimePasswordDialog name={given.name} password={given.password} onClose={() => setGiven(null)} />}
      {deleting && <DeleteTenantDialog tenant={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

const tones = {
  NORMAL: 'success',
  WAIT_INIT: 'warning',
  WAITING: 'warning',
  FORBIDDEN: 'neutral',
  REFUSE: 'neutral',
  DELETE: 'neutral',
} as const;

function Status({ row: { status } }: { row: TenantRow }) {
  return <StateDot tone={tones[status.code]}>{status.desc}</StateDot>;
}

function detailOf(row: TenantRow) {
  return <Detail row={row} />;
}

/** What the list has no room for. */
function Detail({ row }: { row: TenantRow }) {
  const { t, i18n } = useLingui();
  const label = useLabels(tenant);
  const { passwordExpire, passwordErrorNum, passwordErrorLockTime } = row;
  const days = i18n.number(passwordExpire);
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: label('duty'), value: row.duty },
        { label: label('passwordExpire'), value: passwordExpire === 0 ? t`不限` : t`${days} 天` },
        {
          label: t`密码输错`,
          value:
            passwordErrorLockTime === 0 ? (
              <Trans>{passwordErrorNum} 次后锁定到当天零点</Trans>
            ) : (
              <Trans>
                {passwordErrorNum} 次后锁定 {passwordErrorLockTime} 分钟
              </Trans>
            ),
        },
        { label: label('isMultipleLogin'), value: row.isMultipleLogin ? t`是` : t`否` },
        { label: label('userLimit'), value: row.userLimit === null ? t`不限` : i18n.number(row.userLimit) },
        { label: label('storageLimit'), value: row.storageLimit === null ? t`不限` : i18n.number(row.storageLimit) },
        { label: label('createTime'), value: minutes(row.createTime) },
        { label: t`最近修改`, value: minutes(row.updateTime) },
        { label: label('describe'), value: row.describe, isWide: true },
      ]}
    />
  );
}
