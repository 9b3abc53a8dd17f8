export { contract, type AnswerOf, type Contract, type FileAnswer, type InputOf, type OperationId } from './contract.ts';
export { type ConsoleLink, consolePaths, linkTo, profilePath, type ProfileSection, profileSections } from './pages/console-paths.ts';
export { closeUp } from './text/close-up.ts';
export { dashboardPages } from './pages/dashboard-pages.ts';
export { furtherPermissions } from './pages/further-permissions.ts';
export { openapiDocument } from './document.ts';
export { pageReads, permissionReads, permissionsOf } from './pages/permission-reads.ts';
export { bodyLimitOf, endsWithService, events, file, isWrite, type Operation, permissionOf, usualBody } from './operation.ts';
export { sayOperation } from './operation-words.ts';
export { sayGroup } from './say-group.ts';
export { explainIssue } from './messages.ts';
export { filterKind, oneOf, searchedIn } from './filter-facts.ts';
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
export { blockRuleSave, blockRuleUpdate, rateRuleSave, rateRuleUpdate, ruleModel, ruleTrial } from './entities/service/limit.ts';
export { headSynonyms, valueSynonyms } from './sheet-words.ts';
export { registration, resetByPhone, smsCodeRequest, smsPurposes, smsSignIn } from './entities/identity/account.ts';
export { jobModel, jobStates } from './entities/service/job.ts';
export { parameterModel, parameterSave, parameterUpdate, publicParameters } from './entities/reference/parameter.ts';
export { passwordChange, sexes, userBase, userModel, userSave, userUpdate } from './entities/identity/user.ts';
export {
  contestParts,
  messageModel,
  messagePlaceholders,
  messagePlanSave,
  messageSave,
  messageSubjects,
  messageTemplateSave,
  messageTypes,
  messageUpdate,
  planStates,
  sentMessageModel,
} from './entities/message/message.ts';
export { orgSave, orgTypes, orgUpdate, type OrgNode } from './entities/identity/org.ts';
export { menuSave, menuUpdate, resourceModel, resourceSave, resourceUpdate } from './entities/identity/menu.ts';
export { authorityTypes, dataScopes, type GrantNode, roleModel, roleSave, roleUpdate } from './entities/identity/role.ts';
export {
  bannerModel,
  type BannerPlace,
  bannerPlaces,
  bannerRatios,
  bannerSave,
  bannerShowings,
  bannerUpdate,
} from './entities/public/banner.ts';
export {
  appointmentJoin,
  collegeModel,
  collegeSave,
  collegeUpdate,
  type placeInvitationStates,
  placeInvite,
  schoolCollegeModel,
  schoolModel,
  schoolSave,
  schoolUpdate,
} from './entities/identity/school.ts';
export {
  mostTwins,
  registerActs,
  registerKinds,
  registerModes,
  secretFields,
  studentModel,
  studentSave,
  studentUpdate,
  teacherModel,
  teacherSave,
  teacherUpdate,
  twinReasons,
} from './entities/identity/register.ts';
export {
  certificationAsk,
  certificationModel,
  certificationRejection,
  certificationStates,
  certifiedRoles,
  mostEvidence,
} from './entities/identity/certification.ts';
export { stationModel, stationSave, stationUpdate } from './entities/identity/station.ts';
export { applicationModel, applicationSave, applicationTypes, applicationUpdate } from './entities/identity/application.ts';
export { datasourceModel, datasourceSave, datasourceUpdate } from './entities/tenancy/datasource.ts';
export { globalUserModel, globalUserSave, globalUserUpdate } from './entities/tenancy/global-user.ts';
export { tenantInit, tenantModel, tenantStates, tenantTypes, tenantUpdate } from './entities/tenancy/tenant.ts';
export { areaSave, areaUpdate, type AreaNode } from './entities/reference/area.ts';
export {
  dictionaryModel,
  dictionaryPlaceholder,
  dictionarySave,
  dictionaryTypeModel,
  dictionaryTypeSave,
  dictionaryTypeUpdate,
  dictionaryUpdate,
} from './entities/reference/dictionary.ts';
export type { RouterNode } from './entities/identity/session.ts';
export { readReceivers, type SmsReceiver, smsReceivers } from './entities/message/sms-receivers.ts';
export { smsDeliveries, smsSendStates, smsSendStatusModel } from './entities/message/sms-send-status.ts';
export { smsTaskModel, smsTaskSave, smsTaskStates } from './entities/message/sms-task.ts';
export { socialBindLogin, socialProviders, socialSignLogin, type SocialProviderCode } from './entities/identity/social.ts';
export {
  chargedFor,
  fillTemplate,
  placeholdersOf,
  secretMask,
  signedText,
  type SmsProvider,
  smsProviders,
  smsTemplateModel,
  smsTemplateSave,
  smsTemplateTry,
  smsTemplateUpdate,
} from './entities/message/sms-template.ts';
export { contestModel, contestSave, contestStates, contestUpdate, coverRatio, stageStates } from './entities/contest/contest.ts';
export { anonymiseBody, keptKinds, retentionKinds } from './entities/contest/retention.ts';
export { contestTemplateForm, contestTemplateModel } from './entities/contest/contest-template.ts';
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
export { personParts, projectCorrect, projectEvents, projectModel, projectStates } from './entities/contest/project.ts';
export { passageLengths } from './entities/contest/plan-comment.ts';
export { longestSection, planKeptFor, planLossKinds, planSave } from './entities/contest/plan.ts';
export { radarDecide, radarKinds, radarModel, radarStates } from './entities/contest/radar.ts';
export { isFairHtml } from './text/html-structure.ts';
export { charactersOf, planContent, wordsOf } from './text/plan-text.ts';
export {
  isNth,
  isOfRows,
  isRead,
  peopleFormats,
  peopleSeparators,
  sheetFacts,
  sheetMapModel,
  sheetMapSave,
  sheetMapUpdate,
  sheetRowKinds,
} from './entities/contest/sheet-map.ts';
export { projectSheet } from './entities/contest/project-sheet.ts';
export {
  assignmentStates,
  closeRequest,
  judgeModel,
  judgeStates,
  judgingModel,
  resultModel,
  sealedResultModel,
  sheetSave,
  stageProjectModel,
} from './entities/contest/review.ts';
export { invitationChannels, invitationCreate, invitationStates } from './entities/contest/invitation.ts';
export { totpConfirm, totpRemove } from './entities/identity/totp.ts';
export { resumableEntryUpload, resumableUpload } from './contract/services/file.ts';
export { mostFound } from './entities/service/search.ts';
export { attachmentModel, longestLink, resumableMetadata, thumbnailSizes } from './entities/service/attachment.ts';
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
export { loginLogModel } from './entities/service/login-log.ts';
export { optLogModel } from './entities/service/opt-log.ts';
