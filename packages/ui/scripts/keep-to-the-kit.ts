/**
 * Keeps what Tailwind resets to elements of the kit, which are those with `data-slot` and what is in them: a host page keeps its looks.
 * So it does where it uses a class by a name that is likely to be its own. All other rules stay as they are, tokens among them, and the
 * specificity does not change. Takes what Tailwind writes, in which only the banner is a comment.
 */
export function keepToTheKit(css: string): string {
  /** What the open braces belong to: rules are changed outside of other rules, and steps of an animation are no rules. */
  const open: ('group' | 'rule' | 'frames')[] = [];
  let kept = '';
  let head = 0;
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gs)) {
    if (mark !== '{' && mark !== '}' && mark !== ';') continue;
    const text = css.slice(head, index);
    head = index + 1;
    const isRule = mark === '{' && !text.trimStart().startsWith('@');
    kept += (isRule && open.every((kind) => kind === 'group') ? keptHead(text) : text) + mark;
    if (mark === '{') open.push(isRule ? 'rule' : text.includes('@keyframes') ? 'frames' : 'group');
    if (mark === '}') open.pop();
  }
  return kept + css.slice(head);
}

function keptHead(text: string) {
  return ` ${split(text)
    .map((selector) => (isFree(selector) ? selector : keptSelector(selector)))
    .join(', ')} `;
}

/** At the commas that stand between selectors, not inside one. */
function split(text: string) {
  const selectors: string[] = [];
  let head = 0;
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/\\.|[(),]/gs)) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (mark !== ',' || depth > 0) continue;
    selectors.push(text.slice(head, index).trim());
    head = index + 1;
  }
  return [...selectors, text.slice(head).trim()];
}

/** Selectors of tokens, for which the whole page counts. */
const tokens = /^(?:body|:host|(?::root|:not\([^)]*\)|\[data-(?:theme|size|radius|sidebar)[^\]]*\]| )+)$/;
const ofClasses = /^(?:\.|:is\(|:where\(\.)/;
/** Words of the code that Tailwind takes for classes, and other people's styles too. */
const commonWords = /^\.(?:blur|collapse|container|filter|outline|resize|ring|shadow|static|table|transform|visible)$/;

function isFree(selector: string) {
  return tokens.test(selector) || (ofClasses.test(selector) && !commonWords.test(selector));
}

function keptSelector(selector: string) {
  const end = selector.search(/(?<!\\)::[\w-]+(?:\([^)]*\))?$/);
  const place = end === -1 ? selector.length : end;
  return `${selector.slice(0, place)}:where([data-slot], [data-slot] *)${selector.slice(place)}`;
}
