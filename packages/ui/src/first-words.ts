import type { Words } from './words.tsx';

/** What buttons, inputs and messages in place say: enough for a page of one form, which then loads the rest after it stands. */
export type FirstWords = Pick<
  Words,
  'locale' | 'pending' | 'copy' | 'copied' | 'copyFailed' | 'showPassword' | 'hidePassword' | 'capsLock'
>;

/** Part of `zh`. */
export const zhFirst: FirstWords = {
  locale: 'zh-CN',
  pending: '处理中',
  copy: '复制',
  copied: '已复制',
  copyFailed: '没有复制，请选中文字自行复制',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已打开',
};

/** Part of `en`. */
export const enFirst: FirstWords = {
  locale: 'en',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied. Select the text and copy it.',
  pending: 'Working',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
};
