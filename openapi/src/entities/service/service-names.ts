import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { attachmentUses, dataTypes } from './attachment.ts';
import type { jobStates } from './job.ts';
import type { logTypes } from './opt-log.ts';

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
