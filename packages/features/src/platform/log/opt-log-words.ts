import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What the fields of the operation log are called, in the list and in a row's details. */
export const optLogLabels = {
  userName: msg`操作人`,
  description: msg`操作描述`,
  type: msg`结果`,
  createTime: msg`时间`,
  requestIp: msg`IP 地址`,
  location: msg`地点`,
  requestUri: msg`请求地址`,
  httpMethod: msg`请求方法`,
  actionMethod: msg`接口`,
  consumingTime: msg`耗时`,
  terminal: msg`终端`,
};

/** How an operation came out, in a word. */
export function useOutcomes(): { OPT: string; EX: string } {
  const { t } = useLingui();
  return { OPT: t`成功`, EX: t`失败` };
}

export function outcomeTone(code: 'OPT' | 'EX'): 'success' | 'danger' {
  return code === 'OPT' ? 'success' : 'danger';
}
