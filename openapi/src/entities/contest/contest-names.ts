import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { FileKind } from '../service/file-rules.ts';
import type { contestStates, stageStates } from './contest.ts';
import type { awardWays, entryFieldKinds, roundings } from './contest-setup.ts';
import type { deadlineKinds, extensionReaches } from './deadline.ts';
import type { joinChannels } from './entry.ts';
import type { invitationChannels, invitationStates } from './invitation.ts';
import type { radarKinds, radarStates } from './radar.ts';
import type { personParts, projectStates } from './project.ts';
import type { keptKinds, retentionKinds } from './retention.ts';
import type { assignmentStates, judgeStates } from './review.ts';
import type { peopleFormats, sheetFacts, sheetRowKinds } from './sheet-map.ts';
import type { promotionWays, recusalLevels, scoringRules, stageKinds, stageModes, teamViews, tieBreaks } from './stage-setup.ts';

export const contestStateNames: Names<typeof contestStates> = {
  DRAFT: msg`草稿`,
  PUBLISHED: msg`已发布`,
  REGISTERING: msg`报名中`,
  REVIEWING: msg`评审中`,
  PUBLICITY: msg`公示中`,
  FINISHED: msg`已结束`,
  CANCELLED: msg`已取消`,
};

export const stageStateNames: Names<typeof stageStates> = {
  NOT_STARTED: msg`未开始`,
  IN_REVIEW: msg`评审中`,
  SCORED: msg`已评完`,
  CLOSED: msg`已封存`,
};

export const stageKindNames: Names<typeof stageKinds> = { COLLEGE: msg`院赛`, SCHOOL: msg`校赛`, SECOND: msg`复赛`, FINAL: msg`决赛` };

export const stageModeNames: Names<typeof stageModes> = { ONLINE: msg`网评`, ROADSHOW: msg`路演` };

export const recusalNames: Names<typeof recusalLevels> = {
  OFF: msg`不回避`,
  COLLEGE: msg`同学院回避`,
  SCHOOL: msg`同校回避`,
  PROVINCE: msg`同省回避`,
};

export const scoringRuleNames: Names<typeof scoringRules> = { MEAN: msg`平均分`, TRIMMED_MEAN: msg`去掉最高分和最低分后平均` };

export const tieBreakNames: Names<typeof tieBreaks> = { SUM: msg`不去分的总和高者在前`, DIMENSION: msg`某个维度得分高者在前` };

export const promotionWayNames: Names<typeof promotionWays> = {
  COUNT: msg`前若干名`,
  PERCENT: msg`前百分之几`,
  THRESHOLD: msg`达到分数线`,
  MANUAL: msg`人工确定`,
};

export const teamViewNames: Names<typeof teamViews> = {
  NOTHING: msg`不公开`,
  SCORES: msg`得分、名次和奖项`,
  SCORES_AND_COMMENTS: msg`得分、名次、奖项和评语`,
};

export const entryFieldKindNames: Names<typeof entryFieldKinds> = {
  TEXT: msg`文字`,
  NUMBER: msg`数字`,
  CHOICE: msg`单选`,
  DATE: msg`日期`,
  FILE: msg({ message: '文件', context: '一个' }),
};

export const fileKindNames: Record<FileKind, MessageDescriptor> = {
  picture: msg`图片`,
  document: msg`文档`,
  text: msg`纯文本`,
  archive: msg`压缩包`,
  audio: msg`音频`,
  video: msg`视频`,
};

export const awardWayNames: Names<typeof awardWays> = { COUNT: msg`按个数`, PERCENT: msg`按比例` };

export const roundingNames: Names<typeof roundings> = { FLOOR: msg`舍去小数`, HALF_UP: msg`四舍五入`, CEIL: msg`进一` };

export const deadlineNames: Names<typeof deadlineKinds> = { REGISTRATION: msg`报名截止`, REVIEW: msg`评审截止` };

export const extensionReachNames: Names<typeof extensionReaches> = {
  ALL: msg`所有项目`,
  ORGS: msg`一些学校或学院`,
  PROJECTS: msg`一些项目`,
};

export const projectStateNames: Names<typeof projectStates> = {
  DRAFT: msg`草稿`,
  SUBMITTED: msg`已提交`,
  RETURNED: msg`退回修改`,
  REJECTED: msg`不通过`,
  ACCEPTED: msg`已通过`,
  IN_REVIEW: msg`评审中`,
  SCORED: msg`已评分`,
  PROMOTED: msg`晋级`,
  REPECHAGE: msg`待复活`,
  ELIMINATED: msg`未晋级`,
  AWARDED: msg`已获奖`,
  WITHDRAWN: msg`已撤回`,
};

export const assignmentStateNames: Names<typeof assignmentStates> = {
  ASSIGNED: msg`待评审`,
  ACCEPTED: msg`已接受`,
  DRAFTING: msg`评审中`,
  SUBMITTED: msg`已提交`,
  RECUSED: msg`已回避`,
  WITHDRAWN: msg`已撤回`,
  REPLACED: msg`已替换`,
};

export const judgeStateNames: Names<typeof judgeStates> = {
  INVITED: msg`已邀请`,
  ACTIVE: msg`可评审`,
  PAUSED: msg`已暂停`,
  RETIRED: msg`已退出`,
};

export const invitationStateNames: Names<typeof invitationStates> = {
  OPEN: msg`有效`,
  EXPIRED: msg`已过期`,
  REVOKED: msg`已撤销`,
  CLOSED: msg`已失效`,
};

export const invitationChannelNames: Names<typeof invitationChannels> = { LINK: msg`链接`, SMS: msg`短信` };

export const retentionKindNames: Names<typeof retentionKinds> = {
  LEADER: msg`负责人`,
  MEMBER: msg`团队成员`,
  ADVISOR: msg`指导教师`,
  TIE: msg`项目和账号的关联`,
  SUBMITTER: msg`团队里是谁填写和提交的`,
  SUMMARY: msg`项目简介和团队填写的内容`,
  PLAN: msg`商业计划书的内容、版本和图片`,
  RADAR: msg`查重的指纹、结果和处理记录`,
  COMMENT: msg`评委的评语`,
  CORRECTION: msg`更正记录里的姓名和原因`,
  EXTENSION: msg`给单个项目延期的原因`,
  CONFLICT: msg`评委和项目的回避关系`,
  FILE: msg`导入的表格、项目的附件`,
  MESSAGE: msg`发给参赛者、写到项目的消息`,
  REMINDER: msg`截止提醒的记录`,
  INVITATION: msg`评委邀请里的手机号、团队的邀请`,
  LOG: msg`操作日志里的内容`,
};

export const keptKindNames: Names<typeof keptKinds> = {
  PROJECT: msg`项目：编号、名称、赛道、状态`,
  COLLEGE: msg`参赛的学校和学院`,
  SHEET: msg`评分表：分数，评委只有编号`,
  RESULT: msg`成绩和排名`,
  SEAL: msg`封存记录，逐字不变`,
};

/** The part of one person. */
export const personPartNames: Names<typeof personParts> = {
  LEADER: msg`负责人`,
  MEMBER: msg({ message: '成员', context: '一名' }),
  ADVISOR: msg({ message: '指导教师', context: '一名' }),
};

export const joinChannelNames: Names<typeof joinChannels> = {
  LINK: msg`链接`,
  NUMBER: msg`学号或工号`,
  PHONE: msg`手机号`,
  USER: msg`团队成员`,
};

export const radarKindNames: Names<typeof radarKinds> = { TEXT: msg`内容`, TITLE: msg`名称`, PICTURE: msg`图片`, PEOPLE: msg`人员` };

export const radarStateNames: Names<typeof radarStates> = {
  OPEN: msg({ message: '待处理', context: '查重' }),
  SAME: msg`重复`,
  DIFFERENT: msg`不重复`,
  ALLOWED: msg`重复，允许`,
};

export const sheetRowNames: Names<typeof sheetRowKinds> = { TEAM: msg`每个项目一行`, MEMBER: msg`每个成员一行` };

export const sheetFactNames: Names<typeof sheetFacts> = {
  SERIAL: msg`序号`,
  NUMBER: msg`项目编号`,
  TITLE: msg`项目名称`,
  TRACK: msg`赛道`,
  SUMMARY: msg`项目简介`,
  SCHOOL: msg`学校`,
  COLLEGE: msg`学院`,
  LEADER_NAME: msg`负责人姓名`,
  LEADER_NUMBER: msg`负责人学号`,
  LEADER_PHONE: msg`负责人手机`,
  LEADER_MAJOR: msg`负责人专业`,
  LEADER_DEGREE: msg`负责人学历层次`,
  LEADER_YEAR: msg`负责人年级`,
  TEAM_SIZE: msg`团队人数`,
  MEMBERS: msg`全部成员`,
  MEMBER_NAME: msg`第几个成员的姓名`,
  MEMBER_NUMBER: msg`第几个成员的学号`,
  MEMBER_PHONE: msg`第几个成员的手机`,
  MEMBER_MAJOR: msg`第几个成员的专业`,
  ADVISORS: msg`全部指导教师`,
  ADVISOR_NAME: msg`第几位指导教师的姓名`,
  ADVISOR_NUMBER: msg`第几位指导教师的工号`,
  ADVISOR_PHONE: msg`第几位指导教师的手机`,
  ADVISOR_TITLE: msg`第几位指导教师的职称`,
  PERSON_PART: msg`负责人还是成员`,
  PERSON_NAME: msg`本行的人：姓名`,
  PERSON_NUMBER: msg`本行的人：学号`,
  PERSON_PHONE: msg`本行的人：手机`,
  PERSON_MAJOR: msg`本行的人：专业`,
  PERSON_DEGREE: msg`本行的人：学历层次`,
  PERSON_YEAR: msg`本行的人：年级`,
  RECOMMENDATION: msg`推荐顺序`,
  STATE: msg`项目状态`,
  FIELD: msg`报名表里另外的问题`,
  CONSTANT: msg`固定的文字`,
  EMPTY: msg`空着，由主管部门填写`,
};

export const peopleFormatNames: Names<typeof peopleFormats> = {
  NAME: msg`姓名`,
  NAME_NUMBER: msg`姓名/学号`,
  NAME_PHONE: msg`姓名/手机`,
  NAME_NUMBER_PHONE: msg`姓名/学号/手机`,
};
