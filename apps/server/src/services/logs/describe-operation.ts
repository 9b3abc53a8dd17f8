import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../core/context.ts';

/**
 * What an operation of the log did, in the reader's language: its act and what it was done to. An act without a word comes as in the
 * operation's id, and so does all of an operation that this version does not know.
 */
export function describeOperation({ say }: Pick<Context, 'say'>, operationId: string): string {
  const [head = '', act = ''] = operationId.split('.');
  const whole = phrases[operationId];
  if (whole) return say(whole);
  const noun = nouns[head];
  if (!noun) return operationId;
  const verb = verbs[act];
  const thing = say(noun);
  return verb ? say(verb(thing)) : `${thing} ${act}`;
}

/** Whether this version has words for an operation. */
export function isDescribed(operationId: string): boolean {
  const [head = '', act = ''] = operationId.split('.');
  return phrases[operationId] !== undefined || (nouns[head] !== undefined && verbs[act] !== undefined);
}

/** What an operation is about, in the reader's language; the head of its id where we have no word for it. */
export function groupOfOperation({ say }: Pick<Context, 'say'>, operationId: string): string {
  const [head = ''] = operationId.split('.');
  const noun = nouns[head];
  return noun ? say(noun) : head;
}

const verbs: Record<string, ((thing: string) => MessageDescriptor) | undefined> = {
  page: (thing) => msg`查询${thing}`,
  get: (thing) => msg`查看${thing}`,
  query: (thing) => msg`查询${thing}`,
  save: (thing) => msg`新增${thing}`,
  update: (thing) => msg`修改${thing}`,
  updateAll: (thing) => msg`修改${thing}`,
  remove: (thing) => msg`删除${thing}`,
  clear: (thing) => msg`清理${thing}`,
  import: (thing) => msg`导入${thing}`,
  export: (thing) => msg`导出${thing}`,
  preview: (thing) => msg`预览导出${thing}`,
  cancel: (thing) => msg`取消${thing}`,
  refreshCache: (thing) => msg`刷新${thing}的缓存`,
  clearCache: (thing) => msg`清空${thing}的缓存`,
};

const nouns: Record<string, MessageDescriptor | undefined> = {
  parameter: msg`参数`,
  user: msg`用户`,
  org: msg`机构`,
  role: msg`角色`,
  menu: msg`菜单`,
  resource: msg`资源`,
  station: msg`岗位`,
  application: msg`应用`,
  tenant: msg`企业`,
  globalUser: msg`超级用户`,
  datasourceConfig: msg`数据源`,
  school: msg({ message: '学校', context: '多所' }),
  message: msg`消息`,
  dictionary: msg`字典`,
  area: msg`地区`,
  attachment: msg`附件`,
  smsTemplate: msg`短信模板`,
  smsTask: msg`短信任务`,
  smsSendStatus: msg`短信发送状态`,
  job: msg`后台任务`,
  online: msg`在线用户`,
  status: msg`运行状态`,
  access: msg`权限诊断`,
  banner: msg`轮播图`,
  totp: msg`两步验证`,
  invitation: msg`邀请`,
  optLog: msg`操作日志`,
  loginLog: msg`登录日志`,
  blockList: msg`阻止访问规则`,
  rateLimiter: msg`限流规则`,
  contest: msg`大赛`,
  project: msg`项目`,
  judge: msg`评委`,
  judging: msg`我的评审`,
  assignment: msg`评审分配`,
  stage: msg`评审环节`,
  result: msg`评审结果`,
  score: msg`评分表`,
};

const phrases: Record<string, MessageDescriptor | undefined> = {
  'session.signIn': msg`登录`,
  'session.platformSignIn': msg`登录`,
  'session.signOut': msg`退出登录`,
  'session.changePassword': msg`修改密码`,
  'session.endMine': msg`结束自己的登录`,
  'session.secondFactor': msg`登录的两步验证`,
  'session.smsSignIn': msg`短信登录`,
  'smsCode.send': msg`获取短信验证码`,
  'account.register': msg`手机注册`,
  'account.resetPassword': msg`用短信重置密码`,
  'social.finish': msg`第三方登录`,
  'social.bind': msg`绑定第三方账号`,
  'social.bindLogin': msg`绑定第三方账号并登录`,
  'social.signLogin': msg`用第三方账号注册`,
  'social.unbind': msg`解绑第三方账号`,
  'totp.enrol': msg`开始设置两步验证`,
  'totp.confirm': msg`启用两步验证`,
  'totp.remove': msg`停用两步验证`,
  'totp.reset': msg`重置用户的两步验证`,
  'invitation.accept': msg`用邀请链接登录`,
  'invitation.create': msg`邀请评委`,
  'invitation.revoke': msg`撤销邀请`,
  'banner.insert': msg`保存轮播图`,
  'banner.delete': msg`删除轮播图`,
  'banner.move': msg`调整轮播图的顺序`,
  'banner.mine': msg`查看首页的轮播图`,
  'banner.roles': msg`查看轮播图可以给哪些角色看`,
  'signingKey.rotate': msg`更换签名密钥`,
  'user.reset': msg`重置用户密码`,
  'org.tree': msg`查看机构`,
  'menu.tree': msg`查看菜单`,
  'online.list': msg`查看在线用户`,
  'role.users': msg`查看角色的用户`,
  'role.authority': msg`查看角色的权限`,
  'dictionary.pageType': msg`查询字典`,
  'assignment.propose': msg`试算评审分配`,
  'access.explain': msg`诊断权限`,
  'school.own': msg`查看本校`,
  'contest.cancel': msg`取消大赛`,
  'result.pdf': msg`下载评审结果`,
  'message.sent': msg`查看已发送的消息`,
  'user.reload': msg`刷新用户的缓存`,
  'online.end': msg`让用户下线`,
  'application.rotate': msg`更换应用密钥`,
  'tenant.status': msg`启用或禁用企业`,
  'tenant.removeAll': msg`删除企业及其数据`,
  'tenant.initConnect': msg`初始化企业`,
  'tenant.init': msg`新增并初始化企业`,
  'globalUser.replace': msg`修改超级用户`,
  'globalUser.reset': msg`重置超级用户的密码`,
  'status.get': msg`查看运行状态`,
  'status.bundle': msg`下载诊断包`,
  'datasourceConfig.testConnect': msg`测试数据源的连接`,
  'user.updateBase': msg`修改个人资料`,
  'user.updateAvatar': msg`更换头像`,
  'user.uploadAvatar': msg`更换头像`,
  'role.assign': msg`授予角色`,
  'role.unassign': msg`收回角色`,
  'role.replaceUsers': msg`更换角色的用户`,
  'role.grant': msg`修改角色的权限`,
  'role.saveUserRole': msg`更换角色的用户`,
  'role.saveResource': msg`修改角色的权限`,
  'dictionary.saveType': msg`新增字典`,
  'dictionary.updateType': msg`修改字典`,
  'dictionary.removeType': msg`删除字典`,
  'attachment.upload': msg`上传附件`,
  'attachment.download': msg`下载附件`,
  'attachment.removeByBiz': msg`删除附件`,
  'contest.publish': msg`发布大赛`,
  'project.correction': msg`查看项目`,
  'project.correct': msg`更正导入的项目`,
  'project.remove': msg`删除导入的项目`,
  'assignment.accept': msg`确认评审分配`,
  'stage.start': msg`开始评审环节`,
  'stage.close': msg`封存评审结果`,
  'score.save': msg`保存评分草稿`,
  'score.submit': msg`提交评分`,
  'smsTemplate.try': msg`试发短信模板`,
  'smsTask.send': msg`按模板发送短信`,
  'smsTask.receivers': msg`选择短信的接收者`,
  'stage.projects': msg`查看评审环节的项目`,
  'stage.missing': msg`查看还没交的评分表`,
  'judging.stages': msg`查看自己的评审环节`,
  'project.importPreview': msg`预览要导入的项目`,
  'project.importErrors': msg`下载导入项目的错误`,
  'project.template': msg`下载导入项目的模板`,
  'user.belongings': msg`查看用户的关联数据`,
  'user.perOrg': msg`统计各机构的用户`,
  'user.givableRoles': msg`查看可以授予的角色`,
  'org.belongings': msg`查看机构的关联数据`,
  'org.move': msg`移动机构`,
  'menu.move': msg`移动菜单`,
  'menu.use': msg`查看菜单的关联数据`,
  'role.grantable': msg`查看可以授予的权限`,
  'role.effect': msg`预览角色权限的变化`,
  'role.menu': msg`预览角色看到的菜单`,
  'school.colleges': msg`查看学校的学院`,
  'school.administrators': msg`查看学校的管理员`,
  'school.figures': msg`查看学校的数据`,
  'message.roles': msg`查看可以收消息的角色`,
  'message.count': msg`统计消息的收件人`,
  'message.mark': msg`把消息标为已读`,
  'message.markAll': msg`把全部消息标为已读`,
  'job.result': msg`下载后台任务的结果`,
  'optLog.toClear': msg`统计要清理的操作日志`,
  'loginLog.toClear': msg`统计要清理的登录日志`,
  'blockList.stopped': msg`查看阻止规则今天拦下的请求`,
  'rateLimiter.stopped': msg`查看限流规则今天拦下的请求`,
  'blockList.try': msg`试一个请求会不会被阻止`,
  'rateLimiter.try': msg`试一个请求会不会被限流`,
  'datasourceConfig.places': msg`查看可以连接的数据库地址`,
};
