import { createRandom, type Random } from '../src/demo/random.ts';

/** A plan that nobody has written: parts of sentences, as many as real ones have, of the words of its subject. */
export interface MadePlan {
  title: string;
  parts: string[];
}

const characters = Array.from(
  '市场产品技术服务用户需求团队项目发展创新模式数据平台系统智能设备生产成本收入利润渠道推广品牌竞争优势风险管理资金投资运营研究开发应用环境绿色能源农业医疗教育文化旅游社区健康老人儿童学校企业政府合作资源材料检测控制网络安全信息传感算法模型图像语音机器人无人机水土壤种植养殖加工物流仓储供应链金融保险法律咨询设计制造质量标准认证专利知识产权政策支持税收补贴就业培训乡村振兴城市交通建筑节能减排回收利用循环经济消费升级体验个性定制线上线下融合共享众筹孵化加速',
);
/** What everybody writes. */
const usual = 40;

/** The words of some subjects, and sentences that stand in plans of all of them. */
export function inventPlans(seed: number, subjects = 12) {
  const random = createRandom(seed);
  const words = Array.from({ length: subjects }, () => Array.from({ length: 500 }, () => wordOf(random)));
  const sentences = Array.from({ length: usual }, () => sentenceOf(random, words[0] ?? []));
  return { plan: (): MadePlan => planOf(random, random.pick(words), sentences), copy };

  /** A plan of its own of which a share of the text was taken from another one; `isReworded`: with another word every other line. */
  function copy(source: MadePlan, share: number, isReworded: boolean): MadePlan {
    const own = planOf(random, random.pick(words), sentences);
    const total = own.parts.reduce((sum, part) => sum + part.length, 0);
    let left = total * share;
    const parts = own.parts.map((part, index) => {
      const taken = (source.parts[index] ?? '').slice(0, Math.min(Math.ceil(left), part.length));
      left -= taken.length;
      return (isReworded ? reword(random, taken, words[0] ?? []) : taken) + part.slice(taken.length);
    });
    return { title: own.title, parts };
  }
}

function planOf(random: Random, words: readonly string[], sentences: readonly string[]): MadePlan {
  const part = () =>
    Array.from({ length: 8 }, () => (random.below(100) < 12 ? random.pick(sentences) : sentenceOf(random, words))).join('');
  return { title: Array.from({ length: 4 }, () => common(random, words)).join(''), parts: Array.from({ length: 6 }, part) };
}

function sentenceOf(random: Random, words: readonly string[]): string {
  const clause = () => Array.from({ length: 4 + random.below(5) }, () => common(random, words)).join('');
  return `${clause()}，${clause()}的${clause()}。`;
}

/** Some words stand in every other sentence, most in few. */
function common(random: Random, words: readonly string[]): string {
  return words[Math.floor(words.length * (random.below(10_000) / 10_000) ** 3)] ?? '';
}

function wordOf(random: Random): string {
  return random.pick(characters) + random.pick(characters);
}

/** Another word in the place of two characters, about every 25 characters. */
function reword(random: Random, text: string, words: readonly string[]): string {
  let reworded = '';
  for (let at = 0; at < text.length; at += 25) {
    const line = text.slice(at, at + 25);
    reworded += line.length < 25 || random.below(5) === 0 ? line : line.slice(0, 10) + random.pick(words) + line.slice(12);
  }
  return reworded;
}
