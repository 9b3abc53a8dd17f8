import { Loaded, usePageName } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Button, formatSize, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useDownload } from '../../lib/api/use-download.ts';
import { minutes, wholeNumber } from '../../lib/language/show.ts';
import { FailureCard } from './failure-card.tsx';
import { HealthCard, HealthDot } from './health.tsx';
import { InstallationCards } from './installation-cards.tsx';

/** Milliseconds after which the figures are asked for again. */
const renewal = 15_000;

/** How the server is, at a glance; what somebody who helps wants to know, by a button. */
export function StatusScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const name = usePageName(t`运行状态`);
  const query = useQuery({ ...queryOf('status.get'), refetchInterval: renewal });
  const bundle = useDownload('status.bundle', { success: t`诊断包已下载，里面没有密码、姓名和手机号` });
  const { data } = query;
  return (
    <PageStack>
      <PageHeader
        title={name}
        state={data && <HealthDot state={data.state} />}
        description={data ? <Facts status={data} /> : undefined}
        actions={
          can('status.bundle') && (
            <Button variant="outline" isPending={bundle.isPending} onClick={() => bundle.download({})}>
              <Trans>下载诊断包</Trans>
            </Button>
          )
        }
      />
      <Loaded query={query}>{(status) => <Parts status={status} />}</Loaded>
    </PageStack>
  );
}

type Status = AnswerOf<'status.get'>;

function Facts({ status: { version, time, installation } }: { status: Status }) {
  const { t } = useLingui();
  const facts = [t`版本 ${version}`, installation && t`启动于 ${minutes(installation.startTime)}`, t`更新于 ${time.slice(11)}`];
  return <span className="tabular-nums">{facts.filter((fact) => fact !== null).join(' · ')}</span>;
}

function Parts({ status: { jobs, storage, failures, installation } }: { status: Status }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-4">
      {installation && <InstallationCards installation={installation} />}
      <HealthCard
        title={t({ message: '后台任务', context: '多个' })}
        state={jobs.state}
        figure={t`${wholeNumber(jobs.waiting)} 个在等待`}
        facts={[
          { label: t`正在进行`, value: wholeNumber(jobs.running) },
          { label: t`最近一天失败`, value: wholeNumber(jobs.failed) },
          { label: t`最早到点还没开始的`, value: jobs.waitingSince === null ? t`没有` : minutes(jobs.waitingSince) },
        ]}
      />
      <HealthCard
        title={t`上传的文件`}
        figure={formatSize(Number(storage.bytes))}
        facts={[{ label: t`个数`, value: wholeNumber(storage.files) }]}
      />
      <FailureCard failures={failures} />
    </div>
  );
}
