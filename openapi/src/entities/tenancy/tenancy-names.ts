import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { connectTypes, tenantStates, tenantTypes } from './tenant.ts';

export const tenantTypeNames: Names<typeof tenantTypes> = { CREATE: msg`创建`, REGISTER: msg`注册` };

export const tenantStateNames: Names<typeof tenantStates> = {
  NORMAL: msg`正常`,
  WAIT_INIT: msg`待初始化`,
  FORBIDDEN: msg`禁用`,
  WAITING: msg`待审核`,
  REFUSE: msg`拒绝`,
  DELETE: msg`已删除`,
};

export const connectTypeNames: Names<typeof connectTypes> = { LOCAL: msg`本地`, REMOTE: msg`远程` };
