import { expect, test } from 'vitest';
import { keepToTheKit } from '../scripts/keep-to-the-kit.ts';

const kit = ':where([data-slot], [data-slot] *)';

test.each([
  ['h1, ul { margin: 0 }', `h1${kit}, ul${kit} { margin: 0 }`],
  ['*, ::after { border: 0 }', `*${kit}, ${kit}::after { border: 0 }`],
  ['input:where([type="a,b"], :not(.x)) { color: red }', `input:where([type="a,b"], :not(.x))${kit} { color: red }`],
  ['.collapse { visibility: collapse }', `.collapse${kit} { visibility: collapse }`],
])('keeps %s to the kit', (css, expected) => {
  expect(flat(keepToTheKit(css))).toBe(expected);
});

test.each([
  ':root, :host { --a: 1 }',
  ":root:not([data-theme='dark']) [data-sidebar='dark'] { --a: 1 }",
  'body { margin: 0 }',
  '.flex { display: flex }',
  '.\\[\\&_svg\\]\\:size-4 svg { width: 1rem }',
  '.hover\\:a { &:hover { h1 { color: red } } }',
  '@layer a { @keyframes fade { from { opacity: 0 } to { opacity: 1 } } }',
  '@property --a { syntax: "*"; inherits: false }',
  '.a::after { content: "{ h1 }" }',
])('leaves %s as it is', (css) => {
  expect(flat(keepToTheKit(css))).toBe(css);
});

function flat(css: string) {
  return css.replaceAll(/\s+/g, ' ').trim();
}
