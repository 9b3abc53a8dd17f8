import type { Random } from './random.ts';

/** Plausible Chinese names and projects, all invented. */
export function inventPerson(random: Random): string {
  const given = random.below(5) === 0 ? random.pick(givenCharacters) : random.pick(givenCharacters) + random.pick(givenCharacters);
  return random.pick(surnames) + given;
}

/** A mobile number in a range that the phone rule takes. */
export function inventPhone(random: Random): string {
  return `${random.pick(['130', '135', '138', '150', '159', '176', '186', '189'])}${String(random.below(100_000_000)).padStart(8, '0')}`;
}

export interface InventedProject {
  title: string;
  track: string;
  summary: string;
}

/** A project of a track; `isTaken` keeps titles different. */
export function inventProject(random: Random, track: string, isTaken: (title: string) => boolean): InventedProject {
  for (;;) {
    const [method, field, product] = [random.pick(methods), random.pick(fields), random.pick(products)];
    const title = `${random.pick(brands)}——${method}${field}${product}`;
    if (isTaken(title)) continue;
    const summary = `项目面向${field}中的实际需求，采用${method.replace(/^基于/, '').replace(/的$/, '')}，研制${product}。团队已完成原型并在${2 + random.below(8)}家单位试用，预计首年服务${(1 + random.below(40)) * 100}名用户。`;
    return { title, track, summary };
  }
}

const surnames = Array.from(
  '王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊孟秦白江阎薛尹段雷侯龙史黎贺顾毛郝龚邵万',
);
const givenCharacters = Array.from(
  '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红建文辉力宁欣怡梓涵宇轩浩然子墨雨桐思源博雅嘉诚晨曦若琳俊熙一鸣可心佳瑶志远景行书瑶清扬',
);
const brands = [
  '智航',
  '云枢',
  '青禾',
  '星链',
  '微光',
  '格物',
  '知行',
  '蓝鲸',
  '麦田',
  '绿源',
  '启明',
  '新芽',
  '数桥',
  '灵犀',
  '百川',
  '云帆',
  '北辰',
  '小满',
  '拾光',
  '致远',
  '深蓝',
  '海棠',
  '方寸',
  '听风',
  '筑梦',
  '安行',
  '康宁',
  '谷雨',
  '明德',
  '初心',
];
const methods = [
  '基于机器视觉的',
  '基于知识图谱的',
  '基于边缘计算的',
  '基于数字孪生的',
  '基于联邦学习的',
  '基于柔性传感的',
  '基于多模态大模型的',
  '基于北斗定位的',
  '基于区块链的',
  '基于生物基材料的',
  '基于声纹识别的',
  '基于无人机巡检的',
];
const fields = [
  '乡村医疗',
  '智慧农业',
  '古建筑保护',
  '海洋牧场',
  '校园安全',
  '老年照护',
  '轨道交通',
  '冷链物流',
  '非遗传承',
  '工业质检',
  '城市内涝预警',
  '特殊教育',
  '废旧电池回收',
  '中医诊断',
  '水质监测',
  '桥梁健康',
];
const products = ['监测系统', '服务平台', '辅助机器人', '检测装置', '管理系统', '预警终端', '共享平台', '解决方案', '智能终端', '分析工具'];
