import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from './language.ts';

/**
 * The name of a permission that we ship, shown beside its menu, in the reader's language; a button that an administrator has named keeps
 * its name.
 */
export function permissionName(code: string, given: string, say: Say): string {
  if (given !== code) return given;
  const name = named(names, code) ?? named(acts, code.slice(code.lastIndexOf(':') + 1));
  return name ? say(name) : given;
}

function named(of: Record<string, MessageDescriptor>, key: string): MessageDescriptor | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

/** By the act, where the menu names its subject. */
const acts: Record<string, MessageDescriptor> = {
  view: msg`查看`,
  add: msg`新增`,
  edit: msg`编辑`,
  delete: msg`删除`,
  export: msg`导出`,
  import: msg`导入`,
  download: msg`下载`,
  mark: msg`标为已读`,
  reveal: msg`查看完整号码`,
  exportWhole: msg`导出完整号码`,
  move: msg`转到其他学院`,
  merge: msg`合并重复的人`,
  graduate: msg`整级毕业`,
};

/** Permissions whose menu has several subjects, or that only one subject has. */
const names: Record<string, MessageDescriptor> = {
  'project:exportWhole': msg`按汇总表导出完整学号和手机号`,
  'contest:view': msg`查看大赛`,
  'contest:add': msg`创建大赛`,
  'contest:edit': msg`编辑大赛`,
  'contest:delete': msg`删除草稿`,
  'contest:publish': msg`发布大赛`,
  'contest:cancel': msg`取消大赛`,
  'contest:extend': msg`延长截止时间`,
  'contest:anonymise': msg`匿名大赛的参赛者`,
  'project:view': msg`查看项目`,
  'project:import': msg`导入项目`,
  'project:reveal': msg`查看项目成员的完整号码`,
  'project:edit': msg`更正导入的项目`,
  'project:delete': msg`删除导入的项目`,
  'project:accept': msg`审核通过项目`,
  'project:return': msg`退回项目修改`,
  'project:reject': msg`审核不通过项目`,
  'radar:view': msg`查看查重结果`,
  'radar:decide': msg`处理查重结果`,
  'radar:look': msg`重新查重`,
  'entry:view': msg`查看自己的项目`,
  'entry:add': msg`发起项目`,
  'entry:edit': msg`填报自己的项目`,
  'entry:submit': msg`提交自己的项目`,
  'entry:answer': msg`答复项目邀请`,
  'entry:comment': msg`批注自己的或指导的计划书`,
  'assignment:run': msg`分配评委`,
  'stage:view': msg`查看评审阶段`,
  'stage:start': msg`开始评审`,
  'result:view': msg`查看结果`,
  'result:export': msg`导出结果`,
  'result:seal': msg`封存评审结果`,
  'result:release': msg`向团队公布评审结果`,
  'result:judges': msg`查看评委姓名`,
  'score:submit': msg`打分并提交`,
  'judge:invite': msg`邀请评委`,
  'certification:approve': msg`审批认证`,
  'authority:org:view': msg`查看机构`,
  'school:own': msg`查看本校`,
  'school:list': msg`查看学校列表`,
  'school:merge': msg`合并学校`,
  'school:appoint': msg`任命学校管理员`,
  'college:own': msg`查看本学院`,
  'college:list': msg`查看学院列表`,
  'college:merge': msg`合并学院`,
  'college:appoint': msg`任命学院管理员`,
  'authority:user:resetPassword': msg`重置密码`,
  'authority:user:giveRole': msg`分配角色`,
  'authority:resource:view': msg`查看资源`,
  'authority:resource:add': msg`新增资源`,
  'authority:resource:edit': msg`编辑资源`,
  'authority:resource:delete': msg`删除资源`,
  'authority:resource:export': msg`导出资源`,
  'authority:resource:import': msg`导入资源`,
  'authority:role:config': msg`授权用户`,
  'authority:role:auth': msg`分配权限`,
  'authority:online:view': msg`查看在线用户`,
  'authority:online:delete': msg`让人下线、更换签名密钥`,
  'tenant:tenant:initConnect': msg`初始化`,
  'developer:api:view': msg`查看接口文档`,
};
