import { useUrlState } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { optLogModel } from '@saiwu/openapi';
import { cn, Select, StateDot } from '@saiwu/ui';
import { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { defineResource, type FilterProps, type RowOf } from '../../crud/resource.ts';
import { createdFilter } from '../../crud/usual-filters.tsx';
import { ClearLogButton } from './clear-log-button.tsx';
import { OptLogDrawer } from './opt-log-drawer.tsx';
import { OptLogLink } from './opt-log-link.tsx';
import { optLogLabels, outcomeTone, useOutcomes } from './opt-log-words.ts';

const methods = ['POST', 'PUT', 'DELETE', 'GET'] as const;

/** Who did what: every write, and what somebody tried without being allowed to. */
const optLog = defineResource('optLog', {
  title: msg({ message: '操作日志', context: '一条' }),
  labels: optLogLabels,
  nameOf: (row) => `${row.userName ?? ''} ${row.description}`.trim(),
  model: optLogModel,
});

type OptLogRow = RowOf<'optLog'>;

const col = columnsOf(optLog);
const columns = [
  col.custom('description', optLogLabels.description, (row) => <OptLogLink row={row} />, {
    priority: 1,
    minWidth: '152px',
    isRequired: true,
    value: ({ description }) => description,
  }),
  col.text('userName', { width: '144px', minWidth: '72px', isSortable: false }),
  col.custom('type', optLogLabels.type, (row) => <Outcome row={row} />, { width: '96px', isState: true, value: ({ type }) => type.desc }),
  col.second('createTime'),
  col.code('requestIp', { width: '136px', minWidth: '120px', isSortable: false }),
  col.text('location', { width: '112px', minWidth: '72px', priority: 3, isSortable: false }),
  col.custom('requestUri', optLogLabels.requestUri, requestOf, { isHidden: true, value: requestOf }),
  col.custom('actionMethod', optLogLabels.actionMethod, operationOf, { isHidden: true, value: operationOf }),
  col.custom('consumingTime', optLogLabels.consumingTime, duration, {
    width: '96px',
    align: 'right',
    priority: 3,
    value: ({ consumingTime }) => Number(consumingTime),
  }),
  col.custom('terminal', optLogLabels.terminal, deviceOf, { width: '176px', minWidth: '88px', priority: 3, value: deviceOf }),
];

/** Addresses name the row that is looked at: a link to it can be sent on. */
export function OptLogScreen() {
  const [{ row }, setUrl] = useUrlState(address);
  return (
    <>
      <ListScreen
        resource={optLog}
        columns={columns}
        Filters={Filters}
        MoreFilters={MoreFilters}
        toolbar={<ClearLogButton log="optLog" />}
        onRowClick={({ id }) => setUrl({ row: id })}
      />
      {row !== undefined && <OptLogDrawer id={row} onClose={() => setUrl({ row: undefined })} />}
    </>
  );
}

const address = z.object({
  row: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
});

function Outcome({ row: { type } }: { row: OptLogRow }) {
  const outcomes = useOutcomes();
  return <StateDot tone={outcomeTone(type.code)}>{outcomes[type.code]}</StateDot>;
}

function requestOf({ httpMethod, requestUri }: OptLogRow): string {
  return `${httpMethod.code} ${requestUri}`;
}

function operationOf({ classPath, actionMethod }: OptLogRow): string {
  return `${classPath}.${actionMethod}`;
}

function deviceOf({ terminal, browser }: OptLogRow): string {
  return [terminal, browser].filter(Boolean).join(' · ');
}

/** From a second on it is worth a look. */
function duration({ consumingTime }: OptLogRow) {
  const milliseconds = Number(consumingTime);
  const look = milliseconds >= 1500 ? 'text-danger-text' : milliseconds >= 1000 && 'text-warning-text';
  return <span className={cn('whitespace-nowrap tabular-nums', look)}>{consumingTime} ms</span>;
}

function Filters({ field }: FilterProps<typeof optLog>) {
  const outcomes = useOutcomes();
  return (
    <>
      {field.choice('type', (own) => (
        <Select {...own} options={Object.entries(outcomes).map(([value, label]) => ({ value, label }))} />
      ))}
      {createdFilter(field)}
    </>
  );
}

function MoreFilters({ field }: FilterProps<typeof optLog>) {
  const { t } = useLingui();
  const names = { POST: t`新增、执行`, PUT: t`修改`, DELETE: t`删除`, GET: t`查看` };
  return (
    <>
      {field.choice('httpMethod', (own) => (
        <Select {...own} options={methods.map((value) => ({ value, label: `${value} ${names[value]}` }))} />
      ))}
      {field.text('userName')}
      {field.text('requestIp')}
    </>
  );
}
