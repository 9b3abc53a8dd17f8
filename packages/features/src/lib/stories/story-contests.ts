import type { AnswerOf, InputOf } from '@saiwu/api-client';
import { writeSheet } from '@saiwu/ui';
import type { Api } from '../api/api.tsx';

type Contest = AnswerOf<'contest.page'>['records'][number];

/** The calls of a demonstration account: the storybook gives them to `parameters.server.path`, and to a play as `loaded.as`. */
export type CallsAs = (account: string) => Promise<Api['call']>;

/** Runs the contests that stories make: what the others show are contests of the first school, which has no part in these. */
export const organiser = 'school3';

/** An address within a contest of the demonstration, which is found by its title. */
export function inContest(title: string, addressOf: (contest: Contest) => string) {
  return async (as: CallsAs) => {
    const call = await as('school');
    const { records } = await call('contest.page', {
      body: { model: { title }, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} },
    });
    const [contest] = records;
    if (contest === undefined) throw new Error(`the demonstration has no contest “${title}”`);
    return addressOf(contest);
  };
}

interface NewContest extends Partial<Stage> {
  projects: number;
  isDraft?: boolean;
  /** Stages behind the first, by their kind, and all that is set up beside them. */
  later?: readonly Stage['kind'][];
  setup?: Body['setup'];
}

type Body = InputOf<'contest.save'>['body'];
type Stage = Body['stages'][number];

/** A contest, published unless it is wanted as a draft, whose registration is over and whose review can begin, with accepted projects. */
export async function makeContest(
  call: Api['call'],
  { projects, isDraft = false, later = [], setup, ...stage }: NewContest,
): Promise<Contest> {
  const { id } = await call('contest.save', { body: contestBody(stage, later, setup) });
  if (!isDraft) await call('contest.publish', { path: { id } });
  if (projects > 0)
    await importProjects(
      call,
      id,
      Array.from({ length: projects }, (_, index) => `参赛项目${index + 1}`),
    );
  return call('contest.get', { path: { id } });
}

export async function importProjects(call: Api['call'], contestId: string, titles: readonly string[]): Promise<void> {
  const college = await ownCollege(call);
  const file = await projectSheet(
    titles.map((title, index) => ({ 项目名称: title, 赛道: tracks[index % 2], 学院: college, 负责人: '沈一诺' })),
  );
  await call('project.import', { body: { contestId, file, mode: 'ALL' } });
}

/** The name of a college in the reader's school. */
export async function ownCollege(call: Api['call']): Promise<string> {
  const { records } = await call('project.page', { body: { model: {}, size: 1, current: 1, sort: 'id', order: 'ascending', extra: {} } });
  return records[0]?.collegeLabel ?? '';
}

/** A sheet as people send it, by its heads. */
export async function projectSheet(rows: readonly Record<string, string | undefined>[]): Promise<File> {
  const heads = Object.keys(rows[0] ?? {});
  const { file } = await writeSheet({
    columns: heads.map((title) => ({ key: title, title, value: (row: (typeof rows)[number]) => row[title] })),
    rows,
    format: 'xlsx',
  });
  return new File([file], 'projects.xlsx', { type: file.type });
}

/** Writes down who judges what in a stage. */
export async function assign(call: Api['call'], stageId: string): Promise<void> {
  const proposal = await call('assignment.propose', { body: { stageId, seed: 1 } });
  if (proposal.kind === 'infeasible') throw new Error(proposal.mends.join());
  await call('assignment.accept', { body: { stageId, seed: 1, fingerprint: proposal.fingerprint } });
}

/** Hands in what is still missing in a stage, at most `most` sheets, each by the judge who owes it. */
export async function handIn(as: CallsAs, stageId: string, most: number): Promise<void> {
  const call = await as(organiser);
  const missing = await call('stage.missing', { path: { id: stageId } });
  const { records: judges } = await call('judge.page', {
    body: { model: {}, size: 100, current: 1, sort: 'id', order: 'ascending', extra: {} },
  });
  const users = await call('user.query', { body: { account: 'judge' } });
  for (const { projectId, judgeId } of missing.slice(0, most)) {
    const userId = judges.find(({ id }) => id === judgeId)?.userId;
    const account = users.find(({ id }) => id === userId)?.account ?? '';
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the last of them ends the review
    await submitSheet(await as(account), { stageId, projectId });
  }
}

async function submitSheet(call: Api['call'], path: { stageId: string; projectId: string }): Promise<void> {
  const { rubric, sheet } = await call('judging.get', { path });
  const scores = rubric.dimensions.flatMap(({ items }, dimension) => items.map(({ max }, item) => ({ dimension, item, score: max })));
  await call('score.submit', { path, body: { scores, comment: '材料完整。', version: sheet.version } });
}

const tracks = ['科技创新', '商业计划'];

export function contestBody(stage: Partial<Stage>, later: readonly Stage['kind'][], setup: Body['setup']): Body {
  const first: Stage = {
    kind: 'SCHOOL',
    mode: 'ONLINE',
    reviewStart: '2020-02-02 08:00:00',
    reviewEnd: '2099-12-31 18:00:00',
    judgesPerProject: 3,
    loadCap: null,
    recusal: 'COLLEGE',
    isBlind: true,
    rule: { kind: 'MEAN', decimals: 2 },
    rubric: { dimensions: [{ name: '创新性', weight: '100', items: [{ name: '技术', max: '100', guidance: null, isCounted: true }] }] },
    ...stage,
  };
  const year = (index: number) => 2100 + index;
  const stages = [
    first,
    ...later.map((kind, index): Stage => ({
      ...first,
      kind,
      reviewStart: `${year(index)}-03-01 08:00:00`,
      reviewEnd: `${year(index)}-03-31 18:00:00`,
    })),
  ];
  return {
    title: '创客马拉松',
    edition: 2026,
    tracks,
    registrationStart: '2020-01-01 08:00:00',
    registrationEnd: '2020-02-01 18:00:00',
    stages: stages.map((one, index) => ({ ...one, promotion: index < stages.length - 1 ? { by: 'PERCENT', value: '50' } : null })),
    ...(setup && { setup }),
  };
}
