import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The greeting for an hour of the day, 0 to 23 (platform-api §6). */
export function greetingAt(hour: number): MessageDescriptor {
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
  msg`愿今天有让您惊喜的作品`,
  msg`慢一点，也没有关系`,
] as const;
