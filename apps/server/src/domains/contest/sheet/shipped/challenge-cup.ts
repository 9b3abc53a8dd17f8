import { msg } from '@lingui/core/macro';
import { columnsOf, type ShippedMap } from './columns-of.ts';

/** What a school sends up for 「挑战杯」: one row per author, as certificates are made out by it. */
export const challengeCup: ShippedMap = {
  name: msg`挑战杯申报汇总表`,
  summary: msg`课外学术科技作品竞赛，每个作者一行`,
  content: () => ({
    title: '「挑战杯」全国大学生课外学术科技作品竞赛作品申报汇总表',
    rows: 'MEMBER',
    columns: columnsOf([
      ['作品编号', 'NUMBER', { aliases: ['编号', '项目编号'] }],
      ['作品名称', 'TITLE', { aliases: ['项目名称', '申报作品名称'] }],
      ['作品类别', 'FIELD', { text: '作品类别', aliases: ['类别', '申报类别'] }],
      ['学科分组', 'TRACK', { aliases: ['所属学科', '学科类别', '组别'] }],
      ['申报学校', 'SCHOOL', { aliases: ['学校', '学校名称', '申报单位'] }],
      ['所在院系', 'COLLEGE', { aliases: ['学院', '院系', '所在学院'] }],
      ['作者类别', 'PERSON_PART', { aliases: ['身份', '角色', '负责人或成员'] }],
      ['作者姓名', 'PERSON_NAME', { aliases: ['姓名', '申报者姓名'] }],
      ['学号', 'PERSON_NUMBER', { aliases: ['作者学号'] }],
      ['学历层次', 'PERSON_DEGREE', { aliases: ['学历'] }],
      ['专业', 'PERSON_MAJOR', { aliases: ['所学专业'] }],
      ['年级', 'PERSON_YEAR', { aliases: ['入学年份'] }],
      ['联系电话', 'PERSON_PHONE', { aliases: ['手机', '电话', '联系方式'] }],
      ['指导教师（姓名/工号/电话）', 'ADVISORS', { format: 'NAME_NUMBER_PHONE', separator: '、', aliases: ['指导老师', '指导教师姓名'] }],
      ['作品简介', 'SUMMARY', { aliases: ['作品摘要', '摘要'] }],
      ['省级审核意见', 'EMPTY'],
    ]),
  }),
};
