import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import { type Say, sayIn } from '../../core/language.ts';
import { htmlOfText } from '../../core/rich-text.ts';

type Template = AnswerOf<'message.templates'>[number];

interface Shipped {
  name: MessageDescriptor;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

// as they stand in a template: what they become is known when it is sent
const [person, contest, deadline, project] = ['{姓名}', '{大赛}', '{截止时间}', '{项目}'];

/** What is written most, until somebody keeps words of their own under the same name. */
const shipped: readonly Shipped[] = [
  {
    name: msg`作品提交提醒`,
    title: msg`${contest}：请在 ${deadline} 前提交作品`,
    text: msg`${person}：
你的项目「${project}」还没有提交，截止时间是 ${deadline}。请登录后检查报名表、计划书和附件，确认无误后提交。`,
  },
  {
    name: msg`材料补交`,
    title: msg`${contest}：请补交材料`,
    text: msg`${person}：
你的项目「${project}」的材料还不齐全。请登录后按审核意见补充，完成后再次提交。`,
  },
  {
    name: msg`评审邀请`,
    title: msg`邀请你评审「${contest}」`,
    text: msg`${person}：
邀请你担任「${contest}」的评委。请登录后在「我的评审」里查看分配给你的项目；与某个项目有利害关系的，请申请回避。`,
  },
  {
    name: msg`结果公布`,
    title: msg`${contest}：结果已公布`,
    text: msg`${person}：
「${contest}」的结果已经公布，请登录查看你的项目「${project}」。对结果有疑问的，请在申诉时间内提出。`,
  },
  {
    name: msg`会议通知`,
    title: msg`会议通知`,
    text: msg`${person}：
请按时参加会议。
时间：
地点：
内容：`,
  },
];

/** The templates that we ship, in the reader's language, but for those under whose name there is one already, in whichever language. */
export function shippedTemplates(say: Say, kept: readonly Pick<Template, 'name'>[]): Template[] {
  const taken = new Set(kept.map(({ name }) => name.toLowerCase()));
  return shipped.flatMap(({ name, title, text }, index) => {
    if ([sayIn('zh')(name), sayIn('en')(name)].some((one) => taken.has(one.toLowerCase()))) return [];
    const words = { name: say(name), title: say(title), content: htmlOfText(say(text)) };
    // numbers that no row has
    return [{ id: String(index + 1), ...words, orgLabel: null, isOwn: false, isShipped: true }];
  });
}
