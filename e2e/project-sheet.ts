import type { Page } from 'playwright';
import { writeSheet } from '../apps/server/src/formats/sheets/write-sheet.ts';

/** An import sheet of `count` projects; with a bad phone number in the third row when asked for. */
export async function projectSheet(page: Page, count: number, isBad = false): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('saiwu_TOKEN') ?? 'null') as string);
  const response = await page.request.post('/api/contest/project/page', {
    headers: { authorization: `Bearer ${token}` },
    data: { model: {}, size: 100 },
  });
  const colleges = [
    ...new Set(((await response.json()).data.records as { collegeLabel: string }[]).map(({ collegeLabel }) => collegeLabel)),
  ];
  const titles = ['项目名称', '赛道', '学院', '负责人', '学号', '手机', '成员', '指导教师', '项目简介'];
  const rows = Array.from({ length: count }, (_, index) => [
    `参赛项目${index + 1}`,
    index % 2 ? '科技创新' : '商业计划',
    colleges[index % colleges.length] ?? '',
    `负责人${index + 1}`,
    `2023${String(index).padStart(4, '0')}`,
    isBad && index === 2 ? '12345' : `138${String(10_000_000 + index)}`,
    '王小明、李小红',
    '张教授',
    '一个用于测试的项目。',
  ]);
  return {
    name: 'projects.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(writeSheet({ sheetName: '项目', columns: titles.map((title) => ({ title })), rows })),
  };
}
