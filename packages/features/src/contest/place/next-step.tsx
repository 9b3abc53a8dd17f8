import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, waitingLists } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { generatePath, Link } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Contest } from '../answers.ts';
import { boardOf } from '../board-path.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { ContestTab } from './contest-tabs.ts';
import { momentOf, type Left } from './moment.ts';

/** What a contest is waiting for, with the way to where that is done, unless the reader is there. */
export function NextStep({ contest, open }: { contest: Contest; open: ContestTab }) {
  const { text, way } = useNextStep(contest);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {/* broken at commas, not within a word */}
      <span className="break-keep wrap-anywhere">{text.replaceAll(besideFigure, nbsp)}</span>
      {way && way.tab !== open && (
        // on a phone it would be a third line over the tabs, where the same part stands
        <NameLink isInText className="font-medium max-sm:hidden" to={way.path} replace>
          {way.label}
        </NameLink>
      )}
    </span>
  );
}

/** The way to a sealed contest's results as a button of its head on a phone, where the line has no room for it and no other act is left. */
export function WayToResults({ contest, open }: { contest: Contest; open: ContestTab }) {
  const { way } = useNextStep(contest);
  if (!way || way.tab !== 'results' || way.tab === open) return null;
  return (
    <Button variant="outline" asChild className="sm:hidden">
      <Link to={way.path} replace>
        {way.label}
      </Link>
    </Button>
  );
}

/** Between a figure and the Chinese around it: 还差 114 份. */
const besideFigure = /(?<=\p{Script=Han}) (?=\d)|(?<=\d) (?=\p{Script=Han})/gu;

const nbsp = '\u00a0';

interface Step {
  text: string;
  way?: { tab: ContestTab; label: string; path: string } | false | undefined;
}

function useNextStep(contest: Contest): Step {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const can = useCan();
  const timeLeft = useTimeLeft();
  const { id, readonly, cancelReason, registrationEnd } = contest;
  const [stage] = contest.stages;
  const projects: Step['way'] = can('project.page') && {
    tab: 'projects',
    label: t`查看项目`,
    path: generatePath(consolePaths.projects, { id }),
  };
  const assigning: Step['way'] = !readonly &&
    can('assignment.propose') && {
      tab: 'assignments',
      label: t`去分配`,
      path: generatePath(consolePaths.assignments, { id }),
    };
  const board: Step['way'] = stage !== undefined && can('stage.get') && { tab: 'review', label: t`查看进度`, path: boardOf(id, stage) };
  const moment = momentOf(contest);
  switch (moment.kind) {
    case 'draft':
      return { text: t`还是草稿，确认无误后发布` };
    case 'cancelled':
      return { text: cancelReason === null ? t`已取消` : t`已取消：${cancelReason}` };
    case 'beforeRegistration': {
      const left = timeLeft(moment.left);
      return { text: t`还没有开始报名，还有 ${left}` };
    }
    case 'registration': {
      const left = timeLeft(moment.left);
      return { text: t`报名中，还剩 ${left}` };
    }
    case 'noProjects': {
      const end = deadlineOf(registrationEnd);
      return { text: t`报名已于 ${end} 截止，还没有项目`, way: projects };
    }
    case 'noneAccepted': {
      const end = deadlineOf(registrationEnd);
      return { text: t`报名已于 ${end} 截止，还没有通过审核的项目`, way: projects };
    }
    case 'undecided': {
      const count = moment.projects;
      return {
        text: t`${count} 个项目等待审核，审核完才能开始评审`,
        way: projects && { ...projects, label: t`去审核`, path: waitingLists.projects.pathOf(id) },
      };
    }
    case 'unassigned': {
      const count = moment.projects;
      return { text: t`${count} 个项目等待分配评委`, way: assigning };
    }
    case 'ready':
      return { text: t`评委已分配，可以开始评审`, way: assigning && { ...assigning, label: t`查看分配` } };
    case 'review': {
      const { open } = moment;
      const left = moment.left && timeLeft(moment.left);
      return {
        text: left === null ? t`评审已过截止时间，还差 ${open} 份评分表` : t`评审中，还剩 ${left}，还差 ${open} 份评分表`,
        way: board,
      };
    }
    case 'scored':
      return { text: t`评分表已交齐，可以封存结果`, way: board };
    case 'sealed':
      break;
  }
  const waiting = contest.stages.find(({ waitsFor }) => waitsFor !== null);
  const later = waiting?.kind.desc;
  return {
    text: later === undefined ? t`结果已封存` : t`结果已封存，${later}要等晋级名单`,
    way: can('result.page') && { tab: 'results', label: t`查看结果`, path: generatePath(consolePaths.results, { id }) },
  };
}

function useTimeLeft(): (left: Left) => string {
  const { t } = useLingui();
  return ({ days, hours }) => {
    if (days > 0) return t`${days} 天`;
    return hours > 0 ? t`${hours} 小时` : t`不到 1 小时`;
  };
}
