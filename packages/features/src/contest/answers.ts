import type { AnswerOf } from '@saiwu/api-client';

/** The records these screens show, named once. Their shapes are the contract's. */
export type Contest = AnswerOf<'contest.page'>['records'][number];
/** What a contest may begin from. */
export type ContestTemplate = AnswerOf<'contestTemplate.get'>;
export type SheetMap = AnswerOf<'sheetMap.get'>;
/** One that sheets of a contest may be read and written by. */
export type OfferedMap = AnswerOf<'project.sheetMaps'>[number];
export type TemplateContent = ContestTemplate['content'];
/** With all that is set up for it. */
export type ContestDetail = AnswerOf<'contest.get'>;
export type Stage = Contest['stages'][number];
export type Extension = AnswerOf<'contest.extensions'>[number];
export type StageDetail = AnswerOf<'stage.get'>;
export type StageProject = AnswerOf<'stage.projects'>['records'][number];
export type Project = AnswerOf<'project.page'>['records'][number];
export type ProjectDetail = AnswerOf<'project.get'>;
export type CollegeFigures = AnswerOf<'project.figures'>[number];
export type Proposal = Extract<AnswerOf<'assignment.propose'>, { kind: 'assigned' }>;
export type Infeasible = Extract<AnswerOf<'assignment.propose'>, { kind: 'infeasible' }>;
export type Overview = AnswerOf<'overview.mine'>;
export type JudgingStage = AnswerOf<'judging.stages'>[number];
export type JudgingDetail = AnswerOf<'judging.get'>;
export type Sheet = JudgingDetail['sheet'];
export type Rubric = JudgingDetail['rubric'];
export type Plan = AnswerOf<'plan.get'>;
export type PlanSection = Plan['sections'][number];
export type PlanImportPreview = AnswerOf<'plan.importPreview'>;
export type PlanComment = AnswerOf<'plan.comments'>[number];
export type PlanVersion = AnswerOf<'plan.versions'>[number];
/** Two projects that are alike, in a list and beside each other. */
export type Alike = AnswerOf<'radar.page'>['records'][number];
export type AlikeDetail = AnswerOf<'radar.get'>;
export type Result = AnswerOf<'result.page'>['records'][number];

export type StageState = Stage['state']['code'];
export type StageKind = Stage['kind']['code'];
export type ProjectState = Project['state']['code'];
export type AssignmentState = JudgingDetail['state']['code'];
export type Place = AnswerOf<'legacy.place'>;
export type OwnEntries = AnswerOf<'entry.mine'>;
export type OwnEntry = OwnEntries['entries'][number];
export type OpenContest = AnswerOf<'entry.open'>['contests'][number];
/** A project as its team sees it. */
export type Entry = AnswerOf<'entry.get'>;
