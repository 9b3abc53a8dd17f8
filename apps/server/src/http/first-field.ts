import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  applicationFields,
  areaFields,
  bannerFields,
  blockRuleFields,
  datasourceFields,
  dictionaryFields,
  menuFields,
  messageFields,
  type OperationId,
  orgFields,
  parameterFields,
  projectFields,
  rateRuleFields,
  resourceFields,
  roleFields,
  schoolFields,
  smsTaskFields,
  smsTemplateFields,
  stationFields,
  studentFields,
  teacherFields,
  tenantFields,
  userFields,
} from '@saiwu/openapi';
import type { Say } from '../core/language.ts';
import type { Refusal } from '../core/refusal.ts';

/** 「手机：格式不正确」, for readers without the form around it; null where a refusal has words of its own. */
export function firstField({ facts }: Refusal, operation: OperationId | undefined, say: Say): MessageDescriptor | null {
  const [first] = Object.entries(facts.fields ?? {});
  if (!facts.isGeneral || !first) return null;
  const [path, reason] = first;
  const label = labelOf(operation, path);
  const [name, text] = [label ? say(label) : path, say(reason)];
  return name === '' ? reason : msg`${name}：${text}`;
}

/**
 * What a field of an operation's input is called. `path`: `msgDTO.title`, `stages.0.title`; the innermost part that has a name counts. Null where none
 * has.
 */
function labelOf(operation: OperationId | undefined, path: string): MessageDescriptor | null {
  const own = fieldsOf.get(operation?.split('.', 1).join('') ?? '');
  for (const name of path.split('.').toReversed()) {
    const label = own?.get(name) ?? general.get(name);
    if (label) return label;
  }
  return null;
}

type Fields = ReadonlyMap<string, MessageDescriptor>;

/** By the heads of the operations. */
const fieldsOf: ReadonlyMap<string, Fields> = new Map(
  Object.entries({
    application: applicationFields,
    area: areaFields,
    banner: bannerFields,
    blockList: blockRuleFields,
    college: orgFields,
    datasourceConfig: datasourceFields,
    dictionary: dictionaryFields,
    globalUser: userFields,
    menu: menuFields,
    message: messageFields,
    org: orgFields,
    parameter: parameterFields,
    project: projectFields,
    rateLimiter: rateRuleFields,
    resource: resourceFields,
    role: roleFields,
    school: schoolFields,
    smsTask: smsTaskFields,
    smsTemplate: smsTemplateFields,
    station: stationFields,
    student: studentFields,
    teacher: teacherFields,
    tenant: tenantFields,
  }).map(([head, fields]) => [head, new Map(Object.entries<MessageDescriptor>(fields))]),
);

/** What is called the same wherever it comes. */
const general: Fields = new Map(
  Object.entries({
    ...userFields,
    username: msg`账号`,
    password: msg`密码`,
    oldPassword: msg`当前密码`,
    confirmPassword: msg`确认密码`,
    phone: msg`手机`,
    title: msg`标题`,
    label: msg`名称`,
    code: msg`编码`,
    content: msg`内容`,
    describe: msg`描述`,
    reason: msg`原因`,
    sendTime: msg`发送时间`,
    file: msg`文件`,
  }),
);
