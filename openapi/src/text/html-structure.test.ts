import { expect, it } from 'vitest';
import { deepestTags, isFairHtml, mostTags } from './html-structure.ts';

const cell = '<td><p>1,200.50 &amp; 元</p></td>';

it.each([
  ['nothing', ''],
  ['a table of 1,500 cells', `<table><tbody>${`<tr>${cell.repeat(10)}</tr>`.repeat(150)}</tbody></table>`],
  [
    'what a word processor writes around words',
    '<p class="MsoNormal" style="margin: 0cm 0cm 8pt; text-indent: 21.0pt"><span lang="EN-US">市</span></p>'.repeat(1500),
  ],
  ['lists as deep as may be', `${'<ul><li>'.repeat(deepestTags)}一${'</li></ul>'.repeat(deepestTags)}`],
  ['paragraphs and items without an end', '<ul><li>一<li>二</ul><p>三<br>'.repeat(1000)],
  ['signs that are no tags', 'a < b, c > d & e\n'.repeat(3000)],
])('takes %s', (_, html) => {
  expect(isFairHtml(html)).toBe(true);
});

it.each([
  ['marks within marks', '<b><i>'.repeat(80_000)],
  ['one level too many', '<div>'.repeat(deepestTags + 1)],
  ['a level too many among what needs no end', '<blockquote><p></p>'.repeat(deepestTags + 1)],
  ['a tag too many', '<br>'.repeat(mostTags + 1)],
  ['the beginnings of tags', '<'.repeat(100_000)],
  ['a depth that hides in values', '<b title="</b>">'.repeat(mostTags + 1)],
  ['one tag of many attributes', `<p${' a'.repeat(64_000)}>`],
  ['many entities', '&amp;'.repeat(64_001)],
])('refuses %s', (_, html) => {
  expect(isFairHtml(html)).toBe(false);
});
