import { en as levelsEn } from '@saiwu/admin/en';
import { zh as levelsZh } from '@saiwu/admin/zh';
import { en, zh } from '@saiwu/ui';
import { describe, expect, test } from 'vitest';
import { messages as lowerEn } from './locales/en.po';
import { messages as lowerZh } from './locales/zh.po';
import { messages as frameEn } from '../../locales/frame/en.po';
import { messages as frameZh } from '../../locales/frame/zh.po';
import { messages as upperEn } from '../../locales/en.po';
import { messages as upperZh } from '../../locales/zh.po';
import { platformMessages } from './platform-messages.ts';

/** Specification §8, each entry with the words it has here. Those of `platformMessages` follow by themselves. */
const phrases: Record<string, string[]> = {
  'first client': ['资源不存在', '没有此操作的权限', '登录已过期，请重新登录', '系统内部错误，请联系管理员'],
  'second client': ['请求超时，请重试', '登录已过期，请重新登录', '下载失败：{reason}', '当前浏览器不支持全屏'],
  platform: [
    '系统维护中，请稍后再试',
    '登录失败',
    '获取数据失败',
    '更新失败',
    '上传失败',
    '还没有选择数据',
    '获取图片验证码失败',
    '获取验证码太频繁，请 1 分钟后再试',
    '无权限',
    '内置数据，不能操作',
  ],
  confirmations: [
    '删除后不能恢复',
    '清除缓存？',
    '重新获取登录和权限，再刷新页面。界面设置会保留。',
    '重置「{name}」的密码？',
    '解绑 {label} 账号？',
  ],
  successes: ['登录成功', '已删除', '已上传', '已切换语言', '已绑定 {label} 账号', '已解绑', '已发布「{title}」', '已映射'],
  registry: Object.values(platformMessages).map(({ message }) => message ?? ''),
};

const chinese = [lowerZh, frameZh, upperZh].flatMap((messages) => Object.entries(messages));
const idOf = new Map(chinese.map(([id, message]) => [textOf(message), id]));
const english: Record<string, unknown> = { ...lowerEn, ...frameEn, ...upperEn };

describe.each(Object.entries(phrases))('%s', (_, texts) => {
  test.each(texts)('%s', (text) => {
    const id = idOf.get(text) ?? '';
    expect(id, 'in Chinese').not.toBe('');
    expect(textOf(english[id]), 'in English').toMatch(/^(?=.*[A-Za-z])\P{Script=Han}+$/u);
  });
});

test('what the kit says itself it says in both languages', () => {
  expect([zh.copied, en.copied, zh.noPermissionTitle, en.noPermissionTitle]).toEqual(['已复制', 'Copied', '无权限', expect.any(String)]);
});

test('what the levels say themselves they say in both languages', () => {
  expect([levelsZh, levelsEn].map((words) => [words.added('X'), words.savedTitle('X'), words.removeBranchQuestion('X', 'Y', 2)])).toEqual([
    ['已新增X', '已保存X', '删除X「Y」和它下面的 2 个？'],
    ['X added', 'X saved', 'Delete X “Y” and 2 below it?'],
  ]);
});

/** A compiled message as it was written. */
function textOf(message: unknown): string {
  if (!Array.isArray(message)) return typeof message === 'string' ? message : '';
  return message.map((part: unknown) => (Array.isArray(part) ? `{${String(part[0])}}` : String(part))).join('');
}
