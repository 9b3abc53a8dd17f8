import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  applicationTypeNames,
  assignmentStateNames,
  authorityTypeNames,
  connectTypeNames,
  contestStateNames,
  dataScopeNames,
  dataTypeNames,
  httpMethodNames,
  judgeStateNames,
  logTypeNames,
  messageSubjectNames,
  messageTypeNames,
  orgTypeNames,
  projectStateNames,
  recusalNames,
  ruleMethodNames,
  sexNames,
  smsProviderNames,
  smsSendStateNames,
  smsSourceNames,
  smsTaskStateNames,
  stageKindNames,
  stageModeNames,
  stageStateNames,
  tenantStateNames,
  tenantTypeNames,
} from '@saiwu/openapi';

/**
 * Every enumeration of the API by the name under which `/oauth/enums` serves it, its codes in order (platform-api §4, and the contests' own).
 * Those that no answer of ours carries have their words here.
 */
export const enumerations = {
  Sex: sexNames,
  DataScopeType: dataScopeNames,
  OrgType: orgTypeNames,
  LogType: logTypeNames,
  HttpMethod: httpMethodNames,
  /** Methods that a limit or a block applies to. */
  RequestMethod: ruleMethodNames,
  AuthorizeType: authorityTypeNames,
  ApplicationAppTypeEnum: applicationTypeNames,
  TenantTypeEnum: tenantTypeNames,
  TenantStatusEnum: tenantStateNames,
  TenantConnectTypeEnum: connectTypeNames,
  /** What an attachment is. The platform wrongly served HTTP methods under this name. */
  DataType: dataTypeNames,
  MsgType: messageTypeNames,
  MsgBizType: messageSubjectNames,
  ProviderType: smsProviderNames,
  SourceType: smsSourceNames,
  SendStatus: smsSendStateNames,
  TaskStatus: smsTaskStateNames,
  TemplateCodeType: { COMMON_SMS: msg`通用短信`, TFD_REG: msg`注册短信`, SGW_REG: msg`闪购网` },
  VerificationCodeType: { REGISTER_USER: msg`用户注册` },
  DateType: { MONTH: msg`一月`, WEEK: msg`一周`, DAY: msg`一天`, NUL: msg`不限` },
  LoginPolicy: { ONLY_ONE_CLIENT: msg`每个应用一处`, MANY: msg`可多处登录`, ONLY_ONE: msg`只能一处` },
  ContestState: contestStateNames,
  StageState: stageStateNames,
  StageKind: stageKindNames,
  StageMode: stageModeNames,
  RecusalLevel: recusalNames,
  ProjectState: projectStateNames,
  AssignmentState: assignmentStateNames,
  JudgeState: judgeStateNames,
} satisfies Record<string, Record<string, MessageDescriptor>>;
