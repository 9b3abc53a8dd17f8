export { contract, type AnswerOf, type Contract, type FileAnswer, type InputOf, type OperationId } from './contract.ts';
export { openapiDocument } from './document.ts';
export { file, type Operation } from './operation.ts';
export { explainIssue } from './messages.ts';
export { countedUpTo } from './page.ts';
export { phonePattern } from './rules.ts';
export * as rules from './rules.ts';
export { parameterSave, parameterUpdate } from './entities/parameter.ts';
export { passwordChange, sexes, userBase, userSave, userUpdate } from './entities/user.ts';
export { orgSave, orgTypes, orgUpdate, type OrgNode } from './entities/org.ts';
export type { RouterNode } from './entities/session.ts';
export {
  contestSave,
  contestStates,
  contestUpdate,
  recusalLevels,
  rubric,
  scoringRules,
  stageKinds,
  stageModes,
  stageStates,
} from './entities/contest.ts';
export { projectStates } from './entities/project.ts';
export { assignmentStates, closeRequest, judgeStates, sheetSave } from './entities/review.ts';
