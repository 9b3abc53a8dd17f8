import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { accessStepKinds } from './access.ts';
import type { attachmentUses, dataTypes } from './attachment.ts';
import type { jobStates } from './job.ts';
import type { logTypes } from './opt-log.ts';
import type { healthStates } from './status.ts';

export const dataTypeNames: Names<typeof dataTypes> = {
  DIR: msg`目录`,
  IMAGE: msg`图片`,
  VIDEO: msg`视频`,
  AUDIO: msg`音频`,
  DOC: msg`文档`,
  OTHER: msg`其他`,
};

export const attachmentUseNames: Names<typeof attachmentUses> = {
  USER_AVATAR: msg`头像`,
  BANNER: msg`轮播图`,
  SITE_LOGO: msg`网站标志`,
  TENANT_LOGO: msg`企业标志`,
  PROJECT_MATERIAL: msg`项目材料`,
};

export const jobStateNames: Names<typeof jobStates> = {
  WAITING: msg`等待中`,
  RUNNING: msg`进行中`,
  SUCCEEDED: msg`已完成`,
  FAILED: msg`失败`,
  CANCELLED: msg`已取消`,
};

export const logTypeNames: Names<typeof logTypes> = { OPT: msg`操作类型`, EX: msg`异常类型` };

export const healthNames: Names<typeof healthStates> = {
  GOOD: msg({ message: '正常', context: '运行状态' }),
  WATCH: msg`留意`,
  BAD: msg`有问题`,
};

export const accessStepNames: Names<typeof accessStepKinds> = {
  TENANT: msg({ message: '企业', context: '状态' }),
  ACCOUNT: msg`账号`,
  SESSION: msg({ message: '登录', context: '状态' }),
  LIMITS: msg`限流与阻止`,
  PASSWORD: msg`密码`,
  INVITATION: msg`邀请链接`,
  SECOND_FACTOR: msg`两步验证`,
  PERMISSION: msg`权限`,
  SERVICE: msg`机构服务`,
  SCOPE: msg`数据范围`,
  RECORD: msg`这条数据的状态`,
};
