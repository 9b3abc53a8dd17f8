import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { orgTypeNames } from '@saiwu/openapi';

/** A dictionary that we ship: what it is called, and its items by code. */
export interface BuiltInDictionary {
  label: MessageDescriptor;
  items: Record<string, MessageDescriptor>;
}

/**
 * The dictionaries that every installation has, by type (platform-api §4; ORG_TYPE has the types of ours). Items stand in the order of
 * their codes, or as they do here.
 */
export const dictionaries: Record<string, BuiltInDictionary> = {
  AREA_LEVEL: {
    label: msg`行政区划`,
    items: { '01': msg`国家`, '02': msg`省份/直辖市`, '03': msg`地市`, '04': msg`区县`, '05': msg`乡镇` },
  },
  EDUCATION: {
    label: msg`学历`,
    items: {
      '01': msg`小学`,
      '02': msg`中学`,
      '03': msg`高中`,
      '04': msg`专科`,
      '05': msg`本科`,
      '06': msg`硕士`,
      '07': msg`博士`,
      '08': msg`博士后`,
      '20': msg`其他`,
    },
  },
  ORG_TYPE: { label: msg`机构类型`, items: orgTypeNames },
  POSITION_STATUS: { label: msg`职位状态`, items: { '01': msg`在职`, '02': msg`请假`, '03': msg`离职` } },
  DEGREE_LEVEL: { label: msg`学历层次`, items: { '01': msg`专科`, '02': msg`本科`, '03': msg`硕士`, '04': msg`博士` } },
  TEACHER_TITLE: {
    label: msg`职称`,
    items: {
      '01': msg`教授`,
      '02': msg`副教授`,
      '03': msg`讲师`,
      '04': msg`助教`,
      '05': msg`研究员`,
      '06': msg`副研究员`,
      '07': msg`助理研究员`,
      '08': msg`高级工程师`,
      '09': msg`工程师`,
      '10': msg`高级实验师`,
      '11': msg`实验师`,
      '20': msg`其他`,
    },
  },
  NATION: {
    label: msg`民族`,
    items: {
      '01': msg`汉族`,
      '02': msg`壮族`,
      '03': msg`满族`,
      '04': msg`回族`,
      '05': msg`苗族`,
      '06': msg`维吾尔族`,
      '07': msg`土家族`,
      '08': msg`彝族`,
      '09': msg`蒙古族`,
      '10': msg`藏族`,
      '11': msg`布依族`,
      '12': msg`侗族`,
      '13': msg`瑶族`,
      '14': msg`朝鲜族`,
      '15': msg`白族`,
      '16': msg`哈尼族`,
      '17': msg`哈萨克族`,
      '18': msg`黎族`,
      '19': msg`傣族`,
      '20': msg`畲族`,
      '21': msg`傈僳族`,
      '22': msg`仡佬族`,
      '23': msg`东乡族`,
      '24': msg`高山族`,
      '25': msg`拉祜族`,
      '26': msg`水族`,
      '27': msg`佤族`,
      '28': msg`纳西族`,
      '29': msg`羌族`,
      '30': msg`土族`,
      '31': msg`仫佬族`,
      '32': msg`锡伯族`,
      '33': msg`柯尔克孜族`,
      '34': msg`达斡尔族`,
      '35': msg`景颇族`,
      '36': msg`毛南族`,
      '37': msg`撒拉族`,
      '38': msg`塔吉克族`,
      '39': msg`阿昌族`,
      '40': msg`普米族`,
      '41': msg`鄂温克族`,
      '42': msg`怒族`,
      '43': msg`京族`,
      '44': msg`基诺族`,
      '45': msg`德昂族`,
      '46': msg`保安族`,
      '47': msg`俄罗斯族`,
      '48': msg`裕固族`,
      '49': msg`乌兹别克族`,
      '50': msg`门巴族`,
      '51': msg`鄂伦春族`,
      '52': msg`独龙族`,
      '53': msg`塔塔尔族`,
      '54': msg`赫哲族`,
      '55': msg`珞巴族`,
      '56': msg`布朗族`,
      '57': msg`其他`,
    },
  },
};

/** Where an item stands among its own: at its code's place, but for those that come last; codes that are words as they are listed. */
export function sortValueOf(type: string, code: string): number {
  if (type === 'NATION' && code === '57') return 100;
  return /^\d+$/.test(code) ? Number(code) : Object.keys(dictionaries[type]?.items ?? {}).indexOf(code) + 1;
}
