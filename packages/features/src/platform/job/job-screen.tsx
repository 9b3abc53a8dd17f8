import { RecordPage, useNeighbours } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Button, Card, CopyButton, DescriptionList } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { generatePath, Link, useParams } from 'react-router-dom';
import { JobFile } from './job-file.tsx';
import { JobProgress } from './job-progress.tsx';
import { JobState } from './job-state.tsx';
import { nameOf, useJobActs } from './use-job-acts.ts';
import { isOver, useJob, type Job } from './use-job.ts';

/** One job of the reader's: how far it is, what came of it, and what to do next. */
export function JobScreen() {
  const { id = '' } = useParams();
  const query = useJob(id);
  const neighbours = useNeighbours('job', id, pathOf);
  return (
    <RecordPage
      query={query}
      head={(job) => ({ title: nameOf(job), state: <JobState job={job} />, acts: <JobActs job={job} />, neighbours })}
    >
      {(job) => (
        <>
          <Card>
            <Outcome job={job} />
          </Card>
          <Details job={job} />
        </>
      )}
    </RecordPage>
  );
}

function pathOf(id: string): string {
  return generatePath(consolePaths.job, { id });
}

function JobActs({ job }: { job: Job }) {
  const acts = useJobActs();
  return (
    <>
      <Button variant="outline" asChild>
        <Link to={consolePaths.jobs}>
          <Trans>我的任务</Trans>
        </Link>
      </Button>
      {!isOver(job) && (
        <Button variant="danger" isPending={acts.isCancelling} onClick={() => void acts.cancel(job)}>
          <Trans>取消任务</Trans>
        </Button>
      )}
    </>
  );
}

function Details({ job: { id, name, attempts, createTime, startTime, finishTime } }: { job: Job }) {
  const { t } = useLingui();
  return (
    <Card title={t`详情`}>
      <DescriptionList
        items={[
          { label: t`任务类型`, value: name.desc },
          { label: t`创建时间`, value: createTime },
          { label: t`开始时间`, value: startTime },
          { label: t`结束时间`, value: finishTime },
          { label: t`尝试次数`, value: attempts },
          {
            label: t`任务编号`,
            value: (
              <span className="inline-flex items-center gap-1 tabular-nums">
                {id}
                <CopyButton text={id} label={t`复制任务编号`} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** What has come of it, and what to do next. */
function Outcome({ job }: { job: Job }) {
  const { t } = useLingui();
  const { state, error, file } = job;
  if (!isOver(job)) {
    return (
      <div className="flex flex-col gap-3">
        <JobProgress job={job} />
        <p className="text-fg-muted">
          <Trans>可以离开这个页面，任务会继续。完成后会收到消息。</Trans>
        </p>
      </div>
    );
  }
  if (state.code === 'FAILED') {
    return (
      <Alert tone="danger" title={error ?? t`没有完成`}>
        {t`什么都没有留下。请回到原来的页面再发起一次；仍然失败时，把任务编号告诉管理员。`}
      </Alert>
    );
  }
  if (state.code === 'CANCELLED') return <Alert title={t`已取消`}>{t`什么都没有留下，需要时可以重新发起。`}</Alert>;
  return file === null ? <Alert tone="success" title={t`已完成`} /> : <JobFile job={job} file={file} />;
}
