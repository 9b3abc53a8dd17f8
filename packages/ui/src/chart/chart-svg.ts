import { cutText, textWidth } from './text-width.ts';

/**
 * The drawings inside an element as one SVG that stands alone: colours as `rgb()`, the font by name, the theme's ground behind, the title
 * and the legend above. What is marked `data-export="none"` is left out.
 */
export function chartSvg(body: HTMLElement, { heading }: ChartPicture): { text: string; width: number; height: number } {
  const drawings = [...body.querySelectorAll<SVGSVGElement>('svg[data-slot="chart-svg"]')];
  const boxes = drawings.map((drawing) => drawing.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const inner = Math.ceil(right - left);
  const page = getComputedStyle(body);
  const colorOf = colorReader(body);
  const font = page.fontFamily;
  const out = element('svg', { xmlns: svgNamespace });

  const entries = [...(body.closest('figure') ?? body).querySelectorAll('[data-slot="chart-legend"] li')];
  const lines = legendLines(entries, inner);
  const head = margin + titleHeight + lines.length * legendHeight;
  const width = inner + 2 * margin;
  const height = Math.ceil(bottom - top) + head + margin;
  set(out, { width, height, viewBox: `0 0 ${width} ${height}`, 'font-family': font, role: 'img' });
  out.append(
    element('title', {}, heading),
    element('rect', { width: '100%', height: '100%', fill: colorOf('var(--color-surface)') }),
    element(
      'text',
      { x: margin, y: margin + 14, 'font-size': 14, 'font-weight': 600, fill: colorOf('var(--color-fg)') },
      cutText(heading, inner, 15),
    ),
  );
  lines.forEach((line, row) => {
    for (const { entry, x } of line) out.append(legendEntry(entry, margin + x, margin + titleHeight + row * legendHeight, colorOf));
  });
  drawings.forEach((drawing, index) => {
    const box = boxes[index];
    if (box === undefined) return;
    const copy = standalone(drawing, colorOf);
    set(copy, { x: margin + box.left - left, y: head + box.top - top, width: box.width, height: box.height, overflow: 'visible' });
    out.append(copy);
  });
  return { text: new XMLSerializer().serializeToString(out), width, height };
}

/** What goes with a chart into its picture. */
export interface ChartPicture {
  /** Name of the file. */
  title: string;
  /** Stands over the chart. */
  heading: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const margin = 16;
const titleHeight = 30;
const legendHeight = 20;

/** Presentation that style sheets give and a file has to carry itself. */
const paints = ['fill', 'stroke'] as const;
const kept = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

/** A copy with every style written into attributes. */
function standalone(source: Element, colorOf: (color: string) => string): Element {
  const copy = source.cloneNode(false);
  if (!(copy instanceof Element)) return element('g', {});
  const style = getComputedStyle(source);
  for (const name of ['class', 'style', 'data-slot', 'aria-hidden']) copy.removeAttribute(name);
  if (source.namespaceURI === svgNamespace && !/^(title|defs|pattern|clipPath|stop|linearGradient)$/.test(source.localName)) {
    for (const name of paints) {
      const value = style.getPropertyValue(name);
      copy.setAttribute(name, value === 'none' || value.startsWith('url(') ? value.replaceAll('"', '') : colorOf(value));
    }
    for (const name of kept) {
      const value = style.getPropertyValue(name);
      if (value !== '' && value !== initial[name]) copy.setAttribute(name, value);
    }
  }
  for (const child of source.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (child.getAttribute('data-export') !== 'none' && getComputedStyle(child).display !== 'none')
      copy.append(standalone(child, colorOf));
    else if (/^(defs|title)$/.test(child.localName)) copy.append(standalone(child, colorOf));
  }
  return copy;
}

/** What need not be written, as it holds anyway. */
const initial: Partial<Record<(typeof kept)[number], string>> = {
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'font-variant-numeric': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'paint-order': 'normal',
};

/** Reads any CSS colour as `rgb()`: variables by the theme that holds at the element, mixes and newer notations by painting them. */
function colorReader(at: HTMLElement): (color: string) => string {
  const known = new Map<string, string>();
  const probe = document.createElement('span');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  function read(color: string): string {
    let computed = color;
    if (color.includes('var(')) {
      probe.style.color = color;
      at.append(probe);
      computed = getComputedStyle(probe).color;
      probe.remove();
    }
    if (/^rgba?\(/.test(computed) || context === null) return computed;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = computed;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
  }
  return (color) => {
    const rgb = known.get(color) ?? read(color);
    known.set(color, rgb);
    return rgb;
  };
}

/** Legend entries in lines that fit. */
function legendLines(entries: readonly Element[], width: number): { entry: Element; x: number }[][] {
  const lines: { entry: Element; x: number }[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const needed = sampleRoom + textWidth(entry.textContent) + 16;
    if (x + needed > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)?.push({ entry, x });
    x += needed;
  }
  return lines;
}

/** Room for the sample of a series before its name. */
const sampleRoom = 30;

function legendEntry(entry: Element, x: number, y: number, colorOf: (color: string) => string): Element {
  const group = element('g', { transform: `translate(${x} ${y})` });
  const sample = entry.querySelector('svg');
  if (sample) group.append(standalone(sample, colorOf));
  group.append(element('text', { x: sampleRoom, y: 10, 'font-size': 12, fill: colorOf('var(--color-fg)') }, entry.textContent));
  return group;
}

function element(name: string, attributes: Record<string, string | number>, text = ''): Element {
  const made = document.createElementNS(svgNamespace, name);
  set(made, attributes);
  made.textContent = text;
  return made;
}

function set(target: Element, attributes: Record<string, string | number>) {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, String(value));
}
