import { describe, expect, test } from 'vitest';
import { fillPath, readLegacyQuery, resolveLegacyPath } from './legacy-path.ts';
import { legacyTable } from './legacy-path-table.ts';

/**
 * The whole table of old addresses that carry an id, with what becomes of them when the id is 12. What the server has to add stands as it
 * is asked.
 */
const withId: Record<string, string> = {
  '/bj': '/contests/12/edit',
  '/bmks': '/contests/12/projects',
  '/viewLtems': '/legacy?from=%2FviewLtems&projectId=12',
  '/vigg': '/legacy?from=%2Fvigg&projectId=12',
  '/xiangmuxingqing': '/legacy?from=%2Fxiangmuxingqing&projectId=12',
  '/projects': '/judging/12',
  '/particulars': '/legacy?from=%2Fparticulars&projectId=12',
  '/pwfp': '/contests/12/assignments',
  '/fenpxm': '/judges/12/assignments',
  '/grfpxm': '/judges/12/assignments',
  '/ygwks': '/contests/12/review/college/pending',
  '/ygpsz': '/contests/12/review/college/running',
  '/ygpswc': '/contests/12/review/college/scored',
  '/ygpsjs': '/contests/12/review/college/closed',
  '/xgpsz': '/contests/12/review/school/running',
  '/xgpswc': '/contests/12/review/school/scored',
  '/xgpswcxm': '/legacy?from=%2Fxgpswcxm&projectId=12',
  '/ygchakanxiangmu': '/legacy?from=%2Fygchakanxiangmu&projectId=12',
  '/pszxmxq': '/legacy?from=%2Fpszxmxq&projectId=12',
  '/jiarufusai': '/contests/12/promotion',
  '/examineschool': '/schools/12',
  '/schoolDetail_page': '/schools/12',
  '/examinecollege/examinecolleges': '/colleges/12',
  '/xueyuanxingqing': '/colleges/12',
};

/** Those that carry none. */
const plain: Record<string, string> = {
  '/daoqitixing': '/expired',
  '/bannerManage': '/banners',
  '/dasaileibiao': '/contests',
  '/cjdasai': '/contests/new',
  '/viewLtemsindex': '/my-projects',
  '/management': '/judges',
  '/cesgy': '/review-overview',
  '/xuhao': '/schools',
  '/thenewschool': '/schools/new',
  '/examinecollege': '/colleges',
  '/creatInstitute_page': '/colleges/new',
  '/attestation': '/certifications',
  '/genguestdata': '/makers',
  '/genguestdatas': '/makers/college',
  '/examinedata': '/data',
  '/exam': '/data',
  '/chakanshuju': '/data',
  '/examinedata/megagame': '/data/contests',
  '/examinedata/tercher': '/data/teachers',
  '/examinedata/student': '/data/students',
  '/examinedata/project': '/data/projects',
  '/BP': '/business-plans',
  '/fjxz1': '/attachments/contest',
  '/fjxz2': '/attachments/project',
  '/fjxz5': '/attachments/certification',
  '/resou': '/messages/compose',
  '/resources/msg/edit': '/messages/edit',
  '/resources/sms/edit': '/sms/edit',
  '/profile/index': '/profile',
};

test('the tables here name every row', () => {
  expect(legacyTable.map(({ from }) => from).toSorted()).toEqual([...Object.keys(withId), ...Object.keys(plain)].toSorted());
});

describe.each(Object.entries(withId))('%s with an id', (from, to) => {
  test.each([
    `${from}/12`,
    `${from}12`,
    `${from}/12/`,
    `${from}12/`,
    `${from}?id=12`,
    `${from}/?id=12`,
    `/#${from}/12`,
    `/#${from}12`,
    `/#${from}?id=12`,
  ])('%s', (url) => expect(resolveLegacyPath(url)).toBe(to));

  test('keeps the rest of the query, and where in the page', () => {
    const more = `${to}${to.includes('?') ? '&' : '?'}stage=3`;
    expect(resolveLegacyPath(`${from}/12?stage=3#top`)).toBe(`${more}#top`);
    expect(resolveLegacyPath(`${from}?stage=3&id=12`)).toBe(more);
  });

  test('takes nothing else for an id', () => {
    for (const rest of ['/0', '/012', '/12345678901234567890', '/a', '12a', '/12/13', 'x', '/-1'])
      expect(resolveLegacyPath(from + rest)).toBeNull();
  });
});

describe.each(Object.entries(plain))('%s without an id', (from, to) => {
  test.each([from, `${from}/`, `/#${from}`, `/#${from}/`, `/index.html#${from}`, `/#!${from}`])('%s', (url) =>
    expect(resolveLegacyPath(url)).toBe(to),
  );

  test('keeps its query', () => {
    expect(resolveLegacyPath(`${from}?id=5&type=view`)).toBe(`${to}?id=5&type=view`);
    expect(resolveLegacyPath(`/#${from}?id=5`)).toBe(`${to}?id=5`);
  });

  test('takes no id', () => expect(resolveLegacyPath(`${from}/12`)).toBeNull());
});

describe('what is missing', () => {
  test.each([
    ['/bj', '/legacy?from=%2Fbj'],
    ['/bj?id=x', '/legacy?from=%2Fbj'],
    ['/viewLtems', '/legacy?from=%2FviewLtems'],
    ['/schoolDetail_page', '/legacy?from=%2FschoolDetail_page'],
    ['/fenpxm/', '/legacy?from=%2Ffenpxm'],
    ['/projects', '/judging'],
    ['/particulars', '/judging'],
  ])('%s is asked for at %s', (from, to) => expect(resolveLegacyPath(from)).toBe(to));

  test('stands in the query where both are given', () => {
    expect(resolveLegacyPath('/viewLtems?projectId=7&contestId=3')).toBe('/contests/3/projects/7');
    expect(resolveLegacyPath('/particulars?id=7&stageId=9')).toBe('/judging/9/7');
  });

  test('is read back, and filled in', () => {
    const { row, ids, rest } = readLegacyQuery('?from=%2Fpszxmxq&projectId=12&stage=3')!;
    expect([ids, String(rest), fillPath(row, ids, rest)]).toEqual([{ project: '12' }, 'stage=3', null]);
    expect(fillPath(row, { ...ids, contest: '5', level: 'final' }, rest)).toBe('/contests/5/review/final/projects/12?stage=3');
    expect(readLegacyQuery('?from=/contests')).toBeNull();
  });
});

describe('other addresses', () => {
  test.each([
    '/',
    '/contests',
    '/contests/12/edit',
    '/bjx',
    '/BJ/12',
    '/viewltems',
    '/resources/msg',
    '',
    '//bj/12',
    'https://example.org/bj/12',
  ])('%s is none', (url) => expect(resolveLegacyPath(url)).toBeNull());

  test.each([
    ['/#/system/parameter?state=true', '/system/parameter?state=true'],
    ['/#/contests/12/edit', '/contests/12/edit'],
    ['creatInstitute_page', '/colleges/new'],
    ['/#//example.org/x', null],
    ['/#/\\example.org', null],
    ['/#/login', null],
    ['/#top', null],
  ])('%s leads to %s', (url, to) => expect(resolveLegacyPath(url)).toBe(to));
});
