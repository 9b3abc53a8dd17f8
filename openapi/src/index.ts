export { contract, type AnswerOf, type Contract, type FileAnswer, type InputOf, type OperationId } from './contract.ts';
export { openapiDocument } from './document.ts';
export { bodyLimitOf, endsWithService, events, file, isWrite, type Operation, permissionOf, usualBody } from './operation.ts';
export { explainIssue } from './messages.ts';
export { countedUpTo, mostPerPage } from './page.ts';
export { phonePattern } from './rules.ts';
export * as rules from './rules.ts';
export { secretsOf } from './secrets.ts';
export { headSynonyms, valueSynonyms } from './sheet-words.ts';
export { registration, resetByPhone, smsCodeRequest, smsPurposes, smsSignIn } from './entities/account.ts';
export { jobStates } from './entities/job.ts';
export { parameterSave, parameterUpdate } from './entities/parameter.ts';
export { passwordChange, sexes, userBase, userSave, userUpdate } from './entities/user.ts';
export { messageSave, messageSubjects, messageTypes, messageUpdate } from './entities/message.ts';
export { orgSave, orgTypes, orgUpdate, type OrgNode } from './entities/org.ts';
export { areaSave, areaUpdate, type AreaNode } from './entities/area.ts';
export {
  dictionaryPlaceholder,
  dictionarySave,
  dictionaryTypeSave,
  dictionaryTypeUpdate,
  dictionaryUpdate,
} from './entities/dictionary.ts';
export type { RouterNode } from './entities/session.ts';
export { readReceivers, type SmsReceiver, smsReceivers } from './entities/sms-receivers.ts';
export { smsTaskSave } from './entities/sms-task.ts';
export { socialBindLogin, socialProviders, socialSignLogin, type SocialProviderCode } from './entities/social.ts';
export { fillTemplate, placeholdersOf, secretMask, type SmsProvider, smsProviders, smsTemplateSave } from './entities/sms-template.ts';
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
export { invitationChannels, invitationCreate, invitationStates } from './entities/invitation.ts';
export { totpConfirm, totpRemove } from './entities/totp.ts';
export { resumableUpload } from './contract/file.ts';
export { resumableMetadata, thumbnailSizes } from './entities/attachment.ts';
export { fileKinds, fileRuleOf, kindOfExtension, largestPlainUpload, largestUpload, type FileRule } from './entities/file-rules.ts';
