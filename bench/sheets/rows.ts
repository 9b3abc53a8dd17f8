/** What one cell is for every writer; a time is milliseconds of UTC, which each turns into what it wants. */
export interface Entry {
  texts: string[];
  numbers: number[];
  times: number[];
}

export const rowCount = 100_000;
/** Cells of a file: 12 a row, and the headings. */
export const cellCount = (rowCount + 1) * 12;
export const titles = ['编号', '项目名称', '学校', '学院', '负责人', '简介', '名次', '得分', '人数', '经费', '报名时间', '提交时间'];

const schools = ['长沙理工大学', '厦门大学', '重庆邮电大学', '北京航空航天大学', '哈尔滨工业大学'];
const colleges = ['计算机科学与技术学院', '机械工程学院', '材料科学与工程学院', '经济与管理学院'];
const surnames = '王李张刘陈杨黄赵周吴';

/** Rows in batches, made while they are taken: mixed Chinese text, numbers and times, the same in every process. */
export async function* batches(size: number): AsyncGenerator<Entry[]> {
  for (let start = 0; start < rowCount; start += size) yield Array.from({ length: size }, (_, offset) => entryOf(start + offset));
}

function entryOf(index: number): Entry {
  return {
    texts: [
      `P${String(index).padStart(6, '0')}`,
      `基于深度学习的第${index}号智慧校园平台`,
      schools[index % schools.length] ?? '',
      colleges[index % colleges.length] ?? '',
      `${surnames[index % surnames.length]}同学${index % 977}`,
      `面向高校的创新项目 <${index}> & 实践：团队共 ${(index % 5) + 3} 人，覆盖 ${index % 31} 个省份。`,
    ],
    numbers: [index + 1, Math.round(((index * 7919) % 10_000) * 1.0001) / 100, (index % 5) + 3, (index % 40) * 2500],
    times: [start2026 + (index % 365) * 86_400_000, start2026 + index * 61_000],
  };
}

const start2026 = Date.UTC(2026, 0, 1);
