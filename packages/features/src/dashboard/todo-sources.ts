import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerOf, OperationId } from '@saiwu/api-client';
import { consolePaths, dashboardPages, profilePath, waitingLists } from '@saiwu/openapi';
import type { UseQueryOptions } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import type { Api } from '../lib/api/api.tsx';
import { viewPath } from '../platform/message/message-paths.ts';
import { isAllowed } from '@saiwu/admin';
import { boardPath } from '../contest/board-path.ts';
import { minutes } from '../lib/language/show.ts';

/** Something that waits for the reader. */
export interface Todo {
  key: string;
  /** Where it is done. */
  path: string;
  text: MessageDescriptor | string;
  detail: MessageDescriptor | string;
}

/** Who has to do it. */
interface Reader {
  can: (operationId: OperationId) => boolean;
  /** Writes a deadline with what they have to know of its zone. */
  deadlineOf: (time: string) => string;
}

/** One kind of things that wait. */
export interface TodoSource {
  /** Whom it concerns: who may send this operation, whatever their role is called. */
  needs: OperationId;
  /** A query with what is read out of it. */
  query: (queryOf: Api['queryOf'], reader: Reader) => UseQueryOptions<unknown, Error, Todo[]>;
}

/** What waits for judges, for administrators, for everybody: the most pressing kind first. A new kind is one entry here. */
export const todoSources: readonly TodoSource[] = [
  source(
    'overview.mine',
    (queryOf) => queryOf('overview.mine'),
    ({ judging, stages, undecided, contestCount }, { can, deadlineOf }) => [
      ...judging.flatMap(({ stageId, contestTitle, sheetCount, submittedCount, reviewEnd, state }): Todo[] => {
        const open = sheetCount - submittedCount;
        const deadline = deadlineOf(reviewEnd);
        if (state.code !== 'IN_REVIEW' || open === 0) return [];
        const path = waitingLists.sheets.pathOf(stageId);
        return [{ key: stageId, path, text: msg`还有 ${open} 个项目待评`, detail: msg`${contestTitle}，${deadline} 截止` }];
      }),
      ...stages.flatMap(({ stageId, contestId, contestTitle, kind, state, canClose }): Todo[] => {
        if (state.code !== 'SCORED' || !canClose) return [];
        const path = boardPath(contestId, { id: stageId, kind: kind.code, state: state.code });
        return [{ key: stageId, path, text: msg`评分表已交齐，可以封存结果`, detail: `${contestTitle} · ${kind.desc}` }];
      }),
      // while registration is open too: a team that has to mend something has the more time for it
      ...undecided.map(({ contestId, contestTitle, count }): Todo => {
        const path = waitingLists.projects.pathOf(contestId);
        return { key: contestId, path, text: msg`${count} 个项目等待审核`, detail: contestTitle };
      }),
      ...(contestCount === 0 && can('contest.page') && can('contest.save')
        ? [{ key: 'first', path: consolePaths.newContest, text: msg`创建第一个大赛`, detail: msg`标题、赛道、时间和评分标准` }]
        : []),
    ],
  ),
  source(
    'entry.mine',
    (queryOf) => queryOf('entry.mine'),
    ({ entries, invitations, now }, { deadlineOf }) => [
      ...invitations.map(({ id, by, projectTitle, contestTitle }): Todo => {
        const text = msg`${by} 邀请你加入「${projectTitle}」`;
        return { key: `invitation ${id}`, path: consolePaths.ownEntries, text, detail: contestTitle };
      }),
      ...entries.flatMap(({ id, title, state: { code }, source: from, due, closes, isPast, contestTitle, contestState, part }): Todo[] => {
        const isRunning = contestState.code !== 'CANCELLED' && !isPast && closes >= now;
        const isOpen = (code === 'DRAFT' || code === 'RETURNED') && from === 'SUBMITTED' && isRunning;
        const isAdvised = part.code === 'ADVISOR';
        // a team hands in by itself; what it has to mend its advisors help with
        if (!isOpen || (isAdvised && code === 'DRAFT')) return [];
        const deadline = deadlineOf(due);
        const returned = isAdvised ? msg`你指导的项目「${title}」退回修改` : msg`项目「${title}」退回修改`;
        const text = code === 'RETURNED' ? returned : msg`项目「${title}」还没有提交`;
        return [{ key: id, path: generatePath(consolePaths.ownEntry, { id }), text, detail: msg`${contestTitle}，${deadline} 截止` }];
      }),
    ],
  ),
  source(
    'register.offers',
    (queryOf) => queryOf('register.offers'),
    (offers) =>
      offers.map(({ id, kind, name, orgLabel }): Todo => ({
        key: id,
        path: profilePath(),
        text: msg`这是你吗？名册里有和你的账号相符的人`,
        detail: `${kind.desc} ${name} · ${orgLabel}`,
      })),
  ),
  source(
    'certification.approve',
    (queryOf) => queryOf('certification.page', { body: dashboardPages.certifications }),
    ({ records, total }): Todo[] => {
      const [newest] = records;
      if (newest === undefined) return [];
      const { userName, role } = newest;
      const text = msg`${total} 个认证申请待审批`;
      return [{ key: 'certifications', path: waitingLists.certifications.pathOf(), text, detail: msg`最近的：${userName}，${role.desc}` }];
    },
  ),
  source(
    'message.page',
    (queryOf) => queryOf('message.page', { body: dashboardPages.todos }),
    ({ records }) =>
      records
        // what is left to score and to decide is told above, as it stands now
        .filter(
          ({ handlerUrl }) =>
            ![consolePaths.judging, consolePaths.certifications, consolePaths.ownEntries].some((path) => handlerUrl?.startsWith(path)),
        )
        .map(({ id, title, author, createTime }) => ({
          key: id,
          path: viewPath(id),
          text: title,
          detail: [author, minutes(createTime)].filter(Boolean).join(' · '),
        })),
  ),
  source(
    'contest.update',
    (queryOf) => queryOf('contest.page', { body: dashboardPages.contests }),
    ({ records }) => records.flatMap(nextStepOf),
  ),
];

/** The next step of a contest before its review. */
function nextStepOf(contest: AnswerOf<'contest.page'>['records'][number]): Todo[] {
  const { id, title: detail, actions, stages, state } = contest;
  const [stage] = stages;
  const assignments = generatePath(consolePaths.assignments, { id });
  if (state.code === 'DRAFT') {
    if (!isAllowed(actions, 'edit')) return [];
    return [{ key: id, path: generatePath(consolePaths.editContest, { id }), text: msg`还是草稿，确认无误后发布`, detail }];
  }
  if (stage?.state.code !== 'NOT_STARTED') return [];
  // more may come until registration ends
  const isOpen = state.code === 'REGISTERING';
  // what is to be decided comes first, and is told by itself
  const isDecided = (stage.entries?.undecided ?? 0) === 0;
  if (!isOpen && isAllowed(stage.actions, 'start')) return [{ key: id, path: assignments, text: msg`评委已分配，可以开始评审`, detail }];
  const lacking = stage.projectCount - stage.assignedCount;
  if (!isOpen && isDecided && isAllowed(stage.actions, 'assign'))
    return [{ key: id, path: assignments, text: msg`${lacking} 个项目等待分配评委`, detail }];
  if (contest.projectCount === 0 && isAllowed(actions, 'import'))
    return [{ key: id, path: generatePath(consolePaths.projects, { id }), text: msg`还没有项目，可以导入`, detail }];
  return [];
}

function source<Answer>(
  needs: OperationId,
  query: (queryOf: Api['queryOf']) => UseQueryOptions<Answer>,
  read: (answer: Answer, reader: Reader) => Todo[],
): TodoSource {
  return {
    needs,
    query: (queryOf, reader) =>
      ({ ...query(queryOf), select: (answer: Answer) => read(answer, reader) }) as unknown as UseQueryOptions<unknown, Error, Todo[]>, // `select` takes what the query beside it answers; sources of many shapes stand in one list
  };
}
