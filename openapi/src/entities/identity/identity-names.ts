import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { applicationTypes } from './application.ts';
import type { certificationStates, certifiedRoles } from './certification.ts';
import type { orgTypes } from './org.ts';
import type { placeInvitationStates } from './school.ts';
import type { registerActs, registerKinds, twinReasons } from './register.ts';
import type { authorityTypes, dataScopes } from './role.ts';
import type { sessionKinds } from './session.ts';
import type { sexes } from './user.ts';

export const applicationTypeNames: Names<typeof applicationTypes> = {
  SERVER: msg`服务应用`,
  APP: msg`手机应用`,
  PC: msg`PC网页应用`,
  WAP: msg`手机网页应用`,
};

export const sexNames: Names<typeof sexes> = { M: msg`男`, W: msg`女`, N: msg`未知` };

export const orgTypeNames: Names<typeof orgTypes> = { school: msg`学校`, college: msg`学院`, unit: msg`部门` };

export const certifiedRoleNames: Names<typeof certifiedRoles> = {
  TEACHER: msg`教师`,
  MAKER: msg`创客`,
  JUDGE: msg`评委`,
  YMANAGEMENT: msg`学院管理员`,
  XMANAGEMENT: msg`学校管理员`,
};

export const certificationStateNames: Names<typeof certificationStates> = {
  PENDING: msg`待审批`,
  APPROVED: msg`已通过`,
  REJECTED: msg`未通过`,
};

export const dataScopeNames: Names<typeof dataScopes> = {
  ALL: msg`全部`,
  THIS_LEVEL: msg`本级`,
  THIS_LEVEL_CHILDREN: msg`本级以及子级`,
  CUSTOMIZE: msg`自定义`,
  SELF: msg`个人`,
};

export const authorityTypeNames: Names<typeof authorityTypes> = { MENU: msg`菜单`, RESOURCE: msg`资源` };

export const sessionKindNames: Names<typeof sessionKinds> = {
  PASSWORD: msg`密码登录`,
  SMS: msg`短信登录`,
  SOCIAL: msg`第三方登录`,
  INVITATION: msg`邀请链接`,
};

export const registerKindNames: Names<typeof registerKinds> = { STUDENT: msg`学生`, TEACHER: msg`教师` };

export const registerActNames: Names<typeof registerActs> = {
  MOVED: msg`转学院`,
  GRADUATED: msg`毕业`,
  RETURNED: msg`恢复在读`,
  MERGED: msg`合并`,
  LINKED: msg`关联账号`,
  UNLINKED: msg`取消关联`,
};

export const placeInvitationStateNames: Names<typeof placeInvitationStates> = {
  OPEN: msg`等待接受`,
  USED: msg`已接受`,
  EXPIRED: msg`已过期`,
  REVOKED: msg`已撤销`,
};

export const twinReasonNames: Names<typeof twinReasons> = { NUMBER: msg`编号相近`, PHONE: msg`姓名和手机相同` };
