import { inflateSync } from 'node:zlib';

export interface PdfFacts {
  /** The text of each page, as a reader copies it: by the fonts' own tables from glyphs back to characters. */
  pages: string[];
  /** The same with where each stretch stands and how large it is, in points from the page's lower left corner. */
  stretches: PdfStretch[][];
  /** Names of the fonts whose outlines are in the file. */
  embeddedFonts: string[];
  /** The file's objects as text, for what stands outside of streams. */
  objects: string;
}

interface PdfStretch {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** Reads a PDF as pdfkit writes it: plain objects, streams packed with deflate, glyphs of two bytes. */
export function readPdf(file: Uint8Array): PdfFacts {
  const whole = Buffer.from(file).toString('latin1');
  const objects = new Map(Array.from(whole.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]));
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id] of whole.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    fonts.set(name, charactersOf(streamOf(object(reference(object(id), 'ToUnicode')))));
  }
  const bodies = [...objects.values()];
  const stretches = bodies
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => stretchesOf(streamOf(object(reference(body, 'Contents'))), fonts));
  return {
    // each stretch of text on a line of its own
    pages: stretches.map((page) => page.map(({ text }) => text).join('\n')),
    stretches,
    embeddedFonts: bodies
      .filter((body) => body.includes('/Type /FontDescriptor') && object(reference(body, 'FontFile3')).includes('stream'))
      .map((body) => /\/FontName \/\w+\+(\S+)/.exec(body)?.[1] ?? ''),
    objects: bodies.map((body) => body.replace(/stream\n[\s\S]*/, '')).join('\n'),
  };
}

function reference(body: string, key: string): string | undefined {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];
}

function streamOf(body: string): string {
  const content = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1];
  return content === undefined ? '' : inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
}

/** A ToUnicode table: glyph, four hexadecimal digits, to what it stands for. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '0', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, units = '']] of Array.from(list.matchAll(/<(\w+)>/g)).entries()) {
      characters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(units, 'hex').swap16().toString('utf16le'),
      );
    }
  }
  return characters;
}

function stretchesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): PdfStretch[] {
  const stretches: PdfStretch[] = [];
  let font: ReadonlyMap<string, string> = new Map();
  let [x, y, size] = [0, 0, 0];
  for (const [, left, foot, name, points, glyphs = ''] of content.matchAll(
    /1 0 0 1 ([\d.]+) ([\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g,
  )) {
    if (left) [x, y] = [Number(left), Number(foot)];
    else if (name) [font, size] = [fonts.get(name) ?? new Map(), Number(points)];
    else {
      const runs = Array.from(glyphs.matchAll(/<(\w*)>/g), ([, run = '']) => run.match(/.{4}/g) ?? []);
      const text = runs.flat().map((glyph) => font.get(glyph) ?? '?');
      stretches.push({ text: text.join(''), x, y, size });
    }
  }
  return stretches;
}
