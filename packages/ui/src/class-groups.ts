import type { createTailwindMerge } from 'tailwind-merge';

type Groups = ReturnType<Parameters<typeof createTailwindMerge>[0]>['classGroups'];

/**
 * Which Tailwind classes are about the same property, for `tailwind-merge`, whose own table weighs more than all else that the kit needs of
 * it. Here stand those that the kit sets, and what must not be taken for them. What stands in no group is kept beside everything.
 */
export function classGroups(): Groups {
  const groups: Record<string, Groups[string][number][]> = {};
  const add = (group: string, ...definitions: Groups[string]) => (groups[group] ??= []).push(...definitions);
  for (const [group, classes] of Object.entries(words)) add(group, ...classes.split(' '));
  for (const one of alone.split(' ')) add(one, one);
  for (const prefix of prefixes.split(/\s+/)) add(prefix, { [prefix]: [isAny] });
  for (const prefix of corners.split(' ').map((corner) => `rounded${corner}`)) add(prefix, { [prefix]: ['', isAny] });
  for (const side of ' -x -y -t -r -b -l -s -e -bs -be'.split(' ')) {
    add(`border-w${side}`, `border${side}`, { [`border${side}`]: [isWidth] });
    add(`border-color${side}`, { [`border${side}`]: [isAny] });
  }
  for (const [prefix, group, isOf] of doubtful) add(group, { [prefix]: [isOf] });
  for (const [prefix, , , other] of doubtful) add(other, { [prefix]: [isAny] });
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
  'text-decoration': 'underline overline line-through no-underline',
  'font-style': 'italic not-italic',
  'fvn-spacing': 'proportional-nums tabular-nums',
  'border-style': 'border-solid border-dashed border-dotted border-double border-hidden border-none',
  'border-collapse': 'border-collapse border-separate',
  'outline-style': 'outline-solid outline-dashed outline-dotted outline-double outline-none outline-hidden',
  'object-fit': 'object-contain object-cover object-fill object-none object-scale-down',
  'list-type': 'list-none list-disc list-decimal',
  break: 'break-normal break-words break-all break-keep',
  wrap: 'wrap-break-word wrap-anywhere wrap-normal',
  'bg-attachment': 'bg-fixed bg-local bg-scroll',
  'bg-repeat': 'bg-repeat bg-no-repeat bg-repeat-x bg-repeat-y bg-repeat-round bg-repeat-space',
  'bg-size': 'bg-auto bg-cover bg-contain',
  'snap-align': 'snap-start snap-end snap-center snap-align-none',
  touch: 'touch-auto touch-none touch-manipulation',
  'transition-behavior': 'transition-normal transition-discrete',
};

/** Classes that are a group, or the shortest of one, by themselves. */
const alone =
  'grow shrink divide-x divide-y shadow ring outline transition resize divide-x-reverse divide-y-reverse ring-inset inset-ring scale-3d translate-3d space-x-reverse space-y-reverse';

/** Prefixes, each a group. */
const prefixes = `m mx my ms mt mr mb ml p px py pt pr pb pl w h size min-w max-w min-h max-h gap gap-x gap-y space-x space-y inset
  inset-x inset-y inset-s inset-e inset-bs inset-be top right bottom left start end z order basis grow shrink col col-start col-end row row-start
  row-end grid-cols grid-rows grid-flow auto-cols auto-rows flex opacity leading tracking line-clamp columns aspect scroll-mt scroll-py scroll-pt
  scroll-pl rotate rotate-x rotate-y rotate-z scale scale-x scale-y scale-z translate translate-x translate-y translate-z duration delay
  underline-offset outline-offset border-spacing border-spacing-x border-spacing-y items justify justify-items justify-self self place-items
  align clear cursor select pointer-events whitespace overflow overflow-x overflow-y overscroll overscroll-x overscroll-y appearance field-sizing
  forced-color-adjust accent fill animate ease blur transition resize break-inside bg-blend bg-clip bg-origin bg-position bg-size font-features
  font-stretch`;

const corners = ' -s -e -t -r -b -l -ss -se -ee -es -tl -tr -br -bl';

/** Prefixes of two groups: what the test knows is of the first one, unless another prefix or word of these tables begins it. */
const doubtful: [prefix: string, group: string, isOf: (value: string) => boolean, other: string][] = [
  ['text', 'font-size', (value) => /^(?:(?:xs|sm|base|lg|\d?xl)$|\[[\d.]|\[(?:length|calc|clamp|min|max))/.test(value), 'text-color'],
  ['font', 'font-weight', (value) => /^(?:thin|(?:extra)?light|normal|medium|(?:semi|extra)?bold|black$|\[\d)/.test(value), 'font-family'],
  ['bg', 'bg-position', (value) => /^(?:center|(?:top|bottom|left|right)(?:-\w+)?)$/.test(value), 'bg-color'],
  ['bg', 'bg-image', (value) => /^(?:none|gradient|linear|radial|conic|\[(?:url|image|linear))/.test(value), 'bg-color'],
  ['content', 'content', (value) => /^(?:none$|\[|\()/.test(value), 'align-content'],
  ['outline', 'outline', isWidth, 'outline-color'],
  ['ring', 'ring', isWidth, 'ring-color'],
  ['ring-offset', 'ring-offset', isWidth, 'ring-offset-color'],
  ['divide', 'divide-style', (value) => /^(?:solid|dashed|dotted|double|none)$/.test(value), 'divide-color'],
  ['divide-x', 'divide-x', isWidth, 'divide-color'],
  ['divide-y', 'divide-y', isWidth, 'divide-color'],
  ['stroke', 'stroke-w', isWidth, 'stroke'],
  ['shadow', 'shadow', isShadow, 'shadow-color'],
  ['text-shadow', 'text-shadow', isShadow, 'text-shadow-color'],
  ['inset-shadow', 'inset-shadow', isShadow, 'inset-shadow-color'],
  ['inset-ring', 'inset-ring', isWidth, 'inset-ring-color'],
  ['to', 'gradient-to-pos', (value) => /^(?:[\d.]+%|\[[\d.])/.test(value), 'gradient-to'],
];

function isWidth(value: string): boolean {
  return /^(?:\d|\[[\d.]|\[(?:length|calc))/.test(value);
}

function isShadow(value: string): boolean {
  return /^(?:\d?xs|sm|md|lg|\d?xl|none|inner|[123]$|\[(?!color))/.test(value);
}

function isAny(): boolean {
  return true;
}
