import { msg } from '@lingui/core/macro';

// The names of a resource's fields at the heads of its sheets, in this order, in lists and in forms. Other heads that people's sheets have
// for them: `headSynonyms`.

/** In the order of platform-api §5.3. */
export const userFields = {
  account: msg`账号`,
  name: msg`姓名`,
  orgId: msg`所属机构`,
  stationId: msg`岗位`,
  email: msg`邮箱`,
  mobile: msg`手机`,
  sex: msg`性别`,
  state: msg`状态`,
  nation: msg`民族`,
  education: msg`学历`,
  positionStatus: msg`职位状态`,
  workDescribe: msg`工作描述`,
};

/** `parentName` is the name of the organisation above, with those above that. */
export const orgFields = {
  label: msg`名称`,
  abbreviation: msg`简称`,
  parentName: msg`上级机构`,
  type: msg`机构类型`,
  describe: msg`描述`,
  sortValue: msg`排序`,
  state: msg`状态`,
  vip: msg`已订阅`,
  expiryDate: msg`到期时间`,
};

/** As the Ministry of Education's list has them, and a school's own words besides. */
export const schoolFields = {
  code: msg`学校标识码`,
  label: msg`学校名称`,
  abbreviation: msg`简称`,
  province: msg`省份`,
  city: msg`城市`,
  kind: msg`办学类型`,
  level: msg`办学层次`,
  describe: msg`描述`,
};

/** In the order of platform-api §5.8. */
export const stationFields = { name: msg`岗位名称`, describe: msg`描述`, orgId: msg`所属机构`, state: msg`状态` };

/** In the order of the usual official sheets. */
export const studentFields = {
  number: msg`学号`,
  name: msg`姓名`,
  orgId: msg`学院`,
  major: msg`专业`,
  year: msg`年级`,
  degree: msg`学历层次`,
  phone: msg`手机`,
};

export const teacherFields = { number: msg`工号`, name: msg`姓名`, orgId: msg`学院`, jobTitle: msg`职称`, phone: msg`手机` };

export const bannerFields = {
  image: msg`图片`,
  title: msg`标题`,
  alt: msg`图片说明`,
  link: msg({ message: '链接', context: '轮播图' }),
  place: msg`显示位置`,
  roles: msg`给哪些角色看`,
  orgId: msg`所属机构`,
  startTime: msg`开始显示`,
  endTime: msg`结束显示`,
  showing: msg`状态`,
  state: msg`启用`,
};

/** In the order of platform-api §5.4. */
export const roleFields = {
  code: msg`编码`,
  name: msg`角色名称`,
  describe: msg`描述`,
  dsType: msg`数据范围`,
  orgList: msg`指定机构`,
  state: msg`状态`,
};

/** `parentPath` is the path of the menu above. */
export const menuFields = {
  label: msg`名称`,
  path: msg`路径`,
  parentPath: msg`上级路径`,
  component: msg`组件`,
  icon: msg`图标`,
  isGeneral: msg`公共菜单`,
  sortValue: msg`排序`,
  group: msg`分组`,
  describe: msg`描述`,
  state: msg`状态`,
};

/** A button of a menu. */
export const resourceFields = { menuId: msg`菜单路径`, code: msg`编码`, name: msg`名称`, describe: msg`描述` };

/** An enterprise. */
export const tenantFields = {
  code: msg`企业编码`,
  name: msg`企业名称`,
  duty: msg`责任人`,
  expirationTime: msg`有效期`,
  logo: msg`标志`,
  describe: msg`企业简介`,
  passwordExpire: msg`密码有效天数`,
  isMultipleLogin: msg`可多处登录`,
  passwordErrorNum: msg`密码错误次数上限`,
  passwordErrorLockTime: msg`锁定分钟数`,
  userLimit: msg`用户数上限`,
  storageLimit: msg`存储上限（MB）`,
};

/** A text that an SMS provider has approved. */
export const smsTemplateFields = {
  providerType: msg`服务商`,
  appId: msg`应用编号`,
  appSecret: msg`应用密钥`,
  url: msg`服务地址`,
  customCode: msg`自定义编码`,
  name: msg`模板名称`,
  content: msg`模板内容`,
  templateCode: msg`模板编码`,
  signName: msg`模板签名`,
  senderId: msg`发送方编号`,
  templateDescribe: msg`备注`,
};

/** One text to many phones. */
export const smsTaskFields = {
  templateId: msg`模板编号`,
  topic: msg`主题`,
  receiver: msg`接收者`,
  content: msg`发送内容`,
  status: msg`执行状态`,
  sendTime: msg`发送时间`,
  createTime: msg`创建时间`,
};

/** A front end that people sign in with. */
export const applicationFields = {
  clientId: msg`客户端ID`,
  name: msg`应用名称`,
  website: msg`官网`,
  icon: msg`图标`,
  appType: msg`应用类型`,
  describe: msg`备注`,
  allowedIps: msg`可用地址`,
  tokenMinutes: msg`令牌有效分钟数`,
  state: msg`状态`,
};

/** A database beside our own. */
export const datasourceFields = {
  name: msg`名称`,
  poolName: msg`连接池名称`,
  username: msg`账号`,
  password: msg`密码`,
  url: msg`链接`,
  driverClassName: msg`驱动`,
};

/** An item of a dictionary; `type` and `label` are the dictionary's. */
export const dictionaryFields = {
  type: msg`类型`,
  label: msg`类型标签`,
  code: msg`编码`,
  name: msg`名称`,
  describe: msg`描述`,
  sortValue: msg`排序`,
  icon: msg`图标`,
  cssClass: msg`样式类名`,
  cssStyle: msg`样式`,
  state: msg`状态`,
};

export const parameterFields = {
  key: msg`参数键`,
  name: msg`参数名称`,
  value: msg`参数值`,
  describe: msg`描述`,
  state: msg`状态`,
};

const ruleFields = {
  requestUri: msg`请求路径`,
  requestMethod: msg`请求方法`,
  limitStart: msg({ message: '开始时间', context: '每天' }),
  limitEnd: msg({ message: '结束时间', context: '每天' }),
  state: msg`状态`,
};

/** In the order of platform-api §5.20. */
export const blockRuleFields = { ip: msg`阻止访问 IP`, ...ruleFields };

/** In the order of platform-api §5.21. */
export const rateRuleFields = { count: msg`次数`, ...ruleFields, intervalSec: msg`时间窗口（秒）`, ip: msg`限制 IP` };

/** In the order of the sheets that areas come in. */
export const areaFields = {
  code: msg`编码`,
  label: msg`名称`,
  parentCode: msg`上级编码`,
  level: msg`级别`,
  fullName: msg`全称`,
  longitude: msg`经度`,
  latitude: msg`纬度`,
  source: msg`数据来源`,
  sortValue: msg`排序`,
  state: msg`状态`,
};

export const messageFields = {
  title: msg`标题`,
  content: msg`内容`,
  author: msg`作者`,
  bizType: msg`业务类型`,
  msgType: msg`消息类型`,
  isRead: msg`状态`,
  createTime: msg`时间`,
  receivers: msg`收件人账号`,
};

export const projectFields = {
  number: msg`编号`,
  title: msg`项目名称`,
  track: msg`赛道`,
  collegeLabel: msg`学院`,
  leaderName: msg`负责人`,
  leaderPhone: msg`负责人手机`,
  members: msg`成员`,
  advisors: msg`指导教师`,
};

const { number, title, track, collegeLabel, leaderName } = projectFields;

/** A line of a stage's results, in the order of its columns on paper too. */
export const resultFields = { rank: msg`名次`, number, title, track, collegeLabel, leaderName, score: msg`得分` };
