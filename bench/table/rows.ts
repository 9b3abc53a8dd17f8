/** One entry of a contest, as the platform's wire carries it: twelve fields. */
export interface Entry {
  code: string;
  title: string;
  leader: string;
  school: string;
  college: string;
  track: string;
  teacher: string;
  members: number;
  score: number;
  budget: number;
  submitted: string;
  state: string;
}

/** What every page shows of an entry, from left to right; widths in px. */
export const fields: readonly { key: keyof Entry; title: string; width: number; isNumber?: true }[] = [
  { key: 'code', title: '编号', width: 105 },
  { key: 'title', title: '项目名称', width: 180 },
  { key: 'leader', title: '负责人', width: 75 },
  { key: 'school', title: '学校', width: 135 },
  { key: 'college', title: '学院', width: 145 },
  { key: 'track', title: '赛道', width: 85 },
  { key: 'teacher', title: '教师', width: 75 },
  { key: 'members', title: '人数', width: 65, isNumber: true },
  { key: 'score', title: '得分', width: 75, isNumber: true },
  { key: 'budget', title: '经费', width: 90, isNumber: true },
  { key: 'submitted', title: '提交日', width: 100 },
  { key: 'state', title: '状态', width: 70 },
];

/** All that the pages share of their looks; lengths in px. */
export const layout = { rowHeight: 36, headHeight: 36, boxWidth: 40, tableHeight: 720 };

/** The same entries on every page and in every round. Texts stay short enough for V8 to store them flat, as parsed JSON is. */
export function makeRows(count = 100_000): Entry[] {
  let seed = 20_261_121;
  const next = (below: number) => {
    // Marsaglia's xorshift: integers only, so that making the entries is a small part of the first paint.
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 1) % below;
  };
  const pick = (list: readonly string[]) => list[next(list.length)] ?? '';
  const person = () => pick(surnames) + pick(given) + (next(4) > 0 ? pick(given) : '');
  return Array.from({ length: count }, (_, place) => ({
    code: `XM${1_000_000 + place}`,
    title: `${pick(means)}的${pick(objects)}${pick(acts)}${pick(forms)}`,
    leader: person(),
    school: pick(cities) + pick(schools),
    college: `${pick(sciences)}学院`,
    track: pick(tracks),
    teacher: person(),
    members: 1 + next(15),
    score: (4000 + next(6000)) / 100,
    budget: (50_000 + next(9_000_000)) / 100,
    submitted: `2026-${twoDigits(1 + next(12))}-${twoDigits(1 + next(28))}`,
    state: pick(states),
  }));
}

const surnames = Array.from('王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈');
const given = Array.from(
  '伟芳娜敏静丽强磊军洋勇艳杰涛明超秀霞平刚桂英华玉兰建国文辉春梅海燕雪莉宇轩浩然子涵梓欣怡思远嘉琪晨曦若彤博雅诗书景行',
);
const means = words(
  '基于视觉 面向课堂 依托北斗 融合语音 基于图谱 面向乡村 结合遥感 利用激光 采用区块链 面向老人 基于大模型 可穿戴 低功耗 免布线 自供电 高精度 轻量化 多模态 模块化 可降解 端云协同 节能型 便携式 仿生',
);
const objects = words(
  '水质 果蔬 手语 桥梁 心电 垃圾 茶叶 火灾 盲道 库存 桑蚕 古籍 路灯 电池 药材 课堂 幼儿 车位 矿井 山洪 焊缝 口腔 剪纸 方言 社区 校园 农田 海港 隧道 病房 档案 航线 稻米 陶瓷 电梯 管网 牧场 雪道 文物 码头',
);
const acts = words(
  '监测 分拣 翻译 巡检 诊断 分类 采摘 预警 导航 盘点 养殖 修复 控制 回收 鉴别 评价 看护 引导 通风 检测 护理 传承 保护 配送 安防 调度 规划 标注 清洗 包装',
);
const forms = words('系统 平台 装置 方案 机器人 终端 算法 仪器 小程序 服务 模型 网络 工具 芯片 传感器 套件 研究 设计 应用 实践');
const cities = words('北京 上海 重庆 长沙 厦门 西安 成都 天津 哈尔滨 济南 昆明 武汉 南京 杭州 合肥 兰州');
const schools = words('大学 理工大学 师范大学 工业大学 医学院 财经大学');
const sciences = words(
  '计算机 软件 电子信息 自动化 机械工程 材料科学 土木建筑 环境 化学化工 生命科学 数学统计 物理 外国语 文学 法学 经济 管理 艺术设计 体育 护理 航空航天 海洋 交通运输 能源动力',
);
const tracks = words('人工智能 智能制造 乡村振兴 生命健康 绿色低碳 文化创意 公益服务 基础研究');
const states = words('草稿 已提交 评审中 已晋级 未通过 已获奖');

function words(list: string): string[] {
  return list.split(' ');
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}
