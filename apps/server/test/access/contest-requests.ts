import { contestBody, goodRows, importSheet, sheetBody } from '../contest-steps.ts';
import { marks } from './marks.ts';
import { picture } from './picture.ts';
import type { Requests } from './given.ts';

const page = { model: {}, size: 1000 };
const correction = {
  version: 1,
  title: 'matrix',
  track: '科技创新',
  college: `工学院 ${marks.own}`,
  leaderName: 'matrix',
  leaderNumber: '1',
  leaderPhone: '13800001234',
  members: '',
  advisors: '',
  summary: '',
  reason: 'matrix',
};

/** What a contest begins with, with distances for its dates. */
function template() {
  const { tracks, stages } = contestBody();
  const times = { registrationStart: '0000 08:00:00', registrationEnd: '0010 08:00:00' };
  return {
    tracks,
    ...times,
    stages: stages.map((stage) => ({ ...stage, reviewStart: '0011 08:00:00', reviewEnd: '0012 08:00:00' })),
    setup: {},
  };
}

/** Contests, projects, judges, stages, scores, results. */
export const contestRequests: Requests = {
  'contest.page': () => ({ body: page }),
  'contest.get': ({ contest }) => ({ params: { id: contest } }),
  'contest.remove': ({ draft }) => ({ params: { id: draft } }),
  'contest.save': () => ({ body: contestBody() }),
  'contest.update': ({ draft }) => ({ body: { id: draft, version: 1, ...contestBody() } }),
  'contest.publish': ({ draft }) => ({ params: { id: draft } }),
  'contest.extensions': ({ contest }) => ({ params: { id: contest } }),
  'contest.extend': ({ contest, stage, project }) => ({
    params: { id: contest },
    body: { deadline: 'REVIEW', stageId: stage, reach: 'PROJECTS', projectIds: [project], until: '2099-12-31 22:00:00', reason: 'matrix' },
  }),
  'contest.takeBackExtensions': ({ contest, extension }) => ({ params: { id: contest }, body: { ids: [extension] } }),
  'contest.cancel': ({ contest }) => ({ params: { id: contest }, body: { reason: 'matrix' } }),
  'contest.templates': () => ({}),
  'contest.eligibilityEffect': ({ openContest }) => ({ params: { id: openContest }, body: { eligibility: {} } }),
  'contest.changeEligibility': ({ openContest }) => ({
    params: { id: openContest },
    body: { version: 2, eligibility: {}, reason: 'matrix' },
  }),
  'contestTemplate.page': () => ({ body: page }),
  'contestTemplate.get': ({ contestTemplate }) => ({ params: { id: contestTemplate } }),
  'contestTemplate.save': () => ({ body: { name: 'matrix', content: template() } }),
  'contestTemplate.update': ({ contestTemplate }) => ({ body: { id: contestTemplate, version: 1, name: 'matrix' } }),
  'contestTemplate.remove': ({ contestTemplate }) => ({ body: [contestTemplate] }),
  'project.page': () => ({ body: page }),
  'project.get': ({ project }) => ({ params: { id: project } }),
  'project.correction': ({ openProject }) => ({ params: { id: openProject } }),
  'project.correct': ({ openProject }) => ({ params: { id: openProject }, body: correction }),
  'project.remove': ({ openProject }) => ({ params: { id: openProject }, body: { reason: 'matrix' } }),
  'project.template': ({ openContest }) => ({ query: { contestId: openContest } }),
  'project.importPreview': ({ openContest }) => ({ body: { contestId: openContest, file: importSheet(goodRows(1)) } }),
  'project.import': ({ openContest }) => ({ body: { contestId: openContest, file: importSheet(goodRows(1)) } }),
  'project.importErrors': ({ openContest }) => ({ body: { contestId: openContest, file: importSheet(goodRows(1)) } }),
  'entry.begin': ({ entryContest }) => ({ body: { contestId: entryContest, track: '科技创新', title: 'matrix' } }),
  'entry.get': ({ entry }) => ({ params: { id: entry } }),
  'entry.save': ({ entry }) => ({ params: { id: entry }, body: { section: 'ANSWERS', version: 0, answers: {} } }),
  'entry.submit': ({ entry }) => ({ params: { id: entry } }),
  'entry.takeBack': ({ entry }) => ({ params: { id: entry } }),
  'entry.withdraw': ({ entry }) => ({ params: { id: entry }, body: { reason: 'matrix' } }),
  'entry.remove': ({ entry }) => ({ params: { id: entry } }),
  'plan.get': ({ entry }) => ({ params: { id: entry } }),
  'plan.read': ({ entry }) => ({ params: { id: entry } }),
  'plan.save': ({ entry }) => ({ params: { id: entry, key: 'market' }, body: { version: 0, html: '<p>matrix</p>' } }),
  'plan.picture': ({ entry }) => ({ params: { id: entry }, body: { file: new File(['matrix'], 'a.png') } }),
  'plan.versions': ({ entry }) => ({ params: { id: entry, key: 'market' } }),
  'plan.version': ({ entry }) => ({ params: { id: entry, key: 'market', version: '1' } }),
  'plan.restore': ({ entry }) => ({ params: { id: entry, key: 'market' }, body: { version: 1, to: 1 } }),
  'entry.attach': ({ entry }) => ({ params: { id: entry }, body: { slot: 'file:matrix', file: picture() } }),
  'entry.detach': ({ entry }) => ({ params: { id: entry }, body: { slot: 'file:matrix' } }),
  'entry.invite': ({ entry }) => ({ params: { id: entry }, body: { part: 'MEMBER', channel: 'LINK' } }),
  'entry.revoke': ({ entry, entryInvitation }) => ({ params: { id: entry }, body: { invitationId: entryInvitation } }),
  'entry.remind': ({ entry, entryInvitation }) => ({ params: { id: entry }, body: { invitationId: entryInvitation } }),
  'entry.removePerson': ({ entry }) => ({ params: { id: entry }, body: { version: 9, part: 'MEMBER', position: 1 } }),
  'entry.agree': ({ entry }) => ({ params: { id: entry }, body: { consentVersion: 1 } }),
  'entry.leave': ({ entry }) => ({ params: { id: entry } }),
  'entry.answer': ({ entryInvitation }) => ({ body: { invitationId: entryInvitation, isAccepted: true } }),
  'entry.joining': () => ({ body: { code: 'matrix' } }),
  'judge.page': () => ({ body: page }),
  'assignment.propose': ({ stage }) => ({ body: { stageId: stage, seed: 7 } }),
  'assignment.accept': ({ stage }) => ({ body: { stageId: stage, seed: 7, fingerprint: 'x' } }),
  'stage.get': ({ stage }) => ({ params: { id: stage } }),
  'stage.projects': ({ stage }) => ({ body: { model: { stageId: stage } } }),
  'stage.missing': ({ stage }) => ({ params: { id: stage } }),
  'stage.start': ({ stage }) => ({ params: { id: stage } }),
  'stage.close': ({ stage }) => ({ params: { id: stage }, body: { password: 'secret-1' } }),
  'judging.page': ({ stage }) => ({ params: { id: stage }, body: page }),
  'judging.get': ({ stage, project }) => ({ params: { stageId: stage, projectId: project } }),
  'score.save': ({ stage, project }) => ({ params: { stageId: stage, projectId: project }, body: sheetBody('40') }),
  'score.submit': ({ stage, project }) => ({ params: { stageId: stage, projectId: project }, body: sheetBody('40') }),
  'result.page': ({ sealedStage }) => ({ body: { model: { stageId: sealedStage } } }),
  'result.get': ({ sealedStage, sealedProject }) => ({ params: { stageId: sealedStage, projectId: sealedProject } }),
  'result.export': ({ sealedStage }) => ({ body: { model: { stageId: sealedStage } } }),
  'result.pdf': ({ sealedStage }) => ({ body: { model: { stageId: sealedStage } } }),
  'invitation.page': ({ judge, contest }) => ({ body: { model: { judgeId: judge, contestId: contest } } }),
  'invitation.create': ({ judge, contest }) => ({ body: { judgeId: judge, contestId: contest } }),
  'invitation.revoke': ({ invitation }) => ({ body: { ids: [invitation] } }),
};
