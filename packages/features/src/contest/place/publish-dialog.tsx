import { Loaded } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button, Dialog } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { generatePath, Link } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import type { Contest, ContestDetail } from '../answers.ts';
import { type PublishCheck, publishChecks } from './publish-checks.ts';

/** Publishes a contest after a look at what everybody will see, and at what may have been forgotten. */
export function PublishDialog({ contest: { id, title }, onClose }: { contest: Contest; onClose: () => void }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('contest.get', { path: { id } }));
  const publish = useAct('contest.publish', { success: t`已发布「${title}」`, invalidates: ['contest', 'overview'] });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`发布「${title}」？`}
      description={t`发布后大家能看到这个大赛，报名按设定的时间开放。首个评分提交后，评分标准和计分规则不能再改。`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>暂不发布</Trans>
          </Button>
          <Button variant="solid" isPending={publish.isPending} onClick={() => publish.mutate({ path: { id } }, { onSuccess: onClose })}>
            <Trans>发布大赛</Trans>
          </Button>
        </>
      }
    >
      <Loaded query={query}>{(contest) => <Checks contest={contest} />}</Loaded>
    </Dialog>
  );
}

function Checks({ contest }: { contest: ContestDetail }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const { now } = useTenantClock();
  const wordsOf = useWords(contest);
  const body = { model: { state: 'ACTIVE' as const }, size: 1, current: 1, sort: 'id', order: 'descending', extra: {} };
  const judges = useQuery({ ...queryOf('judge.page', { body }), enabled: can('judge.page') });
  const found = judges.data === undefined ? null : Number(judges.data.total);
  const checks = publishChecks(contest, now(), found);
  const open = checks.filter(({ isFine }) => !isFine).length;
  return (
    <section className="grid gap-2" aria-label={t`发布前检查`}>
      <ul className="grid gap-2">
        {checks.map((check) => (
          <li key={check.kind} className="flex items-start gap-2">
            {check.isFine ? (
              <CircleCheck aria-label={t`已就绪`} strokeWidth={1.5} className="mt-0.5 size-4 shrink-0 text-success-text" />
            ) : (
              <CircleAlert aria-label={t`请确认`} strokeWidth={1.5} className="mt-0.5 size-4 shrink-0 text-warning-text" />
            )}
            <span>{wordsOf(check)}</span>
          </li>
        ))}
      </ul>
      {open > 0 && (
        <p className="text-fg-muted">
          <Trans>
            这些不影响发布。要补充，先到{' '}
            <Link className="text-theme-text underline focus-ring" to={generatePath(consolePaths.editContest, { id: contest.id })}>
              设置
            </Link>
            。
          </Trans>
        </p>
      )}
    </section>
  );
}

function useWords({ registrationStart, registrationEnd, setup }: ContestDetail): (check: PublishCheck) => string {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const [start, end] = [minutes(registrationStart), deadlineOf(registrationEnd)];
  const asked = setup.fields.length + setup.files.length + setup.sections.length;
  const awards = setup.awards.length;
  return (check) => {
    if (check.kind === 'judges') {
      const { wanted, found } = check;
      return check.isFine ? t`有 ${found} 位评委，每个项目要 ${wanted} 位` : t`只有 ${found} 位评委，每个项目要 ${wanted} 位`;
    }
    const words: Record<typeof check.kind, [fine: string, open: string]> = {
      registration: [t`${start} 至 ${end} 报名`, t`报名已于 ${end} 截止，发布后只能由管理员导入项目`],
      describe: [t`有参赛说明`, t`还没有参赛说明`],
      form: [t`报名表里有 ${asked} 项要填`, t`报名表里除项目名称和人员外没有要填的`],
      awards: [t`设了 ${awards} 个奖项`, t`还没有设置奖项`],
      appeals: [t`有申诉时间`, t`没有申诉时间，结果公布后不能申诉`],
    };
    const [fine, open] = words[check.kind];
    return check.isFine ? fine : open;
  };
}
