import { expect, test } from 'vitest';
import { cutText, textWidth, twoLines } from './text-width.ts';

test('Chinese is about twice as wide as Latin', () => {
  expect(textWidth('评委')).toBe(24);
  expect(textWidth('评委', 14)).toBe(28);
  expect(textWidth('1,234')).toBeGreaterThan(24);
  expect(textWidth('1,234')).toBeLessThan(40);
  expect(textWidth('')).toBe(0);
});

test('a text that is too wide is cut, and never wider than asked', () => {
  expect(cutText('计算机学院', 60)).toBe('计算机学院');
  expect(cutText('计算机学院', 58)).toBe('计算机…');
  for (const width of [12, 30, 47, 80]) expect(textWidth(cutText('School of Computer Science', width))).toBeLessThanOrEqual(width);
});

test('two lines are about as long as each other', () => {
  expect(twoLines('外国语学院', 60)).toEqual(['外国语学院']);
  expect(twoLines('外国语学院', 50)).toEqual(['外国语', '学院']);
  expect(twoLines('School of Law', 60)).toEqual(['School', 'of Law']);
});

test('what two lines do not hold is cut in the second', () => {
  expect(twoLines('计算机科学与技术学院', 48)).toEqual(['计算机科', '学与技…']);
  expect(twoLines('', 48)).toEqual([]);
  for (const line of twoLines('Donaudampfschifffahrtsgesellschaft und Söhne', 50)) expect(textWidth(line)).toBeLessThanOrEqual(50);
});
