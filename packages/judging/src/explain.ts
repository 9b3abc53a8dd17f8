/** A fact as data: a code, and the values that fill its sentence. Store this, not the words. */
export type Reason = { code: string; values: Record<string, string | number> };

/** One line of a calculation. */
export type Step = Reason;

export type Language = 'zh' | 'en';

/**
 * The words of a reason, in Chinese or English.
 *
 * A code this version does not know (a record sealed by a later one) gives the code with its values.
 */
export function explain(reason: Reason, language: Language): string {
  const sentence = sentenceOf.get(reason.code);
  if (!sentence) return `${reason.code} ${JSON.stringify(reason.values)}`;
  return sentence[language].replace(PLACEHOLDER, (placeholder, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(reason.values, name) ? reason.values[name] : undefined;
    if (value === undefined) return placeholder;
    return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`;
  });
}

/** A reason whose code is known to have its words. */
export function reasonOf(code: ReasonCode, values: Reason['values'] = {}): Reason {
  return { code, values };
}

export type ReasonCode = keyof typeof sentences;

type Sentence = Record<Language, string>;

/** `{name}`, or `{count|project|projects}` for a number with its noun. */
const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

export const sentences = {
  'pair.standing': { zh: '原有分配，予以保留', en: 'Assigned before, kept' },
  'pair.affinity': { zh: '契合度为 {score}', en: 'Affinity {score}' },
  'pair.track': { zh: '评委专长包含赛道「{track}」', en: 'The judge is an expert in the track “{track}”' },
  'pair.load': { zh: '均衡负载：该评委共评 {load} 个项目', en: 'Even load: this judge has {load|project|projects} in all' },

  'shortfall.eligible': {
    zh: '项目 {project} 需要 {needed} 位评委，可评的只有 {eligible} 位（单位回避 {recused} 位，声明回避 {conflicts} 位），还缺 {missing} 位',
    en: 'Project {project} needs {needed|judge|judges}, but only {eligible} may review it ({recused} recused by affiliation, {conflicts} by declared conflict); {missing} missing',
  },
  'shortfall.capacity': {
    zh: '这 {projects} 个项目共需 {demand} 份评审：能评它们的评委中，{judges} 位已达上限，最多给它们 {room} 份，其余评委最多 {elsewhere} 份，还缺 {missing} 份（单位回避 {recused} 对，声明回避 {conflicts} 对）',
    en: 'The {projects|project|projects} need {demand|review|reviews}: {judges|judge|judges} at the cap can give them {room} at most, all others {elsewhere} at most; {missing} missing (pairs recused by affiliation: {recused}, by declared conflict: {conflicts})',
  },
  'shortfall.minimum': {
    zh: '评委 {judges} 合计至少要评 {minimum} 份，但能分给他们的只有 {available} 份，还缺 {missing} 份',
    en: 'Judges {judges} are owed {minimum|review|reviews} in all, but only {available} can go to them; {missing} missing',
  },
  'shortfall.standingConflict': {
    zh: '原有分配「评委 {judge}、项目 {project}」属于应回避的情形',
    en: 'The standing pair of judge {judge} and project {project} is in conflict',
  },
  'shortfall.standingTooMany': {
    zh: '项目 {project} 原有 {standing} 位评委，多于所需的 {needed} 位',
    en: 'Project {project} keeps {standing|judge|judges}, more than the {needed} it needs',
  },
  'shortfall.standingOverCap': {
    zh: '评委 {judge} 原有 {standing} 份，超过上限 {cap} 份',
    en: 'Judge {judge} keeps {standing|project|projects}, above the cap of {cap}',
  },

  'mend.addJudges': { zh: '增加 {count} 位评委', en: 'Add {count|judge|judges}' },
  'mend.addJudgesCapped': {
    zh: '增加 {count} 位评委，每位上限 {cap} 份',
    en: 'Add {count|judge|judges} with a cap of {cap|project|projects} each',
  },
  'mend.addJudgesNotFrom': { zh: '增加 {count} 位不来自 {places} 的评委', en: 'Add {count|judge|judges} not from {places}' },
  'mend.addJudgesNotFromCapped': {
    zh: '增加 {count} 位不来自 {places} 的评委，每位上限 {cap} 份',
    en: 'Add {count|judge|judges} not from {places}, with a cap of {cap|project|projects} each',
  },
  'mend.raiseCap': { zh: '提高评委上限：{judges}（合计 {total} 份）', en: 'Raise the caps of judges: {judges} ({total} in all)' },
  'mend.releaseStanding': {
    zh: '撤下原有分配「评委 {judge}、项目 {project}」',
    en: 'Withdraw the standing pair of judge {judge} and project {project}',
  },
  'mend.releaseSome': {
    zh: '为项目 {project} 撤下 {count} 份原有分配',
    en: 'Withdraw {count|standing pair|standing pairs} of project {project}',
  },
  'mend.lowerMinimum': {
    zh: '降低评委的最少份数：{judges}（合计 {total} 份）',
    en: 'Lower the minimum of judges: {judges} ({total} in all)',
  },

  'score.tooFewSheets': {
    zh: '项目 {project} 只有 {sheets} 份评分表，去掉最高分和最低分至少需要 {needed} 份',
    en: 'Project {project} has {sheets|sheet|sheets}; dropping the highest and the lowest needs at least {needed}',
  },
  'score.roomMissing': { zh: '项目 {project} 没有所在考场（组）', en: 'Project {project} has no room' },
  'score.roomDiffers': {
    zh: '项目 {project} 的评分表分属不同考场（组）：{rooms}',
    en: 'The sheets of project {project} are from different rooms: {rooms}',
  },
  'score.roomMeanZero': {
    zh: '考场（组）{room} 的平均分为 0，无法计算修正系数',
    en: 'The mean of room {room} is 0: it has no coefficient',
  },
  'score.judgeTooFewSheets': {
    zh: '评委 {judge} 只有 {sheets} 份评分表，标准分至少需要 {needed} 份',
    en: 'Judge {judge} has {sheets|sheet|sheets}; a standard score needs at least {needed}',
  },
  'score.judgeNoSpread': {
    zh: '评委 {judge} 给出的分数全部为 {total}，无法计算标准分',
    en: 'Judge {judge} gave {total} every time: no standard score can be computed',
  },
  'score.disconnected': {
    zh: '评委与项目分成互不相连的 {parts} 部分，各部分的分数无法比较：{groups}',
    en: 'Judges and projects fall into {parts} unconnected parts whose scores cannot be compared: {groups}',
  },
  'score.dimensionMissing': {
    zh: '评委 {judge} 给项目 {project} 的评分表没有维度「{dimension}」的分数，无法按它区分同分',
    en: 'The sheet of judge {judge} for project {project} has no score in “{dimension}”, which the tie order names',
  },

  'step.total': { zh: '评委 {judge} 评分：{total}', en: 'Judge {judge} gave {total}' },
  'step.dropHighest': { zh: '去掉一个最高分：评委 {judge} 的 {total}', en: 'Drop one highest: {total} of judge {judge}' },
  'step.dropLowest': { zh: '去掉一个最低分：评委 {judge} 的 {total}', en: 'Drop one lowest: {total} of judge {judge}' },
  'step.fewSheets': {
    zh: '注意：只有 {sheets} 份评分表，少于 5 份时去掉最高分和最低分后依据偏少',
    en: 'Note: only {sheets|sheet|sheets}; below 5, little is left after dropping the extremes',
  },
  'step.mean': { zh: '平均分：{sum} ÷ {count} = {mean}', en: 'Mean: {sum} ÷ {count} = {mean}' },
  'step.overallPooled': {
    zh: '总平均分（全部评分表）：{sum} ÷ {count} = {mean}',
    en: 'Overall mean of all sheets: {sum} ÷ {count} = {mean}',
  },
  'step.overallMeanOfMeans': {
    zh: '总平均分（各考场平均分的平均）：{sum} ÷ {count} = {mean}',
    en: 'Overall mean of the room means: {sum} ÷ {count} = {mean}',
  },
  'step.overallRounded': { zh: '总平均分保留 {decimals} 位小数：{mean}', en: 'Overall mean to {decimals|decimal|decimals}: {mean}' },
  'step.roomMean': { zh: '考场（组）{room} 平均分：{sum} ÷ {count} = {mean}', en: 'Mean of room {room}: {sum} ÷ {count} = {mean}' },
  'step.coefficient': { zh: '修正系数：{overall} ÷ {roomMean} = {coefficient}', en: 'Coefficient: {overall} ÷ {roomMean} = {coefficient}' },
  'step.coefficientRounded': {
    zh: '修正系数保留 {decimals} 位小数：{coefficient}',
    en: 'Coefficient to {decimals|decimal|decimals}: {coefficient}',
  },
  'step.coefficientApplied': { zh: '修正后：{mean} × {coefficient} = {score}', en: 'Corrected: {mean} × {coefficient} = {score}' },
  'step.standard': {
    zh: '评委 {judge} 的标准分：50 + 10 × ({total} − {mean}) ÷ {deviation} = {standard}',
    en: 'Standard score of judge {judge}: 50 + 10 × ({total} − {mean}) ÷ {deviation} = {standard}',
  },
  'step.severity': {
    zh: '评委 {judge} 的宽严偏差为 {severity}（正为偏宽）：{total} − ({severity}) = {adjusted}',
    en: 'Judge {judge} is off by {severity} (positive is lenient): {total} − ({severity}) = {adjusted}',
  },
  'step.round': {
    zh: '四舍五入保留 {decimals} 位小数：{exact} → {score}',
    en: 'Rounded half up to {decimals|decimal|decimals}: {exact} → {score}',
  },
  'step.tieSum': { zh: '同分比较：全部评委评分之和 {value}', en: 'Tie: sum of all totals {value}' },
  'step.tieDimension': { zh: '同分比较：维度「{dimension}」平均分 {value}', en: 'Tie: mean of “{dimension}” {value}' },
  'step.rank': { zh: '名次：第 {rank} 名', en: 'Rank {rank}' },
  'step.sharedRank': { zh: '名次：并列第 {rank} 名（共 {projects} 个项目）', en: 'Rank {rank}, shared by {projects|project|projects}' },

  'promote.direct': { zh: '直接晋级，不占名额', en: 'Advances directly, outside the quota' },
  'promote.byHand': { zh: '人工指定晋级', en: 'Advanced by hand' },
  'promote.excluded': { zh: '人工指定不晋级', en: 'Held back by hand' },
  'promote.belowThreshold': { zh: '得分 {score}，低于晋级线 {threshold}', en: 'Score {score} is below the line of {threshold}' },
  'promote.floor': { zh: '占用「{college}」的保底名额（{floor} 个）', en: 'Takes a place kept for {college} ({floor|place|places})' },
  'promote.rank': { zh: '第 {rank} 名，在 {places} 个名额之内', en: 'Rank {rank}, within the {places|place|places}' },
  'promote.threshold': { zh: '得分 {score}，达到晋级线 {threshold}', en: 'Score {score} reaches the line of {threshold}' },
  'promote.open': { zh: '不限名额，全部晋级', en: 'No limit: every project advances' },
  'promote.tiedIn': { zh: '与名额的末位并列第 {rank} 名，一并晋级', en: 'Tied at rank {rank} with the last place: advances with it' },
  'promote.tiedOut': {
    zh: '并列第 {rank} 名的 {projects} 个项目争 {places} 个名额',
    en: '{projects|project|projects} tied at rank {rank} for {places|place|places}',
  },
  'promote.collegeFull': { zh: '「{college}」最多晋级 {cap} 个，已满', en: '{college} already has its limit of {cap|place|places}' },
  'promote.trackFull': { zh: '赛道「{track}」的 {places} 个名额已满', en: 'The track “{track}” has no place left ({places} in all)' },
  'promote.quotaFull': { zh: '第 {rank} 名，{places} 个名额已满', en: 'Rank {rank}: beyond the {places|place|places}' },
  'promote.repechage': { zh: '待复活第 {place} 位', en: 'Place {place} for a second chance' },
  'promote.placesExceeded': {
    zh: '人工指定 {byHand} 个、学院保底 {floors} 个，超过了 {places} 个名额',
    en: '{byHand} by hand and {floors} kept for colleges are more than the {places|place|places}',
  },

  'agreement.noSpread': {
    zh: '所有分数都相同，无法判断评委之间是否一致',
    en: 'All scores are the same, so nothing can be said about how far judges agree',
  },

  'agreement.tooFewSheets': {
    zh: '{sheets} 份评分表不足以估计误差：每个项目、每位评委之外没有多余的评分',
    en: '{sheets|sheet|sheets} leave nothing to estimate the error from beyond the projects and judges themselves',
  },

  'award.rank': {
    zh: '第 {rank} 名（{score} 分），在「{award}」的 {places} 个名额之内',
    en: 'Rank {rank} ({score}), within the {places|place|places} of “{award}”',
  },
  'award.tiedIn': {
    zh: '与「{award}」的末位并列第 {rank} 名，一并获奖',
    en: 'Tied at rank {rank} with the last place of “{award}”: awarded too',
  },
  'award.tiedOut': {
    zh: '并列第 {rank} 名的 {projects} 个项目争「{award}」的 {places} 个名额',
    en: '{projects|project|projects} tied at rank {rank} for {places|place|places} of “{award}”',
  },
  'award.none': { zh: '第 {rank} 名，未达到任何奖项的名额或分数线', en: 'Rank {rank}: beyond the places or below the lines of all awards' },
  'award.excluded': { zh: '不参与评奖', en: 'Takes no part in the awards' },

  'leak.name': { zh: '「{found}」就是「{name}」', en: '“{found}” is “{name}”' },
  'leak.short': { zh: '「{found}」可能是「{name}」的简称', en: '“{found}” may be short for “{name}”' },
  'leak.pinyin': { zh: '「{found}」是「{name}」的拼音', en: '“{found}” is the pinyin of “{name}”' },
  'leak.initials': { zh: '「{found}」可能是「{name}」的首字母缩写', en: '“{found}” may be the initials of “{name}”' },

  'log.malformed': { zh: '位置 {position} 的记录格式不正确', en: 'The record at position {position} is not well formed' },
  'log.sequence': {
    zh: '此处应为第 {expected} 号记录，实为第 {found} 号：有记录缺失、多余或次序被调换',
    en: 'Record {expected} is due here, but record {found} stands here: one is missing, added or swapped',
  },
  'log.previous': {
    zh: '第 {sequence} 号记录所记的前一条哈希与前一条记录不符',
    en: 'The previous hash in record {sequence} is not the hash of the record before it',
  },
  'log.hash': { zh: '第 {sequence} 号记录的内容与其哈希不符：内容被改动', en: 'Record {sequence} does not match its hash: it was changed' },
  'log.head': {
    zh: '日志末尾应为第 {expected} 号记录且哈希一致：末尾有记录缺失、多余或被改写',
    en: 'The log should end with record {expected} and its hash: the end was cut, extended or rewritten',
  },

  'input.duplicate': { zh: '{field} 中的 {item} 重复', en: 'Duplicate in {field}: {item}' },
  'input.unknown': { zh: '{field} 中的 {item} 不存在', en: 'Unknown in {field}: {item}' },
  'input.missing': { zh: '{field} 缺少 {item}', en: 'Missing in {field}: {item}' },
  'input.value': { zh: '{field}（{item}）的值不可用：{value}', en: 'Unusable value in {field} ({item}): {value}' },
} satisfies Record<string, Sentence>;

const sentenceOf: ReadonlyMap<string, Sentence> = new Map(Object.entries(sentences));
