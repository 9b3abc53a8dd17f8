export { contract, type AnswerOf, type Contract, type FileAnswer, type InputOf, type OperationId } from './contract.ts';
export { type ConsoleLink, consolePaths, linkTo, profilePath, type ProfileSection, profileSections } from './pages/console-paths.ts';
export { closeUp } from './text/close-up.ts';
export { dashboardPages } from './pages/dashboard-pages.ts';
export { furtherPermissions } from './pages/further-permissions.ts';
export { openapiDocument } from './document.ts';
export { pageReads, permissionReads, permissionsOf } from './pages/permission-reads.ts';
export { bodyLimitOf, endsWithService, events, file, isWrite, type Operation, permissionOf, usualBody } from './operation.ts';
export { sayGroup, sayOperation } from './operation-words.ts';
export { explainIssue } from './messages.ts';
export { countedUpTo, lastPage, mostPerPage } from './page.ts';
export { oneLine, plainPhone } from './text/plain-text.ts';
export { phonesOf } from './phones.ts';
export { phonePattern, specifiedPhone } from './rules.ts';
export * as rules from './rules.ts';
export { deadlineKinds, extensionReaches } from './entities/contest/deadline.ts';
export { secretsOf } from './secrets.ts';
export { stateNames } from './names.ts';
export { saiwuVersion } from './version.ts';
export { waitingLists } from './pages/waiting-lists.ts';
export { type ContestLockCause, contestLockRules } from './entities/contest/contest-lock-rules.ts';
export * from './entities/contest/contest-names.ts';
export * from './entities/identity/identity-names.ts';
export * from './entities/message/message-names.ts';
export * from './entities/public/public-names.ts';
export * from './entities/service/method-names.ts';
export * from './entities/service/service-names.ts';
export * from './entities/tenancy/tenancy-names.ts';
export {
  applicationFields,
  areaFields,
  bannerFields,
  blockRuleFields,
  datasourceFields,
  dictionaryFields,
  menuFields,
  messageFields,
  orgFields,
  schoolFields,
  parameterFields,
  projectFields,
  rateRuleFields,
  resourceFields,
  resultFields,
  roleFields,
  smsTaskFields,
  smsTemplateFields,
  stationFields,
  studentFields,
  teacherFields,
  tenantFields,
  userFields,
} from './field-names.ts';
export { blockRuleSave, blockRuleUpdate, rateRuleSave, rateRuleUpdate, ruleTrial } from './entities/service/limit.ts';
export { headSynonyms, valueSynonyms } from './sheet-words.ts';
export { registration, resetByPhone, smsCodeRequest, smsPurposes, smsSignIn } from './entities/identity/account.ts';
export { jobStates } from './entities/service/job.ts';
export { parameterSave, parameterUpdate, publicParameters } from './entities/reference/parameter.ts';
export { passwordChange, sexes, userBase, userSave, userUpdate } from './entities/identity/user.ts';
export {
  contestParts,
  messagePlaceholders,
  messagePlanSave,
  messageSave,
  messageSubjects,
  messageTemplateSave,
  messageTypes,
  messageUpdate,
  planStates,
} from './entities/message/message.ts';
export { orgSave, orgTypes, orgUpdate, type OrgNode } from './entities/identity/org.ts';
export { menuSave, menuUpdate, resourceSave, resourceUpdate } from './entities/identity/menu.ts';
export { authorityTypes, dataScopes, roleSave, roleUpdate, type GrantNode } from './entities/identity/role.ts';
export { bannerPlaces, bannerRatios, bannerShowings, bannerSave, bannerUpdate, type BannerPlace } from './entities/public/banner.ts';
export {
  appointmentJoin,
  collegeSave,
  collegeUpdate,
  type placeInvitationStates,
  placeInvite,
  schoolSave,
  schoolUpdate,
} from './entities/identity/school.ts';
export {
  mostTwins,
  registerActs,
  registerKinds,
  registerModes,
  secretFields,
  studentSave,
  studentUpdate,
  teacherSave,
  teacherUpdate,
  twinReasons,
} from './entities/identity/register.ts';
export {
  certificationAsk,
  certificationRejection,
  certificationStates,
  certifiedRoles,
  mostEvidence,
} from './entities/identity/certification.ts';
export { stationSave, stationUpdate } from './entities/identity/station.ts';
export { applicationSave, applicationTypes, applicationUpdate } from './entities/identity/application.ts';
export { datasourceSave, datasourceUpdate } from './entities/tenancy/datasource.ts';
export { globalUserSave, globalUserUpdate } from './entities/tenancy/global-user.ts';
export { tenantInit, tenantStates, tenantTypes, tenantUpdate } from './entities/tenancy/tenant.ts';
export { areaSave, areaUpdate, type AreaNode } from './entities/reference/area.ts';
export {
  dictionaryPlaceholder,
  dictionarySave,
  dictionaryTypeSave,
  dictionaryTypeUpdate,
  dictionaryUpdate,
} from './entities/reference/dictionary.ts';
export type { RouterNode } from './entities/identity/session.ts';
export { readReceivers, type SmsReceiver, smsReceivers } from './entities/message/sms-receivers.ts';
export { smsDeliveries, smsSendStates } from './entities/message/sms-send-status.ts';
export { smsTaskSave, smsTaskStates } from './entities/message/sms-task.ts';
export { socialBindLogin, socialProviders, socialSignLogin, type SocialProviderCode } from './entities/identity/social.ts';
export {
  chargedFor,
  fillTemplate,
  placeholdersOf,
  secretMask,
  signedText,
  type SmsProvider,
  smsProviders,
  smsTemplateSave,
  smsTemplateTry,
  smsTemplateUpdate,
} from './entities/message/sms-template.ts';
export { contestSave, contestStates, contestUpdate, coverRatio, stageStates } from './entities/contest/contest.ts';
export { anonymiseBody, keptKinds, retentionKinds } from './entities/contest/retention.ts';
export { contestTemplateForm } from './entities/contest/contest-template.ts';
export {
  awardWays,
  contestSetup,
  degreeLevelDictionary,
  eligibility,
  entryFieldKinds,
  roundings,
} from './entities/contest/contest-setup.ts';
export { promotionWays, recusalLevels, rubric, scoringRules, stageKinds, stageModes, tieBreaks } from './entities/contest/stage-setup.ts';
export {
  entryAgree,
  entryAttachMetadata,
  entryBegin,
  entryInvite,
  entryParts,
  entrySave,
  entrySections,
  entryWithdraw,
  joinChannels,
} from './entities/contest/entry.ts';
export { personParts, projectCorrect, projectEvents, projectStates } from './entities/contest/project.ts';
export { passageLengths } from './entities/contest/plan-comment.ts';
export { longestSection, planKeptFor, planLossKinds, planSave } from './entities/contest/plan.ts';
export { radarDecide, radarKinds, radarStates } from './entities/contest/radar.ts';
export { isFairHtml } from './text/html-structure.ts';
export { charactersOf, planContent, wordsOf } from './text/plan-text.ts';
export {
  isNth,
  isOfRows,
  isRead,
  peopleFormats,
  peopleSeparators,
  sheetFacts,
  sheetMapSave,
  sheetMapUpdate,
  sheetRowKinds,
} from './entities/contest/sheet-map.ts';
export { projectSheet } from './entities/contest/project-sheet.ts';
export { assignmentStates, closeRequest, judgeStates, sheetSave } from './entities/contest/review.ts';
export { invitationChannels, invitationCreate, invitationStates } from './entities/contest/invitation.ts';
export { totpConfirm, totpRemove } from './entities/identity/totp.ts';
export { resumableEntryUpload, resumableUpload } from './contract/services/file.ts';
export { mostFound } from './entities/service/search.ts';
export { longestLink, resumableMetadata, thumbnailSizes } from './entities/service/attachment.ts';
export {
  coverType,
  entryFileType,
  evidenceType,
  fileKinds,
  fileRuleOf,
  kindOfExtension,
  largestFieldFile,
  largestPlainUpload,
  largestUpload,
  largestText,
  planPdfRule,
  planPdfSlot,
  planPictureType,
  siteLogoType,
  type FileRule,
} from './entities/service/file-rules.ts';
