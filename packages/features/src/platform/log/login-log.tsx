import { msg } from '@lingui/core/macro';
import { loginLogModel } from '@saiwu/openapi';
import { DescriptionList, StateDot } from '@saiwu/ui';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { createdFilter, filtersOf, wordFilter } from '../../crud/usual-filters.tsx';
import { ClearLogButton } from './clear-log-button.tsx';

/** Who has signed in, from where and with what, and who has tried in vain. */
const loginLog = defineResource('loginLog', {
  title: msg({ message: '登录日志', context: '一条' }),
  labels: {
    userName: msg`姓名`,
    account: msg`账号`,
    isSuccess: msg`结果`,
    description: msg`登录描述`,
    createTime: msg`登录时间`,
    requestIp: msg`IP 地址`,
    location: msg`地点`,
    browser: msg`浏览器`,
    browserVersion: msg`浏览器版本`,
    operatingSystem: msg`操作系统`,
    ua: msg`设备标识`,
  },
  nameOf: (row) => `${row.userName ?? row.account} ${row.createTime}`,
  model: loginLogModel,
});

type LoginLogRow = RowOf<'loginLog'>;

const col = columnsOf(loginLog);
const columns = [
  // nobody's account has no name
  col.name('account', { minWidth: '96px', isSortable: false }),
  col.text('userName', { width: '144px', minWidth: '72px', isSortable: false }),
  col.custom('description', loginLog.labels.description, outcome, {
    width: '136px',
    isState: true,
    value: ({ description }) => description,
  }),
  col.second('createTime'),
  col.code('requestIp', { width: '136px', minWidth: '120px', isSortable: false }),
  col.text('location', { width: '144px', minWidth: '96px', priority: 3, isSortable: false }),
  col.text('browser', { width: '128px', minWidth: '88px', priority: 3, isSortable: false }),
  col.text('browserVersion', { width: '112px', isHidden: true, isSortable: false }),
  col.text('operatingSystem', { width: '112px', minWidth: '88px', priority: 3, isSortable: false }),
];

function outcome({ isSuccess, description }: LoginLogRow) {
  return <StateDot tone={isSuccess ? 'success' : 'danger'}>{description}</StateDot>;
}

const Filters = filtersOf(loginLog, wordFilter('isSuccess', { true: msg`成功`, false: msg`失败` }), createdFilter);
const MoreFilters = filtersOf(loginLog, 'account', 'requestIp', 'location');

export function LoginLogScreen() {
  return (
    <ListScreen
      resource={loginLog}
      columns={columns}
      Filters={Filters}
      MoreFilters={MoreFilters}
      toolbar={<ClearLogButton log="loginLog" />}
      detail={detailOf}
    />
  );
}

function detailOf(row: LoginLogRow) {
  return <Detail row={row} />;
}

/** What the list has no room for. */
function Detail({ row: { browser, browserVersion, operatingSystem, location, requestIp, ua } }: { row: LoginLogRow }) {
  const label = useLabels(loginLog);
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: label('requestIp'), value: requestIp },
        { label: label('location'), value: location },
        { label: label('operatingSystem'), value: operatingSystem },
        { label: label('browser'), value: [browser, browserVersion].filter(Boolean).join(' ') },
        { label: label('ua'), value: ua, isWide: true },
      ]}
    />
  );
}
