import { sexNames } from '@saiwu/openapi';
import { Avatar, Combobox, DescriptionList, Select, type MenuItem } from '@saiwu/ui';
import type { FilterProps } from '../../crud/resource.ts';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BuiltInName } from '../../crud/built-in-name.tsx';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { useLabels } from '../../crud/use-labels.ts';
import { useRefusal } from '../../crud/use-refusal.ts';
import { createdFilter, filtersOf, stateFilter, wordFilter } from '../../crud/usual-filters.tsx';
import { orgFilter } from '../../lib/choices/org-select.tsx';
import { useCan } from '../../lib/api/access.ts';
import { avatarSrc } from '../../lib/person/avatar-src.ts';
import { minutes } from '../../lib/language/show.ts';
import { useDictionaryOptions } from '../../lib/choices/use-dictionary-options.ts';
import { OneTimePasswordDialog } from './one-time-password-dialog.tsx';
import { useResetPassword } from './reset-password.ts';
import { useResetTotp } from './reset-totp.ts';
import { user, type UserRow } from './user.ts';
import { useBelongings } from './use-belongings.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { UserAside } from './user-aside.tsx';
import { useUserForm } from './user-form.tsx';
import { useStationOptions } from './use-station-options.ts';

const col = columnsOf(user);
const columns = [
  col.custom('name', user.labels.name, pictured, {
    priority: 1,
    minWidth: '144px',
    isRequired: true,
    isSortable: true,
    value: ({ name }) => name,
  }),
  col.code('account', { isRequired: true }),
  col.echo('orgId', { width: '176px', minWidth: '96px' }),
  col.custom('roleList', user.labels.roleList, rolesOf, { width: '144px', minWidth: '88px', value: rolesOf }),
  col.word('sex', { width: '80px', priority: 3 }),
  col.code('mobile', { isSortable: false, priority: 3 }),
  col.text('email', { width: '176px', isSortable: false, isHidden: true }),
  col.echo('stationId', { width: '112px', isHidden: true }),
  col.echo('nation', { width: '112px', isHidden: true }),
  col.echo('education', { width: '112px', isHidden: true }),
  col.echo('positionStatus', { width: '112px', isHidden: true }),
  col.state('state'),
  col.flag('readonly', { isSortable: false }),
  col.time('lastLoginTime', { priority: 3 }),
  col.time('createTime', { isHidden: true }),
];

function pictured({ name, avatar, readonly }: UserRow) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden className="contents">
        <Avatar name={name} src={avatarSrc(avatar)} size="sm" />
      </span>
      <BuiltInName isBuiltIn={readonly}>
        <span className="truncate">{name}</span>
      </BuiltInName>
    </span>
  );
}

function rolesOf(row: UserRow): string {
  return row.roleList.map((role) => role.name).join(i18n._(msg`、`));
}

const Filters = filtersOf(user, stateFilter, orgFilter, wordFilter('sex', sexNames));

/** Users within the reader's data scope; given passwords are shown once. */
export function UserScreen() {
  const { t } = useLingui();
  const can = useCan();
  const refusalOf = useRefusal(user);
  const [given, setGiven] = useState<{ name: string; password: string } | null>(null);
  const reset = useResetPassword(setGiven);

  const resetTotp = useResetTotp();
  const form = useUserForm();
  const [watched, setWatched] = useState<UserRow | null>(null);
  const canWatch = can('online.list') || can('loginLog.get');

  function acts(row: UserRow): MenuItem[] {
    const watch = canWatch ? [{ key: 'watch', label: t`登录情况`, onSelect: () => setWatched(row) }] : [];
    return [...watch, ...(row.readonly || !can('user.reset') ? [] : resets(row))];
  }

  function resets(row: UserRow): MenuItem[] {
    const refusal = refusalOf([row]);
    const shared = refusal === null ? {} : { isDisabled: true, reason: refusal };
    return [
      { key: 'reset', label: t`重置密码`, ...shared, onSelect: () => void reset(row) },
      { key: 'resetTotp', label: t`重置两步验证`, ...shared, onSelect: () => void resetTotp(row) },
    ];
  }

  return (
    <>
      <ListScreen
        resource={user}
        columns={columns}
        Filters={Filters}
        MoreFilters={MoreFilters}
        aside={can('org.tree') ? <UserAside /> : undefined}
        form={form}
        consequenceOf={useBelongings()}
        onAdded={(row) => row.oneTimePassword !== null && setGiven({ name: row.name, password: row.oneTimePassword })}
        detail={detailOf}
        rowActs={acts}
      />
      {watched && <PersonDrawer person={watched} onClose={() => setWatched(null)} />}
      {given && <OneTimePasswordDialog name={given.name} password={given.password} onClose={() => setGiven(null)} />}
    </>
  );
}

function detailOf(row: UserRow) {
  return <Detail row={row} />;
}

/** What the list has no room for. */
function Detail({ row }: { row: UserRow }) {
  const { t } = useLingui();
  const label = useLabels(user);
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: label('roleList'), value: rolesOf(row) },
        { label: label('stationId'), value: row.echoMap.stationId },
        { label: label('sex'), value: row.sex.desc },
        { label: label('mobile'), value: row.mobile },
        { label: label('email'), value: row.email },
        { label: label('lastLoginTime'), value: minutes(row.lastLoginTime) },
        { label: label('createTime'), value: minutes(row.createTime) },
        { label: t`最近修改`, value: minutes(row.updateTime) },
        { label: label('nation'), value: row.echoMap.nation },
        { label: label('education'), value: row.echoMap.education },
        { label: label('positionStatus'), value: row.echoMap.positionStatus },
        { label: t`密码错误次数`, value: row.passwordErrorNum },
        { label: t`最近一次密码错误`, value: minutes(row.passwordErrorLastTime) },
        { label: t`密码到期`, value: minutes(row.passwordExpireTime) },
        { label: label('workDescribe'), value: row.workDescribe, isWide: true },
      ]}
    />
  );
}

function MoreFilters({ field }: FilterProps<typeof user>) {
  const stations = useStationOptions();
  const [nations, educations, statuses] = [
    useDictionaryOptions('NATION'),
    useDictionaryOptions('EDUCATION'),
    useDictionaryOptions('POSITION_STATUS'),
  ];
  return (
    <>
      {field.choice('stationId', (own) => (
        <Combobox {...own} options={stations} />
      ))}
      {field.choice('education', (own) => (
        <Select {...own} options={educations} />
      ))}
      {field.choice('positionStatus', (own) => (
        <Select {...own} options={statuses} />
      ))}
      {field.choice('nation', (own) => (
        <Combobox {...own} options={nations} />
      ))}
      {createdFilter(field)}
      {field.text('account')}
      {field.text('name')}
      {field.text('email')}
    </>
  );
}
