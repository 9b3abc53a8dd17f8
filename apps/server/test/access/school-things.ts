import type { Person, TestServer } from '../harness.ts';
import { contestBody, importSheet, sheetBody } from '../contest-steps.ts';
import type { Ids } from './ids.ts';
import { inAnHour } from './in-an-hour.ts';
import { picture } from './picture.ts';
import { done, type TenantWide } from './tenant-things.ts';

interface Place {
  as: (account: string) => Person;
  headersOf: (account: string) => Promise<Record<string, string>>;
  tenantId: string;
  /** Account of the administrator, and id. */
  school: string;
  schoolId: string;
  /** Stands in the names of what is the school's. */
  mark: string;
  /** Who gets the messages, and whose row stands for people. */
  user: string;
  template: string;
  colleges: readonly [College, ...College[]];
}

interface College {
  account: string;
  id: string;
  /** Stands in the names of what is made. */
  mark: string;
}

type OfSchool = Exclude<keyof Ids, TenantWide>;

/** One of each thing of a school; where it is a college's, that of the first, and for each further college another one. */
export async function schoolThings(
  server: TestServer,
  place: Place,
): Promise<{ ids: Pick<Ids, OfSchool>; judges: { assigned: string; idle: string } }> {
  const { db } = server;
  const { as, tenantId, colleges } = place;
  const school = as(place.school);
  const [first] = colleges;
  const userOf = async (account: string) =>
    (await db.selectFrom('user').where('tenantId', '=', tenantId).where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
  const user = await userOf(place.user);

  const draft = await done(school, 'contest.save', { ...contestBody(), title: `草稿 ${place.mark}` });
  const templates = await done(school, 'contest.templates');
  const begun = { name: `模板 ${place.mark}`, content: templates[0].content };
  const contestTemplate = await done(school, 'contestTemplate.save', begun);
  const sheetMap = await done(school, 'sheetMap.save', {
    name: `汇总表 ${place.mark}`,
    rows: 'TEAM',
    columns: [
      { key: 'title', head: '项目名称', fact: 'TITLE' },
      { key: 'leader', head: '负责人', fact: 'LEADER_NAME' },
      { key: 'college', head: '学院', fact: 'COLLEGE' },
    ],
  });
  const open = await projects(server, place, `报名 ${place.mark}`);
  const entered = await entry(server, place, user);
  const running = await assigned(server, place, `评审 ${place.mark}`);
  const sealed = await assigned(server, place, `封存 ${place.mark}`);
  for (const { account, projectId } of sealed.pairs)
    await done(as(account), 'score.submit', sheetBody('40'), { stageId: sealed.stageId, projectId });
  await done(school, 'stage.close', { password: 'secret-1' }, { id: sealed.stageId });

  // two projects of each college that are alike
  for (const [index, firstId] of open.projectIds.entries()) await alike(server, tenantId, firstId, running.projectIds[index] ?? '');

  const [extension] = await done(
    school,
    'contest.extend',
    {
      deadline: 'REVIEW',
      stageId: running.stageId,
      reach: 'PROJECTS',
      projectIds: [running.projectIds[0]],
      until: '2099-12-31 20:00:00',
      reason: '停电',
    },
    { id: running.contestId },
  );

  const busy = new Set([...running.pairs, ...sealed.pairs].map(({ account }) => account));
  const judges = await db
    .selectFrom('judge')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('judge.tenantId', '=', tenantId)
    .where('judge.orgId', '=', place.schoolId)
    .orderBy('judge.id')
    .select(['judge.id', 'user.account'])
    .execute();
  const assignedJudge = running.pairs.find(({ projectId }) => projectId === running.projectIds[0])?.account ?? '';
  const judge = judges.find(({ account }) => account === assignedJudge)?.id ?? '';

  const invited = await done(school, 'invitation.create', { judgeId: judge, contestId: running.contestId });
  const message = await done(school, 'message.save', {
    msgDTO: { msgType: 'NOTIFY', title: `通知 ${first.mark}`, content: '内容' },
    userIdList: [user],
  });

  const appointing = {
    schoolInvitation: (await done(school, 'school.invite', {}, { id: place.schoolId })).id,
    collegeInvitation: (await done(school, 'college.invite', {}, { id: first.id })).id,
  };
  const plan = await done(school, 'message.plan', {
    msgDTO: { msgType: 'NOTIFY', title: '定时通知', content: '内容' },
    userIdList: [user],
    sendTime: inAnHour(),
  });
  const template = await done(school, 'message.saveTemplate', { name: place.mark, title: '通知', content: '内容' });

  let station = '';
  let smsTask = '';
  let attachment = { id: '', url: '' };
  let certification = '';
  const { id: evidence } = await done(as(first.account), 'certification.upload', { file: picture() });
  for (const [index, { account, id, mark }] of colleges.entries()) {
    const made = (await done(school, 'station.save', { name: mark, orgId: id })).id;
    const receiver = { templateId: place.template, receiver: '13812345678', templateParam: { name: mark }, draft: true };
    const task = (await done(as(account), 'smsTask.save', { ...receiver, topic: mark })).id;
    const file = new File(['text'], `${mark}.txt`);
    const kept = await done(as(account), 'attachment.upload', { file, bizType: 'NOTES', bizId: `notes-${id}` });
    const asking = await certified(as(index === 0 ? place.user : account), place.schoolId, id, mark);
    if (index === 0) [station, smsTask, attachment, certification] = [made, task, kept, asking];
  }
  const [students, teachers] = [await people(server, place, 'student', user), await people(server, place, 'teacher', user)];
  const status = await db
    .insertInto('smsSendStatus')
    .values({ tenantId, taskId: smsTask, receiver: '13812345678', name: first.mark } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { url: pictureUrl } = await done(school, 'attachment.upload', { file: picture(), bizType: 'BANNER', bizId: place.schoolId });
  const banner = await done(school, 'banner.insert', { title: place.mark, image: pictureUrl });
  for (const { id, mark } of colleges) await done(school, 'banner.insert', { title: mark, image: pictureUrl, orgId: id });
  const job = await done(as(first.account), 'job.export', { resource: 'user', request: { model: {} } });
  const optLog = await db
    .selectFrom('optLog')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', await userOf(first.account))
    .select('id')
    .executeTakeFirstOrThrow();
  const loginLog = await db
    .insertInto('loginLog')
    .values({ tenantId, userId: user, account: place.user, userName: first.mark, kind: 'PASSWORD', isSuccess: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await place.headersOf(place.user);
  return {
    ids: {
      me: user,
      school: place.schoolId,
      college: first.id,
      schoolAdministrator: await userOf(place.school),
      ...appointing,
      collegeAdministrator: await userOf(first.account),
      user,
      account: place.user,
      session: `test-${place.user}`,
      station,
      student: students[0] ?? '',
      studentTwin: students[1] ?? '',
      teacher: teachers[0] ?? '',
      teacherTwin: teachers[1] ?? '',
      certification,
      evidence,
      draft: draft.id,
      contestTemplate: contestTemplate.id,
      sheetMap: sheetMap.id,
      openContest: open.contestId,
      openProject: open.projectIds[0] ?? '',
      ...entered,
      contest: running.contestId,
      stage: running.stageId,
      project: running.projectIds[0] ?? '',
      extension: extension.id,
      sealedStage: sealed.stageId,
      sealedProject: sealed.projectIds[0] ?? '',
      judge,
      invitation: invited.id,
      invitationCode:
        String(invited.link ?? invited.url ?? '')
          .split('/')
          .at(-1) ?? '',
      banner: banner.id,
      smsTask,
      smsStatus: status.id,
      attachment: attachment.id,
      attachmentBiz: `notes-${first.id}`,
      attachmentUrl: attachment.url,
      pictureUrl,
      message: message.id,
      messagePlan: plan.id,
      messageTemplate: template.id,
      job: job.id,
      optLog: optLog.id,
      loginLog: loginLog.id,
    },
    judges: { assigned: assignedJudge, idle: judges.find(({ account }) => !busy.has(account))?.account ?? '' },
  };
}

/** Two projects, of which the second was made later, that are alike. Answers the finding. */
async function alike({ db }: TestServer, tenantId: string, firstId: string, secondId: string): Promise<string> {
  const time = { createTime: new Date(), updateTime: new Date() };
  const { id } = await db
    .insertInto('radarFinding')
    .values({ tenantId, firstId, secondId, title: 90, score: 54, ...time })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A contest that takes projects, and what the user has entered it with. */
async function entry(server: TestServer, { as, school, tenantId, schoolId, colleges, mark }: Place, userId: string) {
  const { db } = server;
  const windows = { registrationEnd: '2099-02-01 18:00:00' };
  const body = { ...contestBody({ reviewStart: '2099-02-02 08:00:00' }), ...windows, title: `填报 ${mark}` };
  const { id: entryContest } = await done(as(school), 'contest.save', body);
  await done(as(school), 'contest.publish', undefined, { id: entryContest });
  const collegeId = colleges[0].id;
  const place = { tenantId, contestId: entryContest, orgId: collegeId, schoolId, collegeId };
  const begun = async (number: string, state: 'DRAFT' | 'SUBMITTED' | 'ACCEPTED') => {
    const title = `${number} ${colleges[0].mark}`;
    const { id } = await db
      .insertInto('project')
      .values({ ...place, number, title, track: '科技创新', source: 'SUBMITTED', state })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('projectPerson').values({ tenantId, projectId: id, part: 'LEADER', position: 1, name: mark, userId }).execute();
    return id;
  };
  const draft = await begun('2026-0001', 'DRAFT');
  const invitation = { tenantId, projectId: draft, part: 'MEMBER', channel: 'PHONE', phone: '13800000000', createdBy: userId } as const;
  const { id: entryInvitation } = await db
    .insertInto('entryInvitation')
    .values({ ...invitation, until: new Date('2099-01-01T00:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [handedIn, accepted] = [await begun('2026-0002', 'SUBMITTED'), await begun('2026-0003', 'ACCEPTED')];
  const passage = { key: 'market', quote: '', prefix: '', suffix: '', content: mark, createdBy: userId };
  const { id: planComment } = await db
    .insertInto('planComment')
    .values({ tenantId, projectId: draft, ...passage })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    entryContest: String(entryContest),
    entry: draft,
    planComment,
    entryInvitation,
    handedIn,
    accepted,
    finding: await alike(server, tenantId, handedIn, accepted),
  };
}

/** Somebody of each college, who stands in the register twice; the first has an account. Ids of those of the first college. */
async function people({ db }: TestServer, { as, colleges }: Place, register: 'student' | 'teacher', user: string): Promise<string[]> {
  const made: string[] = [];
  for (const [index, { account, id, mark }] of colleges.entries()) {
    const one = { name: mark, orgId: id, phone: '13812345678', ...(register === 'student' && { year: 2026 }) };
    for (const number of [`2026${index}1`, `2026${index}2`])
      made.push((await done(as(account), `${register}.save`, { ...one, number })).id);
  }
  await db
    .updateTable(register)
    .set({ userId: user })
    .where('id', '=', made[0] ?? '')
    .execute();
  return made;
}

/** Somebody asks to be certified as a teacher of a college. */
async function certified(who: Person, schoolId: string, collegeId: string, note: string): Promise<string> {
  const { id } = await done(who, 'certification.upload', { file: picture() });
  return (await done(who, 'certification.ask', { roleCode: 'TEACHER', schoolId, collegeId, evidenceIds: [id], note })).id;
}

/** A published contest with one project of each college. */
async function projects(server: TestServer, { as, school, tenantId, colleges }: Place, title: string) {
  const rule = { judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } };
  const saved = await done(as(school), 'contest.save', { ...contestBody(rule), title });
  await done(as(school), 'contest.publish', undefined, { id: saved.id });
  const orgs = await server.db
    .selectFrom('org')
    .where('tenantId', '=', tenantId)
    .where(
      'id',
      'in',
      colleges.map(({ id }) => id),
    )
    .select(['id', 'label'])
    .execute();
  const labelOf = new Map(orgs.map(({ id, label }) => [id, label]));
  const rows = colleges.map(({ id, mark }, index) => [
    `项目 ${index + 1} ${mark}`,
    '科技创新',
    labelOf.get(id) ?? '',
    `负责人 ${mark}`,
    `2026${index}`,
    '13800001234',
    '',
    '',
    '简介',
  ]);
  await done(as(school), 'project.import', { contestId: saved.id, file: importSheet(rows) });
  const imported = await server.db.selectFrom('project').where('contestId', '=', saved.id).orderBy('number').select('id').execute();
  return { contestId: String(saved.id), stageId: String(saved.stages[0].id), projectIds: imported.map(({ id }) => id) };
}

/** The same, assigned and under review, and who judges what. */
async function assigned(server: TestServer, place: Place, title: string) {
  const made = await projects(server, place, title);
  const school = place.as(place.school);
  const { fingerprint } = await done(school, 'assignment.propose', { stageId: made.stageId, seed: 7 });
  await done(school, 'assignment.accept', { stageId: made.stageId, seed: 7, fingerprint });
  await done(school, 'stage.start', undefined, { id: made.stageId });
  const pairs = await server.db
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('assignment.stageId', '=', made.stageId)
    .select(['assignment.projectId', 'user.account'])
    .execute();
  return { ...made, pairs };
}
