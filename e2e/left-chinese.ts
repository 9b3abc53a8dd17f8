import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { zh as levels } from '../packages/admin/src/words-zh.ts';
import { zh as kit } from '../packages/ui/src/words-zh.ts';

/** What stands in Chinese on an English page although the words are ours; what else is Chinese there is people's own. */
export async function leftChinese(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    const found = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) found.push(node.textContent ?? '');
    for (const element of document.body.querySelectorAll('*')) found.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    return [...new Set(found.map((text) => text.trim()))].filter((text) => /\p{Script=Han}/u.test(text));
  });
  return texts.filter((text) => !ownNames.has(text) && (whole.has(text) || parts.some((part) => part.test(text))));
}

/**
 * Names that happen to be words of ours: of the first person, tenant and applications as they are stored, a school's level in the
 * ministry's list, what the demonstration's rubric and awards are called, as shipped templates call theirs; and a language's own.
 */
const ownNames = new Set([
  '超级管理员',
  '赛务',
  '管理控制台',
  '管理控制台（第一客户端）',
  '本科',
  '创新性',
  '技术路线',
  '应用价值',
  '一等奖',
  '二等奖',
  '三等奖',
  '中文',
]);

const catalogues = ['openapi/src/locales', 'apps/server/src/locales', 'packages/features/src/locales'];
const further = ['openapi/src/locales/operations', 'packages/features/src/lib/language/locales', 'packages/features/src/locales/frame'];
const messages = [...catalogues, ...further].flatMap((folder) =>
  messagesOf(readFileSync(fileURLToPath(new URL(`../${folder}/zh.po`, import.meta.url)), 'utf8')),
);
const words = [...Object.values(kit), ...Object.values(levels)].filter((word) => typeof word === 'string');
const whole = new Set([...messages, ...words]);

/** Messages with values in them, as far as enough of them is ours to tell them by. */
const parts = messages
  .filter((message) => /\{\w+\}/.test(message) && (message.replaceAll(/\{\w+\}/g, '').match(/\p{Script=Han}/gu) ?? []).length > 3)
  .map(
    (message) =>
      new RegExp(
        `^${message
          .split(/\{\w+\}/)
          .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
          .join('.+')}$`,
        'u',
      ),
  );

/** The source texts of a catalogue. Those with plurals or tags never stand in one piece. */
function messagesOf(text: string): string[] {
  return Array.from(text.matchAll(/^msgid ((?:".*"\n)+)/gm), ([, lines = '']) =>
    lines.replaceAll(/^"|"$|\n/gm, '').replaceAll('\\"', '"'),
  ).filter((message) => /\p{Script=Han}/u.test(message) && !/, plural,|<\d/.test(message));
}
