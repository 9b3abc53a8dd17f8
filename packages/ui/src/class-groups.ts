import type { createTailwindMerge } from 'tailwind-merge';

type Groups = ReturnType<Parameters<typeof createTailwindMerge>[0]>['classGroups'];

/**
 * Which Tailwind classes are about the same property, for `tailwind-merge`, whose own table weighs more than all else that the kit needs of it. What
 * stands in no group is kept beside everything.
 */
export function classGroups(): Groups {
  const groups: Record<string, Groups[string][number][]> = {};
  const add = (group: string, ...definitions: Groups[string]) => (groups[group] ??= []).push(...definitions);
  for (const [group, classes] of Object.entries(words)) add(group, ...classes.split(' '));
  for (const prefix of measured.split(/\s+/)) add(prefix, { [prefix]: [isMeasure] });
  for (const prefix of open.split(/\s+/)) add(prefix, { [prefix]: [isAny] });
  for (const prefix of corners.split(' ').map((corner) => `rounded${corner}`)) add(prefix, { [prefix]: ['', isAny] });
  for (const side of ' -x -y -t -r -b -l -s -e'.split(' ')) {
    add(`border-w${side}`, `border${side}`, { [`border${side}`]: [isWidth] });
    add(`border-color${side}`, { [`border${side}`]: [isAny] });
  }
  for (const [prefix, group, isOf, other] of doubtful) {
    add(group, { [prefix]: [isOf] });
    add(other, { [prefix]: [isAny] });
  }
  return groups;
}

/** Classes of one group each, which exclude each other. */
const words: Record<string, string> = {
  display: 'block inline-block inline flex inline-flex table inline-table grid inline-grid contents list-item flow-root hidden',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible collapse',
  'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-wrap-reverse flex-nowrap',
  'text-alignment': 'text-left text-center text-right text-justify text-start text-end',
  'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
  'text-overflow': 'truncate text-ellipsis text-clip',
  'text-transform': 'uppercase lowercase capitalize normal-case',
  'text-decoration': 'underline overline line-through no-underline',
  'font-style': 'italic not-italic',
  'fvn-figure': 'lining-nums oldstyle-nums',
  'fvn-spacing': 'proportional-nums tabular-nums',
  'border-style': 'border-solid border-dashed border-dotted border-double border-hidden border-none',
  'border-collapse': 'border-collapse border-separate',
  'outline-style': 'outline-solid outline-dashed outline-dotted outline-double outline-none outline-hidden',
  'object-fit': 'object-contain object-cover object-fill object-none object-scale-down',
  'list-type': 'list-none list-disc list-decimal',
  break: 'break-normal break-words break-all break-keep',
  wrap: 'wrap-break-word wrap-anywhere wrap-normal',
  grow: 'grow',
  shrink: 'shrink',
  'divide-x': 'divide-x',
  'divide-y': 'divide-y',
  shadow: 'shadow',
  ring: 'ring',
  outline: 'outline',
  transition: 'transition',
  resize: 'resize',
};

/** Prefixes, each a group, of numbers, sizes and the like. */
const measured = `m mx my ms me mt mr mb ml p px py ps pe pt pr pb pl w h size min-w max-w min-h max-h gap gap-x gap-y space-x space-y inset inset-x
  inset-y top right bottom left start end z order basis grow shrink col col-start col-end row row-start row-end grid-cols grid-rows auto-cols auto-rows
  flex opacity leading tracking indent line-clamp columns aspect scroll-m scroll-mt scroll-mr scroll-mb scroll-ml scroll-p scroll-px scroll-py scroll-pt
  scroll-pr scroll-pb scroll-pl rotate scale translate translate-x translate-y duration delay underline-offset outline-offset border-spacing`;

/** Prefixes, each a group, of whatever stands behind them. */
const open = `items justify justify-items self place-items place-content place-self align float clear cursor select pointer-events touch
  whitespace overflow overflow-x overflow-y overscroll overscroll-x overscroll-y appearance field-sizing forced-color-adjust caret accent fill animate ease
  blur transition resize grid-flow break-inside break-before break-after`;

const corners = ' -s -e -t -r -b -l -ss -se -ee -es -tl -tr -br -bl';

/** Prefixes of two groups: what the test knows is of the first one. */
const doubtful: [prefix: string, group: string, isOf: (value: string) => boolean, other: string][] = [
  ['text', 'font-size', (value) => /^(?:(?:xs|sm|base|lg|\d?xl)$|\[[\d.]|\[(?:length|calc|clamp|min|max))/.test(value), 'text-color'],
  ['font', 'font-weight', (value) => /^(?:thin|(?:extra)?light|normal|medium|(?:semi|extra)?bold|black$|\[\d)/.test(value), 'font-family'],
  ['bg', 'bg-image', (value) => /^(?:none|gradient|linear|radial|conic|\[(?:url|image|linear))/.test(value), 'bg-color'],
  ['content', 'content', (value) => /^(?:none$|\[|\()/.test(value), 'align-content'],
  ['outline', 'outline', isWidth, 'outline-color'],
  ['ring', 'ring', isWidth, 'ring-color'],
  ['divide-x', 'divide-x', isWidth, 'divide-color'],
  ['divide-y', 'divide-y', isWidth, 'divide-color'],
  ['divide', 'divide-style', (value) => /^(?:solid|dashed|dotted|double|none)$/.test(value), 'divide-color'],
  ['stroke', 'stroke-w', isWidth, 'stroke'],
  ['shadow', 'shadow', (value) => /^(?:\d?xs|sm|md|lg|\d?xl|none|inner|[123]$|\[(?!color))/.test(value), 'shadow-color'],
];

/** A number, a share, what stands in brackets, or one of the words that sizes have. */
function isMeasure(value: string): boolean {
  return /^(?:[\d.]+%?|\d+\/\d+|\[.*\]|\(.*\)|px|full|auto|none|min|max|fit|screen|first|last|initial|subgrid|square|video|[dls]?v[hw]|lh|\d?x[sl]|sm|md|lg|[a-z]+-full|span-.*|tight|snug|normal|relaxed|loose|wide.*|fr|control|row)$/.test(
    value,
  );
}

function isWidth(value: string): boolean {
  return /^(?:\d|\[[\d.]|\[(?:length|calc))/.test(value);
}

function isAny(): boolean {
  return true;
}
