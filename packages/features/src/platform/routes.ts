import { msg } from '@lingui/core/macro';
import { consolePaths } from '@saiwu/openapi';
import { page } from '../lib/app/page.tsx';

/** The platform's screens, at the paths of the server's menu. */
export const platformRoutes = [
  page(consolePaths.orgs, { title: msg`机构`, operation: 'org.tree' }, async () => ({
    Screen: (await import('./org/org-screen.tsx')).OrgScreen,
  })),
  page(consolePaths.users, { title: msg`用户`, operation: 'user.page' }, async () => ({
    Screen: (await import('./user/user-screen.tsx')).UserScreen,
  })),
  page(consolePaths.students, { title: msg({ message: '学生', context: '多名' }), operation: 'student.page' }, async () => ({
    Screen: (await import('./register/student/student-screen.tsx')).StudentScreen,
  })),
  page(consolePaths.studentTwins, { title: msg`重复的学生`, operation: 'student.duplicates', under: consolePaths.students }, async () => ({
    Screen: (await import('./register/twins/twins-screen.tsx')).StudentTwinsScreen,
  })),
  page(consolePaths.teachers, { title: msg({ message: '教师', context: '多名' }), operation: 'teacher.page' }, async () => ({
    Screen: (await import('./register/teacher/teacher-screen.tsx')).TeacherScreen,
  })),
  page(consolePaths.teacherTwins, { title: msg`重复的教师`, operation: 'teacher.duplicates', under: consolePaths.teachers }, async () => ({
    Screen: (await import('./register/twins/twins-screen.tsx')).TeacherTwinsScreen,
  })),
  page(consolePaths.stations, { title: msg({ message: '岗位', context: '列表' }), operation: 'station.page' }, async () => ({
    Screen: (await import('./station.tsx')).StationScreen,
  })),
  page(consolePaths.menus, { title: msg({ message: '菜单', context: '列表' }), operation: 'menu.tree' }, async () => ({
    Screen: (await import('./menu/menu-screen.tsx')).MenuScreen,
  })),
  page(consolePaths.roles, { title: msg`角色`, operation: 'role.page' }, async () => ({
    Screen: (await import('./role/role-screen.tsx')).RoleScreen,
  })),
  page(consolePaths.schools, { title: msg`学校管理`, operation: 'school.page' }, async () => ({
    Screen: (await import('./school/school-list-screen.tsx')).SchoolListScreen,
  })),
  page(consolePaths.newSchool, { title: msg`新建学校`, operation: 'school.save', under: consolePaths.schools }, async () => ({
    Screen: (await import('./school/new-place-screen.tsx')).NewSchoolScreen,
  })),
  page(consolePaths.colleges, { title: msg`学院管理`, operation: 'college.page' }, async () => ({
    Screen: (await import('./school/college-list-screen.tsx')).CollegeListScreen,
  })),
  page(consolePaths.newCollege, { title: msg`新建学院`, operation: 'college.save', under: consolePaths.colleges }, async () => ({
    Screen: (await import('./school/new-place-screen.tsx')).NewCollegeScreen,
  })),
  page('/colleges/own', { title: msg`本学院`, operation: 'college.own' }, async () => ({
    Screen: (await import('./school/school-screen.tsx')).OwnCollegeScreen,
  })),
  page(consolePaths.college, { title: msg`学院`, operation: 'college.get' }, async () => ({
    Screen: (await import('./school/school-screen.tsx')).CollegeScreen,
  })),
  page('/schools/own', { title: msg`本校`, operation: 'school.own' }, async () => ({
    Screen: (await import('./school/school-screen.tsx')).OwnSchoolScreen,
  })),
  page(consolePaths.school, { title: msg`学校`, operation: 'school.get' }, async () => ({
    Screen: (await import('./school/school-screen.tsx')).SchoolScreen,
  })),
  // whoever decides nothing comes from here to their own
  page(consolePaths.certifications, { title: msg`认证管理`, operation: 'certification.mine' }, async () => ({
    Screen: (await import('./certification/certification-list-screen.tsx')).CertificationListScreen,
  })),
  page(consolePaths.ownCertifications, { title: msg`我的认证`, operation: 'certification.mine' }, async () => ({
    Screen: (await import('./certification/own-certifications-screen.tsx')).OwnCertificationsScreen,
  })),
  page(
    consolePaths.certification,
    { title: msg`认证申请`, operation: 'certification.get', under: consolePaths.certifications },
    async () => ({ Screen: (await import('./certification/certification-screen.tsx')).CertificationScreen }),
  ),
  page(consolePaths.banners, { title: msg({ message: '轮播图', context: '页面' }), operation: 'banner.page' }, async () => ({
    Screen: (await import('./banner/banner-screen.tsx')).BannerScreen,
  })),
  page(consolePaths.messages, { title: msg`消息`, operation: 'message.page' }, async () => ({
    Screen: (await import('./message/message-list-screen.tsx')).MessageListScreen,
  })),
  page(consolePaths.message, { title: msg`消息详情`, operation: 'message.get', under: consolePaths.messages }, async () => ({
    Screen: (await import('./message/message-page-screen.tsx')).MessagePageScreen,
  })),
  page(consolePaths.newMessage, { title: msg`发送消息`, operation: 'message.save', under: consolePaths.messages }, async () => ({
    Screen: (await import('./message/compose/compose-screen.tsx')).ComposeScreen,
  })),
  page(
    consolePaths.messageTemplates,
    { title: msg`消息模板`, operation: 'message.saveTemplate', under: consolePaths.messages },
    async () => ({ Screen: (await import('./message/templates/template-list-screen.tsx')).TemplateListScreen }),
  ),
  page(consolePaths.sentMessages, { title: msg`已发送`, operation: 'message.sent', under: consolePaths.messages }, async () => ({
    Screen: (await import('./message/sent-list-screen.tsx')).SentListScreen,
  })),
  page(consolePaths.jobs, { title: msg`我的任务`, operation: 'job.page' }, async () => ({
    Screen: (await import('./job/job-list-screen.tsx')).JobListScreen,
  })),
  page(consolePaths.job, { title: msg`任务`, operation: 'job.get' }, async () => ({
    Screen: (await import('./job/job-screen.tsx')).JobScreen,
  })),
  page(consolePaths.profile, { title: msg`个人中心`, operation: 'user.mine' }, async () => ({
    Screen: (await import('./profile/profile-screen.tsx')).ProfileScreen,
  })),
  page(consolePaths.parameters, { title: msg`参数`, operation: 'parameter.page' }, async () => ({
    Screen: (await import('./parameter.tsx')).ParameterScreen,
  })),
  page(consolePaths.dictionaries, { title: msg`字典`, operation: 'dictionary.pageType' }, async () => ({
    Screen: (await import('./dictionary/dictionary-screen.tsx')).DictionaryScreen,
  })),
  page(consolePaths.optLog, { title: msg`操作日志`, operation: 'optLog.page' }, async () => ({
    Screen: (await import('./log/opt-log.tsx')).OptLogScreen,
  })),
  page(consolePaths.loginLog, { title: msg`登录日志`, operation: 'loginLog.get' }, async () => ({
    Screen: (await import('./log/login-log.tsx')).LoginLogScreen,
  })),
  page(consolePaths.rateLimits, { title: msg`限流规则`, operation: 'rateLimiter.page' }, async () => ({
    Screen: (await import('./limit/rate-limiter.tsx')).RateLimiterScreen,
  })),
  page(consolePaths.blockList, { title: msg`阻止访问`, operation: 'blockList.page' }, async () => ({
    Screen: (await import('./limit/block-list.tsx')).BlockListScreen,
  })),
  page(consolePaths.attachments, { title: msg`附件`, operation: 'attachment.page' }, async () => ({
    Screen: (await import('./attachment/attachment-screen.tsx')).AttachmentScreen,
  })),
  page(consolePaths.smsTemplates, { title: msg`短信模板`, operation: 'smsTemplate.page' }, async () => ({
    Screen: (await import('./sms/sms-template-screen.tsx')).SmsTemplateScreen,
  })),
  page(consolePaths.smsTasks, { title: msg`短信`, operation: 'smsTask.page' }, async () => ({
    Screen: (await import('./sms/sms-task-list.tsx')).SmsTaskListScreen,
  })),
  page(consolePaths.smsTask, { title: msg`短信任务`, operation: 'smsTask.get' }, async () => ({
    Screen: (await import('./sms/sms-task-screen.tsx')).SmsTaskScreen,
  })),
  page(consolePaths.areas, { title: msg`地区`, operation: 'area.page' }, async () => ({
    Screen: (await import('./area.tsx')).AreaScreen,
  })),
  page(consolePaths.enumerations, { title: msg`枚举`, operation: 'enumeration.lists', under: consolePaths.dictionaries }, async () => ({
    Screen: (await import('./enumeration/enumeration-screen.tsx')).EnumerationScreen,
  })),
  page(consolePaths.applications, { title: msg({ message: '应用', context: '列表' }), operation: 'application.page' }, async () => ({
    Screen: (await import('./application/application-screen.tsx')).ApplicationScreen,
  })),
  page(consolePaths.online, { title: msg`在线用户`, operation: 'online.list' }, async () => ({
    Screen: (await import('./online/online-screen.tsx')).OnlineScreen,
  })),
  page(consolePaths.status, { title: msg`运行状态`, operation: 'status.get' }, async () => ({
    Screen: (await import('./status/status-screen.tsx')).StatusScreen,
  })),
  page(consolePaths.access, { title: msg`权限诊断`, operation: 'access.own' }, async () => ({
    Screen: (await import('./access/access-screen.tsx')).AccessScreen,
  })),
  page(consolePaths.tenants, { title: msg`租户管理`, operation: 'tenant.page' }, async () => ({
    Screen: (await import('./tenant/tenant-screen.tsx')).TenantScreen,
  })),
  page(consolePaths.superUsers, { title: msg`超级用户`, operation: 'globalUser.page' }, async () => ({
    Screen: (await import('./super-user/super-user-screen.tsx')).SuperUserScreen,
  })),
  page(consolePaths.datasources, { title: msg`数据源配置`, operation: 'datasourceConfig.page' }, async () => ({
    Screen: (await import('./datasource/datasource-screen.tsx')).DatasourceScreen,
  })),
];
