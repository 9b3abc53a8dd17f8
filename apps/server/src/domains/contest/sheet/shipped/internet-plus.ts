import { msg } from '@lingui/core/macro';
import { columnsOf, type ShippedMap } from './columns-of.ts';

/** What a school sends up for 中国国际大学生创新大赛: one row per team. */
export const internetPlus: ShippedMap = {
  name: msg`互联网+申报汇总表`,
  summary: msg`中国国际大学生创新大赛，每个项目一行`,
  content: () => ({
    title: '中国国际大学生创新大赛（{year}）项目申报汇总表',
    rows: 'TEAM',
    columns: columnsOf([
      ['序号', 'SERIAL'],
      ['项目名称', 'TITLE', { aliases: ['参赛项目名称', '参赛项目'] }],
      ['参赛赛道', 'TRACK', { aliases: ['赛道', '赛道类别', '所属赛道'] }],
      ['参赛组别', 'FIELD', { text: '参赛组别', aliases: ['组别', '项目组别'] }],
      ['所在学校', 'SCHOOL', { aliases: ['学校名称', '推荐学校', '高校名称'] }],
      ['所在学院', 'COLLEGE', { aliases: ['学院', '推荐学院', '所属院系'] }],
      ['负责人姓名', 'LEADER_NAME', { aliases: ['项目负责人', '负责人', '项目负责人姓名'] }],
      ['负责人学号', 'LEADER_NUMBER', { aliases: ['学号'] }],
      ['学历层次', 'LEADER_DEGREE', { aliases: ['负责人学历', '学历'] }],
      ['所学专业', 'LEADER_MAJOR', { aliases: ['专业', '负责人专业'] }],
      ['联系电话', 'LEADER_PHONE', { aliases: ['负责人电话', '负责人手机', '手机', '手机号码'] }],
      ['团队人数', 'TEAM_SIZE', { aliases: ['参赛人数'] }],
      ['其他团队成员（姓名/学号）', 'MEMBERS', { format: 'NAME_NUMBER', separator: '、', aliases: ['团队成员', '项目成员', '其他成员'] }],
      ['指导教师（姓名/工号/电话）', 'ADVISORS', { format: 'NAME_NUMBER_PHONE', separator: '、', aliases: ['指导老师', '指导教师姓名'] }],
      ['项目简介', 'SUMMARY', { aliases: ['项目概述', '项目介绍'] }],
      ['推荐顺序', 'RECOMMENDATION', { aliases: ['推荐排序', '学院排序'] }],
      ['备注', 'EMPTY'],
    ]),
  }),
};
