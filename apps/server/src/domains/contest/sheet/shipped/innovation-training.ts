import { msg } from '@lingui/core/macro';
import { columnsOf, type ShippedMap } from './columns-of.ts';

/** What a school sends up for 大学生创新创业训练计划: one row per project, money and codes left to whoever grants it. */
export const innovationTraining: ShippedMap = {
  name: msg`大创计划项目汇总表`,
  summary: msg`大学生创新创业训练计划，每个项目一行`,
  content: () => ({
    title: '{year} 年大学生创新创业训练计划项目汇总表',
    rows: 'TEAM',
    columns: columnsOf([
      ['序号', 'SERIAL'],
      ['高校名称', 'SCHOOL', { aliases: ['学校名称', '学校'] }],
      ['项目编号', 'NUMBER', { aliases: ['编号'] }],
      ['项目名称', 'TITLE'],
      ['项目类型', 'TRACK', { aliases: ['项目类别', '类型'] }],
      ['所在学院', 'COLLEGE', { aliases: ['学院', '所属学院', '所在院系'] }],
      ['项目负责人姓名', 'LEADER_NAME', { aliases: ['负责人姓名', '项目负责人', '负责人'] }],
      ['项目负责人学号', 'LEADER_NUMBER', { aliases: ['负责人学号', '学号'] }],
      ['项目负责人联系电话', 'LEADER_PHONE', { aliases: ['联系电话', '负责人手机'] }],
      ['参与学生人数', 'TEAM_SIZE', { aliases: ['参与人数', '学生人数'] }],
      ['项目其他成员信息', 'MEMBERS', { format: 'NAME_NUMBER', separator: '，', aliases: ['其他成员信息', '项目其他成员', '项目组成员'] }],
      ['第一指导教师姓名', 'ADVISOR_NAME', { place: 1, aliases: ['指导教师姓名', '指导教师'] }],
      ['第一指导教师工号', 'ADVISOR_NUMBER', { place: 1, aliases: ['指导教师工号'] }],
      ['第一指导教师职称', 'ADVISOR_TITLE', { place: 1, aliases: ['指导教师职称'] }],
      ['第二指导教师姓名', 'ADVISOR_NAME', { place: 2 }],
      ['第二指导教师工号', 'ADVISOR_NUMBER', { place: 2 }],
      ['第二指导教师职称', 'ADVISOR_TITLE', { place: 2 }],
      ['项目简介（200字以内）', 'SUMMARY', { aliases: ['项目简介'] }],
      ['项目所属一级学科代码', 'EMPTY'],
      ['财政拨款（元）', 'EMPTY'],
      ['校拨（元）', 'EMPTY'],
      ['总经费（元）', 'EMPTY'],
    ]),
  }),
};
