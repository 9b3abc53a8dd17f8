import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { formatSize } from '@saiwu/ui';
import { minutes, wholeNumber } from '../../lib/language/show.ts';
import { HealthCard, useSpan } from './health.tsx';

type Installation = NonNullable<AnswerOf<'status.get'>['installation']>;

/** What belongs to the whole installation: its database, the line of requests, the disk, the last backup. */
export function InstallationCards({ installation: { database, queue, disk, backup } }: { installation: Installation }) {
  const { t } = useLingui();
  const span = useSpan();
  const { oldestTransaction, connections } = database;
  return (
    <>
      <HealthCard
        title={t`数据库`}
        state={database.state}
        figure={formatSize(Number(database.bytes))}
        facts={[
          {
            label: t`种类`,
            value: database.kind === 'embedded' ? t`内嵌（PostgreSQL ${database.version}）` : `PostgreSQL ${database.version}`,
          },
          { label: t`最早的未结束事务`, value: oldestTransaction === null ? t`没有` : span(oldestTransaction) },
          ...(connections === null
            ? []
            : [{ label: t`连接`, value: t`共 ${connections.total}，空闲 ${connections.idle}，等待 ${connections.waiting}` }]),
          { label: t`数据版本`, value: database.migration },
        ]}
      />
      <HealthCard
        title={t`请求队列`}
        state={queue.state}
        figure={t`${wholeNumber(queue.waiting)} 个在排队`}
        facts={[
          { label: t`正在处理`, value: wholeNumber(queue.running) },
          { label: t`最前面的等了`, value: t`${queue.delay} 毫秒` },
        ]}
      />
      {disk && (
        <HealthCard
          title={t`数据目录的磁盘`}
          state={disk.state}
          figure={t`剩 ${formatSize(Number(disk.free))}`}
          facts={[
            { label: t`总共`, value: formatSize(Number(disk.total)) },
            { label: t`已用`, value: `${Math.round((1 - Number(disk.free) / Math.max(Number(disk.total), 1)) * 100)}%` },
          ]}
        />
      )}
      <HealthCard
        title={t`最近一次备份`}
        state={backup.state}
        figure={backup.lastTime === null ? t`还没有备份过` : minutes(backup.lastTime)}
        facts={
          backup.lastTime === null
            ? [{ label: t`怎么备份`, value: <code className="font-mono text-xs">npm run backup</code> }]
            : [
                { label: t`数据行`, value: wholeNumber(Number(backup.rows)) },
                { label: t`文件`, value: wholeNumber(Number(backup.files)) },
              ]
        }
      />
    </>
  );
}
