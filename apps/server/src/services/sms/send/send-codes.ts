import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a message was not sent, where the reason is ours and not the provider's. The other codes are the providers' own. */
export const sendCodes = {
  /** The process died, or the line broke, between handing the message over and hearing of it: never sent a second time. */
  UNKNOWN: msg`发送时中断，不知道是否已经送达`,
  CANCELLED: msg`已取消，没有发送`,
  NO_PROVIDER: msg`这个服务商没有接通`,
  NO_TEMPLATE: msg`模板已删除，没有发送`,
  TEMPLATE_CHANGED: msg`模板的变量变了，没有发送`,
  SECRET_LOST: msg`应用密钥无法读取，请在模板里重新填写`,
  NO_SENDER_ID: msg`模板里没有填发送方编号，没有发送`,
  HOST_NOT_ALLOWED: msg`模板里的服务地址不是服务商的，也不在 SMS_HOSTS 里，没有发送`,
  UNREACHABLE: msg`连接不上服务商`,
} satisfies Record<string, MessageDescriptor>;

export type SendCode = keyof typeof sendCodes;

/** The words of one of our own codes; undefined for a provider's. */
export function wordsOf(code: string | null): MessageDescriptor | undefined {
  return code !== null && Object.hasOwn(sendCodes, code) ? sendCodes[code as SendCode] : undefined; // hasOwn has just checked it
}
