import { useLingui } from '@lingui/react/macro';

/** Adds to what is said of a message how many of its pictures did not come along. */
export function useToldPictures(): (said: string, dropped: number) => string {
  const { t } = useLingui();
  return (said, dropped) => (dropped === 0 ? said : t`${said}，其中 ${dropped} 张图片收件人打不开，没有随消息保存`);
}
