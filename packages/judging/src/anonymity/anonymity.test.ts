import { describe, expect, test } from 'vitest';
import { findLeaks } from './anonymity.ts';
import { explain } from '../explain.ts';
import { InvalidInputError } from '../invalid-input-error.ts';
import type { ProtectedName } from './name-variants.ts';

const school: ProtectedName = { kind: 'school', name: '同济大学' };
const advisor: ProtectedName = { kind: 'advisor', name: '单晓明' };
const member: ProtectedName = { kind: 'member', name: '吕布' };

async function found(names: ProtectedName[], text: string): Promise<string[]> {
  const leaks = await findLeaks(names, text);
  for (const { start, end, found: words } of leaks) expect(text.slice(start, end)).toBe(words);
  return leaks.map((leak) => `${leak.found}${leak.certainty === 'possible' ? '?' : ''}`);
}

describe('Chinese names', () => {
  test.each([
    ['由同济大学研制', '同济大学'],
    ['同 济 大 学', '同 济 大 学'],
    ['同·济-大\n学', '同·济-大\n学'],
    ['同\u200B济大学', '同\u200B济大学'],
    ['在同济的实验室', '同济?'],
    ['指导教师：单　晓　明', '单　晓　明'],
  ])('%j', async (text, words) => expect(await found([school, advisor], text)).toEqual([words]));

  test('a full stop ends a name', async () => expect(await found([member], '姓吕。布料')).toEqual([]));
  test('aliases count as names', async () =>
    expect(await found([{ ...school, name: '北京航空航天大学', aliases: ['北航', 'BUAA'] }], '北航（BUAA）与 buaan')).toEqual([
      '北航',
      'BUAA',
    ]));
});

describe('pinyin', () => {
  test.each([
    ['Shan Xiaoming', 'Shan Xiaoming'],
    ['SHANXIAOMING', 'SHANXIAOMING'],
    ['Xiao-Ming Shan', 'Xiao-Ming Shan'],
    ['Shàn Xiǎomíng', 'Shàn Xiǎomíng'],
    ['ｓｈａｎ　ｘｉａｏｍｉｎｇ', 'ｓｈａｎ　ｘｉａｏｍｉｎｇ'],
    ['dan xiaoming', 'dan xiaoming'],
    ['by X. M. Shan', 'X. M. Shan?'],
    ['Shan XM', 'Shan XM?'],
    ['file_SXM.docx', 'SXM?'],
    ['xiaoming.shan@tongji.edu.cn', 'xiaoming.shan,tongji?'],
    ['Tongji University', 'Tongji University'],
    ['University of Tongji', 'University of Tongji'],
  ])('%j', async (text, words) => expect(await found([school, advisor], text)).toEqual(words.split(',')));

  test('ü has three spellings, and a short pinyin is only possible', async () =>
    expect(await found([member], 'Lv Bu, lyubu, lu bu')).toEqual(['Lv Bu?', 'lyubu?', 'lu bu?']));
  test('is never part of a word', async () =>
    expect(await found([{ kind: 'member', name: '李安' }], 'alliance, Italian, lian2, 一台 analian')).toEqual([]));
  test('compound surnames', async () =>
    expect(await found([{ kind: 'member', name: '欧阳娜娜' }], 'Ouyang Nana; Nana Ouyang; N.N. Ouyang')).toEqual([
      'Ouyang Nana',
      'Nana Ouyang',
      'N.N. Ouyang?',
    ]));
});

test('Latin names as they are', async () => {
  const anna: ProtectedName = { kind: 'member', name: 'Anna Müller' };
  expect(await found([anna], 'anna muller, Anna-Müller, Susanna Müller')).toEqual(['anna muller', 'Anna-Müller']);
});

test('ordinary text is left alone', async () => {
  const names: ProtectedName[] = [school, advisor, member, { kind: 'member', name: '王小明' }, { kind: 'college', name: '软件学院' }];
  const text =
    '项目面向校园安全中的实际需求，采用声纹识别，研制分析工具。团队已完成原型并在6家单位试用，预计首年服务700名用户。' +
    'The system uses a shared bus and a plan to be built; you can see it on www.example.com. 单价晓得明确，共同救济大家学习。';
  expect(await found(names, text)).toEqual([]);
});

test('says why in both languages, and whose name it is', async () => {
  const [leak] = await findLeaks([advisor], '感谢 Shan Xiaoming 老师');
  expect(leak).toMatchObject({ kind: 'advisor', name: '单晓明', certainty: 'sure', start: 3, end: 16 });
  expect(leak && [explain(leak.because, 'zh'), explain(leak.because, 'en')]).toEqual([
    '「Shan Xiaoming」是「单晓明」的拼音',
    '“Shan Xiaoming” is the pinyin of “单晓明”',
  ]);
});

test('special characters in a name are only characters', async () => {
  expect(await found([{ kind: 'college', name: '学院(A+B)' }], '学院(A+B)')).toEqual(['学院(A+B)']);
  await expect(findLeaks([{ kind: 'member', name: ' ' }], 'x')).rejects.toThrow(InvalidInputError);
  expect(await findLeaks([], 'x')).toEqual([]);
});

test('a long text of near misses takes no longer than its length', async () => {
  const text = 'shan xiao min '.repeat(20_000) + '同 济 大 '.repeat(20_000);
  expect((await findLeaks([school, advisor], text)).filter(({ certainty }) => certainty === 'sure')).toEqual([]);
});
