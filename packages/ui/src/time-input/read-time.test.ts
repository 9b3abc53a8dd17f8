import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test('reads times as people type them', () => {
  for (const text of ['8:05', '08:05', '0805', '805', '8：05 ', '8点5分', '8时05分']) expect(readTime(text)).toBe('08:05:00');
  expect(readTime('18:00:30')).toBe('18:00:30');
  expect(readTime('180030')).toBe('18:00:30');
  expect(readTime('8点半')).toBe('08:30:00');
  expect(readTime('8点')).toBe('08:00:00');
});

test('refuses what does not exist or is not finished', () => {
  for (const text of ['', '8', '8:', '8:5', '24:00', '18:60', '18:00:60', '08:00:00:00', 'noon']) expect(readTime(text)).toBeNull();
});
