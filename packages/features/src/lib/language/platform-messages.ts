import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the platform says (specification §8) where no screen has words of its own for it; a screen that needs one takes it from here. */
export const platformMessages = {
  signedIn: msg`登录成功`,
  signInFailed: msg`登录失败`,
  loadFailed: msg`获取数据失败`,
  updateFailed: msg`更新失败`,
  uploadFailed: msg`上传失败`,
  nothingSelected: msg`还没有选择数据`,
  notPermitted: msg`无权限`,
  added: msg`已新增`,
  uploaded: msg`已上传`,
  languageSwitched: msg`已切换语言`,
  published: msg`已发布`,
  mapped: msg`已映射`,
} satisfies Record<string, MessageDescriptor>;
