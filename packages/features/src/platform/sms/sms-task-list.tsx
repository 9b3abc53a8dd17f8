import { Trans, useLingui } from '@lingui/react/macro';
import { smsTaskStateNames } from '@saiwu/openapi';
import { Button, Select, type MenuItem } from '@saiwu/ui';
import type { FilterProps } from '../../crud/resource.ts';
import { Link, useNavigate } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ListScreen } from '../../crud/list-screen.tsx';
import { createdFilter } from '../../crud/usual-filters.tsx';
import { useCan } from '../../lib/api/access.ts';
import { minutes } from '../../lib/language/show.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { smsTask, smsTaskPath, type SmsTask } from './sms-task.ts';
import { TaskState } from './task-state.tsx';
import { useTemplates } from './use-templates.ts';

const col = columnsOf(smsTask);
const columns = [
  col.name('topic', { minWidth: '136px', isRequired: true, to: ({ id }) => smsTaskPath(id) }),
  col.custom('status', smsTask.labels.status, (task) => <TaskState task={task} />, {
    width: '128px',
    isState: true,
    value: ({ draft, status }) => (draft ? '' : status.desc),
  }),
  col.text('receiver', { width: '176px', minWidth: '120px', isSortable: false, priority: 3 }),
  col.number('receiverCount', { isSortable: false }),
  col.text('content', { minWidth: '144px', isSortable: false, priority: 3 }),
  col.echo('templateId', { width: '176px', isHidden: true }),
  col.custom('sendTime', smsTask.labels.sendTime, timeOf, { width: '148px', priority: 3, isSortable: true, value: timeOf }),
  col.time('createTime', { priority: 3 }),
];

function timeOf({ sendTime }: SmsTask): string {
  return sendTime === null ? '' : minutes(sendTime);
}

/** The SMS that were written and sent in the reader's scope. */
export function SmsTaskListScreen() {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const acts = ({ id, actions }: SmsTask): MenuItem[] => [
    ...(actions.canEdit && can('smsTask.update')
      ? [{ key: 'edit', label: t`编辑`, onSelect: () => void navigate(smsTaskPath(id, 'edit')) }]
      : []),
    { key: 'view', label: t`查看`, onSelect: () => void navigate(smsTaskPath(id)) },
    ...(can('smsTask.save') ? [{ key: 'copy', label: t`复制`, onSelect: () => void navigate(smsTaskPath(id, 'copy')) }] : []),
  ];
  return (
    <ListScreen
      resource={smsTask}
      columns={columns}
      Filters={Filters}
      MoreFilters={MoreFilters}
      rowActs={acts}
      toolbar={
        can('smsTask.save') && (
          <Button asChild>
            <Link to={smsTaskPath()}>
              <Trans>新建短信</Trans>
            </Link>
          </Button>
        )
      }
    />
  );
}

function Filters({ field }: FilterProps<typeof smsTask>) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const drafts = [
    { value: 'true', label: t`草稿` },
    { value: 'false', label: t`已提交` },
  ];
  return (
    <>
      {field.choice('status', (own) => (
        <Select {...own} options={optionsOf(smsTaskStateNames)} />
      ))}
      {field.choice('draft', (own) => (
        <Select {...own} options={drafts} />
      ))}
    </>
  );
}

function MoreFilters({ field }: FilterProps<typeof smsTask>) {
  const { options } = useTemplates();
  return (
    <>
      {field.choice('templateId', (own) => (
        <Select {...own} options={options} />
      ))}
      {createdFilter(field)}
    </>
  );
}
