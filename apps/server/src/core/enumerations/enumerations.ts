import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { sexes } from '@saiwu/openapi';
import {
  assignmentStateNames,
  contestStateNames,
  judgeStateNames,
  projectStateNames,
  recusalNames,
  stageKindNames,
  stageModeNames,
  stageStateNames,
} from './contest-names.ts';
import type { Names } from '../enumeration.ts';
import { messageSubjectNames, messageTypeNames } from './message-names.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'HEAD', 'OPTIONS'] as const;

/** Every enumeration of the API by the name under which `/oauth/enums` serves it, its codes in order (platform-api §4, and the contests' own). */
export const enumerations = {
  Sex: { M: msg`男`, W: msg`女`, N: msg`未知` } satisfies Names<typeof sexes>,
  DataScopeType: {
    ALL: msg`全部`,
    THIS_LEVEL: msg`本级`,
    THIS_LEVEL_CHILDREN: msg`本级以及子级`,
    CUSTOMIZE: msg`自定义`,
    SELF: msg`个人`,
  },
  OrgType: { school: msg`学校`, college: msg`学院`, unit: msg`部门` },
  LogType: { OPT: msg`操作类型`, EX: msg`异常类型` },
  HttpMethod: words(methods),
  /** Methods that a limit or a block applies to. */
  RequestMethod: { ALL: msg`所有`, ...words(['GET', 'POST', 'DELETE', 'PUT']) },
  AuthorizeType: { MENU: msg`菜单`, RESOURCE: msg`资源` },
  ApplicationAppTypeEnum: { SERVER: msg`服务应用`, APP: msg`手机应用`, PC: msg`PC网页应用`, WAP: msg`手机网页应用` },
  TenantTypeEnum: { CREATE: msg`创建`, REGISTER: msg`注册` },
  TenantStatusEnum: {
    NORMAL: msg`正常`,
    WAIT_INIT: msg`待初始化`,
    FORBIDDEN: msg`禁用`,
    WAITING: msg`待审核`,
    REFUSE: msg`拒绝`,
    DELETE: msg`已删除`,
  },
  TenantConnectTypeEnum: { LOCAL: msg`本地`, REMOTE: msg`远程` },
  /** What an attachment is. The platform wrongly served HTTP methods under this name. */
  DataType: { DIR: msg`目录`, IMAGE: msg`图片`, VIDEO: msg`视频`, AUDIO: msg`音频`, DOC: msg`文档`, OTHER: msg`其他` },
  MsgType: messageTypeNames,
  MsgBizType: messageSubjectNames,
  ProviderType: { ALI: msg`阿里云短信`, TENCENT: msg`腾讯云短信`, BAIDU: msg`百度云短信` },
  SourceType: { APP: msg`应用`, SERVICE: msg`服务` },
  SendStatus: { WAITING: msg`等待发送`, SUCCESS: msg`发送成功`, FAIL: msg`发送失败` },
  TaskStatus: { WAITING: msg`等待执行`, SUCCESS: msg`执行成功`, FAIL: msg`执行失败` },
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

/** Codes that are their own names in every language. */
function words<const Codes extends readonly string[]>(codes: Codes) {
  return Object.fromEntries(codes.map((code) => [code, { id: code, message: code }])) as Names<Codes>; // fromEntries forgets the keys
}
