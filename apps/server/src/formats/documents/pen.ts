import type { Segment } from './wrap-runs.ts';

/** What a font says of its characters. */
export interface Glyphs {
  has(codePoint: number): boolean;
  /** How far a character moves the pen, as a share of the font's size. */
  advance(codePoint: number, isBold: boolean): number;
}

/** A picture that can be embedded as it is: JPEG, its size in pixels. */
export interface Picture {
  content: Uint8Array;
  width: number;
  height: number;
}

/** What a document's layout is told to. Points of 1/72 inch, from the page's upper left corner. */
export interface Surface {
  readonly pageWidth: number;
  readonly pageHeight: number;
  newPage(): void;
  text(segments: readonly Segment[], at: { x: number; y: number; size: number; color: string }): void;
  rule(x: number, y: number, width: number): void;
  fill(x: number, y: number, width: number, height: number, color: string): void;
  picture(picture: Picture, x: number, y: number, width: number): void;
  /** A place that the outline leads to, on the page that was begun last. */
  place(level: 1 | 2 | 3, title: string): void;
}

/** Margins in points: the head of the page stands in the upper one, the page's number in the lower one. */
export const margin = { top: 68, bottom: 60, side: 52 };
export const colors = { ink: '#1f2329', faint: '#7a808a', rule: '#d0d3d9', head: '#f2f3f5' };

/** Where the next thing comes on the pages of a document, from the top down. */
export interface Pen {
  readonly surface: Surface;
  /** Points from the top of the page. */
  y: number;
  readonly left: number;
  readonly width: number;
  /** How much of the page is left. */
  room(): number;
  /** Begins a page when less than this is left, unless a new one would not have more. */
  need(height: number): void;
  newPage(): void;
  measure(size: number): (character: string, isBold: boolean) => number;
}

/** Begins the first page. */
export function createPen(surface: Surface, glyphs: Glyphs): Pen {
  const advances = [new Map<string, number>(), new Map<string, number>()];
  const advance = (character: string, isBold: boolean) => {
    const known = advances[isBold ? 1 : 0]?.get(character);
    if (known !== undefined) return known;
    const found = glyphs.advance(character.codePointAt(0) ?? 0, isBold);
    advances[isBold ? 1 : 0]?.set(character, found);
    return found;
  };
  const pen: Pen = {
    surface,
    y: margin.top,
    left: margin.side,
    width: surface.pageWidth - 2 * margin.side,
    room: () => surface.pageHeight - margin.bottom - pen.y,
    need(height) {
      if (pen.room() < height && pen.y > margin.top) pen.newPage();
    },
    newPage() {
      surface.newPage();
      pen.y = margin.top;
    },
    measure: (size) => (character, isBold) => advance(character, isBold) * size,
  };
  pen.newPage();
  return pen;
}
