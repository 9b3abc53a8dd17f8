import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppliedMap } from './map-columns.ts';

/** How a sheet of a map is filled in, for the second page of its template. */
export function templateNotes({ rows, read }: AppliedMap, tracks: readonly string[]): MessageDescriptor[] {
  const has = (fact: string) => read.some((column) => column.fact === fact);
  const needed = ['TITLE', 'TRACK', 'COLLEGE', rows === 'TEAM' ? 'LEADER_NAME' : 'PERSON_NAME'];
  const required = read.filter(({ fact }) => needed.includes(fact)).map(({ head }) => head);
  return [
    rows === 'TEAM'
      ? msg`从标题的下一行起，每行填写一个项目；列的次序可以变，标题不能改`
      : msg`从标题的下一行起，每行填写一个成员，同一项目的各行写同样的项目名称，负责人排在最前或写明「负责人」`,
    msg`必填：${required.join('、')}`,
    ...(has('TRACK') ? [msg`赛道请填下列之一：${tracks.join('、')}`] : []),
    ...(has('COLLEGE') ? [msg`学院请填机构列表里的全称`] : []),
    ...(has('MEMBERS') || has('ADVISORS')
      ? [msg`成员写成「姓名/学号」，多人用顿号隔开；指导教师写成「姓名/工号/手机」，工号和手机用来认出他们的账号`]
      : []),
    ...(has('NUMBER') ? [msg`项目编号空着会自动编号`] : []),
  ];
}
