import { ListFilters, useTabTitle } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { smsDeliveryNames, smsSendStateNames, smsSendStatusModel } from '@saiwu/openapi';
import { Button, Card, confirm, DescriptionList, PageHeader, PageStack, Select, StateDot } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList, type RowIn } from '../../crud/resource.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { invalidateHeads } from '../../lib/api/heads.ts';
import { useAct } from '../../lib/api/use-act.ts';
import { minutes } from '../../lib/language/show.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { smsTask, smsTaskPath, type SmsTask } from './sms-task.ts';
import { TaskState } from './task-state.tsx';

const statuses = defineList('smsSendStatus.page', {
  title: msg({ message: '接收者', context: '一条' }),
  labels: {
    receiver: msg`手机号`,
    name: msg`姓名`,
    sendStatus: msg`发送状态`,
    message: msg`说明`,
    code: msg`状态码`,
    fee: msg`计费条数`,
    delivery: msg`送达`,
    bizId: msg`发送回执`,
    ext: msg`发送返回`,
    updateTime: msg`更新时间`,
  },
  nameOf: (row) => row.receiver,
  model: smsSendStatusModel.omit({ taskId: true }),
});

type Status = RowIn<'smsSendStatus.page'>;

/** Whether it arrived, and if not why, in the provider's words. */
function deliveryTextOf({ delivery, deliveryCode }: Status): string {
  return [delivery?.desc, deliveryCode].filter(Boolean).join(' · ');
}

function deliveryOf(row: Status) {
  return row.delivery && <StateDot tone={arrivals[row.delivery.code]}>{deliveryTextOf(row)}</StateDot>;
}

const arrivals = { WAITING: 'neutral', DELIVERED: 'success', FAILED: 'danger' } as const;
const col = columnsOf(statuses);
const tones = { WAITING: 'info', SUCCESS: 'success', FAIL: 'danger' } as const;
const columns = [
  col.code('receiver', { width: '136px', priority: 1, isRequired: true }),
  col.text('name', { width: '112px', minWidth: '72px', isSortable: false }),
  col.custom(
    'sendStatus',
    statuses.labels.sendStatus,
    ({ sendStatus }) => <StateDot tone={tones[sendStatus.code]}>{sendStatus.desc}</StateDot>,
    { width: '112px', isState: true, value: ({ sendStatus }) => sendStatus.desc },
  ),
  col.custom('delivery', statuses.labels.delivery, deliveryOf, { width: '128px', isSortable: false, value: deliveryTextOf }),
  col.text('message', { minWidth: '144px', isSortable: false }),
  col.text('code', { width: '160px', minWidth: '88px', priority: 3 }),
  col.number('fee', { width: '104px', priority: 3 }),
  col.text('bizId', { width: '160px', isHidden: true }),
  col.text('ext', { width: '200px', isHidden: true, isSortable: false }),
  col.second('updateTime', { priority: 3 }),
];

/** A task with what has become of it for each receiver. */
export function SmsTaskView({ task }: { task: SmsTask }) {
  const { id, topic, content, echoMap, sendTime, createTime, receiverCount, successCount, failCount, actions, draft } = task;
  const { t } = useLingui();
  const label = useLabels(smsTask);
  const can = useCan();
  const cancel = useAct('smsTask.cancel', { success: t`已取消发送`, invalidates: ['smsTask', 'smsSendStatus'] });
  useTabTitle(topic);

  async function stop() {
    const isSure = await confirm({
      title: t`取消发送「${topic}」？`,
      description: t`还没有发出的不再发送；一条都没有发出时回到草稿。`,
      confirmLabel: t`取消发送`,
      cancelLabel: t`暂不取消`,
      isDanger: true,
    });
    if (isSure) cancel.mutate({ body: { id } });
  }

  return (
    <PageStack>
      <PageHeader
        title={topic}
        state={<TaskState task={task} />}
        actions={
          <>
            {actions.canCancel && can('smsTask.cancel') && (
              <Button variant="danger" isPending={cancel.isPending} onClick={() => void stop()}>
                <Trans>取消发送</Trans>
              </Button>
            )}
            {can('smsTask.save') && (
              <Button variant="outline" asChild>
                <Link to={smsTaskPath(id, 'copy')}>
                  <Trans>复制</Trans>
                </Link>
              </Button>
            )}
            {actions.canEdit && can('smsTask.update') && (
              <Button asChild>
                <Link to={smsTaskPath(id, 'edit')}>
                  <Trans>编辑</Trans>
                </Link>
              </Button>
            )}
          </>
        }
      />
      <Card>
        <DescriptionList
          columns={3}
          items={[
            { label: label('content'), value: content, isWide: true },
            { label: label('templateId'), value: echoMap.templateId },
            { label: label('receiverCount'), value: t`共 ${receiverCount}，成功 ${successCount}，失败 ${failCount}` },
            { label: label('sendTime'), value: sendTime === null ? t`提交后立即` : minutes(sendTime) },
            { label: label('createTime'), value: minutes(createTime) },
          ]}
        />
      </Card>
      {!draft && <Statuses taskId={id} done={successCount + failCount} />}
    </PageStack>
  );
}

/** How it went with each; asked for anew as often as the task, which is asked while it goes on, says of more that they are done. */
function Statuses({ taskId, done }: { taskId: string; done: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (done > 0) void invalidateHeads(queryClient, ['smsSendStatus']);
  }, [queryClient, done]);
  const optionsOf = useOptions();
  const list = useList(statuses, { fixed: useMemo(() => ({ taskId }), [taskId]) });
  return (
    <ResourceTable
      list={list}
      columns={columns}
      heading={t`发送情况`}
      filters={
        <ListFilters
          list={list}
          renderMore={(field) => (
            <>
              {field.text('bizId')}
              {field.text('ext')}
            </>
          )}
        >
          {(field) => (
            <>
              {field.text('receiver')}
              {field.choice('sendStatus', (own) => (
                <Select {...own} options={optionsOf(smsSendStateNames)} />
              ))}
              {field.choice('delivery', (own) => (
                <Select {...own} options={optionsOf(smsDeliveryNames)} />
              ))}
            </>
          )}
        </ListFilters>
      }
    />
  );
}
