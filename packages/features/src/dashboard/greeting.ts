import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The greeting for a time of the wire, by its hour (platform-api §6); one for every hour while the tenant's clock is not known. */
export function greetingAt(now: string | undefined): MessageDescriptor {
  if (now === undefined) return msg`你好`;
  const hour = Number(now.slice(11, 13));
  if (hour <= 11) return msg`早上好`;
  return hour <= 18 ? msg`下午好` : msg`晚上好`;
}

/** One of ten friendly lines, at random. */
export function friendlyLine(): MessageDescriptor {
  return lines[Math.floor(Math.random() * lines.length)] ?? lines[0];
}

const lines = [
  msg`今天也请多关照`,
  msg`先做最要紧的一件事`,
  msg`喝口水，再看下一个项目`,
  msg`祝工作顺利`,
  msg`一件一件来，总会做完`,
  msg`忙完记得休息一会儿`,
  msg`好作品值得多看一眼`,
  msg`每一份认真都会被看见`,
  msg`愿今天有让你惊喜的作品`,
  msg`慢一点，也没有关系`,
] as const;
