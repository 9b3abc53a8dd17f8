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
import type { Say } from '../../core/language.ts';
import type { Refusal } from '../../core/refusal.ts';
import { contestInputs } from '../labels/contest-inputs.ts';
import { messageInputs } from '../labels/message-inputs.ts';
import { peopleInputs } from '../labels/people-inputs.ts';
import { serviceInputs } from '../labels/service-inputs.ts';

/** 「手机：格式不正确」, for readers without the form around it; null where a refusal has words of its own. */
export function firstField({ facts }: Refusal, operation: OperationId | undefined, say: Say): MessageDescriptor | null {
  const [first] = Object.entries(facts.fields ?? {});
  if (!facts.isGeneral || !first) return null;
  const [path, reason] = first;
  const label = labelOf(operation, path) ?? entryOf(path);
  if (!label) return reason;
  const [name, text] = [say(label), say(reason)];
  return msg`${name}：${text}`;
}

/** One of a body that is a list, which has no name of its own: 「第 2 项」. */
function entryOf(path: string): MessageDescriptor | null {
  const [index] = /^\d+/.exec(path) ?? [];
  if (index === undefined) return null;
  const place = Number(index) + 1;
  return msg`第 ${place} 项`;
}

/**
 * What a field of an operation's input is called. `path`: `msgDTO.title`, `stages.0.title`; the innermost part that has a name counts. Null
 * where none has.
 */
export function labelOf(operation: OperationId | undefined, path: string): MessageDescriptor | null {
  const own = fieldsOf.get(operation?.split('.', 1).join('') ?? '');
  for (const name of path.split('.').toReversed()) {
    const label = own?.get(name) ?? general.get(name);
    if (label) return label;
  }
  return null;
}

type Fields = ReadonlyMap<string, MessageDescriptor>;

/** Where people are named outside the lists that have heads for it. */
const person = { name: msg`姓名`, number: msg`学号或工号` };

/** By the heads of the operations. */
const fieldsOf: ReadonlyMap<string, Fields> = new Map(
  Object.entries({
    account: person,
    application: applicationFields,
    appointment: person,
    area: areaFields,
    banner: bannerFields,
    blockList: blockRuleFields,
    college: orgFields,
    datasourceConfig: datasourceFields,
    dictionary: dictionaryFields,
    entry: person,
    globalUser: userFields,
    menu: menuFields,
    message: messageFields,
    org: orgFields,
    parameter: parameterFields,
    project: projectFields,
    rateLimiter: rateRuleFields,
    // sheets name the menu by its path
    resource: { ...resourceFields, menuId: msg`菜单` },
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
const general: Fields = new Map(Object.entries({ ...peopleInputs, ...contestInputs, ...messageInputs, ...serviceInputs }));
