import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Refusal } from './refusal.ts';

/** A row that is not there, or not in the caller's scope: the two answer alike. */
export function notFound(): Refusal {
  return new Refusal(404, 404, msg`没有找到资源`);
}

/**
 * The caller has no permission, whatever the record is like. This is the one place that builds a 403, because front ends of the
 * platform's generation sign the user out on it. An act that the record, or the state of the account, does not allow is refused by
 * `notNow`.
 */
export function forbidden(text: MessageDescriptor = msg`无权限`, code = 403): Refusal {
  return new Refusal(403 as never, code, text); // the constructor takes no 403 from anybody else
}

/** Built-in rows cannot be operated on. */
export function isReadonly(): Refusal {
  return notNow(msg`内置数据，不能操作`);
}

/** An act that could lock the caller out. */
export function isSelf(): Refusal {
  return notNow(msg`不能操作当前登录的用户`);
}

/** An act that the record's state, or that of the caller's account, does not allow. `extra`: facts that a program reads. */
export function notNow(text: MessageDescriptor, extra?: Record<string, unknown>): Refusal {
  return new Refusal(409, -10, text, extra ? { extra } : {});
}

/** A question that was asked too often; `left`: milliseconds until it may be asked again. */
export function tooMany(left: number, text: MessageDescriptor = msg`访问频率超限，请稍后再试`): Refusal {
  return new Refusal(429, 429, text, { headers: { 'Retry-After': String(Math.ceil(left / 1000)) } });
}

/** One or more fields are wrong. Without a text of its own, the answer says the first of them. */
export function invalid(fields: Record<string, MessageDescriptor>, text?: MessageDescriptor): Refusal {
  return new Refusal(400, -9, text ?? msg`请检查填写的内容`, { fields, ...(!text && { isGeneral: true }) });
}

/** A field whose text no database keeps as it is. */
export function unstorable(field: string): Refusal {
  return invalid({ [field]: msg`含有无法保存的字符，请删去后重新输入` });
}

/** Another user saved since the caller read; `current` is the row as it is now. */
export function stale(current: unknown): Refusal {
  return new Refusal(409, 409, msg`这条数据刚被别人修改过`, { extra: { current } });
}
