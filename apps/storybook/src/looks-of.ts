/** What somebody sees of an element, its parts and what styles draw before and after them, other than what it says and where it stands. */
export function looksOf(element: Element, { hasColours }: { hasColours: boolean }): string[] {
  return [element, ...element.querySelectorAll('*')].slice(0, most).flatMap((part) => {
    if (!part.checkVisibility()) return [];
    if (part instanceof SVGElement) return marks.filter((mark) => part.classList.contains(mark));
    return [undefined, '::before', '::after'].flatMap((pseudo) => looksOfBox(part, pseudo, hasColours));
  });
}

/** Parts of a row that are looked at: styles are not for nothing. */
const most = 60;

/** Icons that say "this one". */
const marks = ['lucide-check', 'lucide-minus'];

function looksOfBox(part: Element, pseudo: string | undefined, hasColours: boolean): string[] {
  const style = getComputedStyle(part, pseudo);
  if (pseudo !== undefined && style.content === 'none') return [];
  const of = pseudo ?? '';
  const lines = sides.flatMap((side) => lineOf(style, `border-${side}`));
  const box = [...lines, ...lineOf(style, 'outline')];
  if (hasColours || isSystemGround(style.backgroundColor)) box.push(`ground ${style.backgroundColor}`);
  // what has moved, as the thumb of a switch, is seen where it is drawn at all
  if (box.length > 0 && (style.translate !== 'none' || style.transform !== 'none')) box.push(`at ${style.translate} ${style.transform}`);
  if (hasWords(part)) box.push(`line ${style.textDecorationLine}`);
  // YaHei, the font where colours are forced, draws less as the usual weight
  if (hasWords(part) && Number(style.fontWeight) >= 600) box.push('bold');
  if (hasColours) box.push(`shadow ${style.boxShadow}`);
  // where colours are forced by what it is: a link, what is off
  box.push(`colour ${style.color}`);
  return box.map((look) => `${of} ${look}`);
}

const sides = ['top', 'right', 'bottom', 'left'];

function lineOf(style: CSSStyleDeclaration, name: string): string[] {
  const [kind, width, colour] = ['style', 'width', 'color'].map((what) => style.getPropertyValue(`${name}-${what}`));
  const isDrawn = kind !== 'none' && width !== '0px' && !/,\s*0\)$/.test(colour ?? '');
  return isDrawn ? [`${name} ${kind} ${width} ${colour}`] : [];
}

/** Where colours are forced, every ground is the page's own, unless it was asked for by the name of a system colour. */
function isSystemGround(colour: string): boolean {
  const [red, green, blue, alpha = '1'] = colour.match(/[\d.]+/g) ?? [];
  const page = getComputedStyle(document.body).backgroundColor;
  return alpha !== '0' && !page.includes(`${red}, ${green}, ${blue}`);
}

function hasWords(part: Element): boolean {
  return [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}
