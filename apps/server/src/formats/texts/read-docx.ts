import { zipSync } from 'fflate';
import { images, convertToHtml } from 'mammoth';
import type { DocxContent, DocxLoss } from '../../core/docx-content.ts';
import { cleanHtml } from '../../core/rich-text.ts';
import { DocxError } from './docx-error.ts';
import { openDocx } from './open-docx.ts';
import { prepareDocx, type PreparedDocx } from './prepare-docx.ts';

/** Bytes of HTML without its pictures, and pictures, that one text may have. */
const most = { html: 2 * 1024 * 1024, pictures: 100 };

/** The first heading of a text is of the second level here: above it stands the title of the page. */
const styles = [...[2, 3, 4].map((level) => `p.docx-h${level} => h${level}:fresh`), 'u => u', 'strike => s'];

/**
 * What a docx file says, as clean HTML: headings, lists, tables, pictures, emphasis; nothing of how it looks. Nothing but checked parts
 * reaches the parser, which opens no other file. Throws `DocxError`; runs wherever JavaScript runs.
 */
export async function readDocx(content: Uint8Array): Promise<DocxContent> {
  const prepared = prepare(openDocx(content));
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  // what throws here is left out, and told of
  const convertImage = images.imgElement(async (image) => {
    if (!shown.has(image.contentType.toLowerCase()) || pictures.length === most.pictures) throw new DocxError('tooLarge');
    return { src: `/docx-picture/${pictures.push(new Uint8Array(await image.readAsArrayBuffer())) - 1}` };
  });
  const { value, messages } = await convert(prepared, convertImage);
  if (value.length > most.html) throw new DocxError('tooLarge');
  return {
    // the editor's pictures stand between paragraphs
    html: cleanHtml(value).replaceAll(/<p>((?:<img\b[^>]*>)*)<\/p>/g, '$1'),
    pictures,
    losses: withPictures(prepared.lossesOf(unknownSymbols(messages)), messages.filter(({ type }) => type === 'error').length),
  };
}

function prepare(parts: Map<string, Uint8Array>): PreparedDocx {
  try {
    return prepareDocx(parts);
  } catch {
    throw new DocxError('damaged');
  }
}

/** The parser leaves out what it does not know of a symbol font, and says so once for each. */
function unknownSymbols(messages: readonly { message: string }[]): Set<string> {
  return new Set(messages.flatMap(({ message }) => /unsupported character was ignored: (.+)$/s.exec(message)?.[1] ?? []));
}

/** Pictures of which only the parser finds out that they cannot be read, or that are one too many: it does not say where they stood. */
function withPictures(losses: readonly DocxLoss[], count: number): DocxLoss[] {
  const known = losses.find(({ kind }) => kind === 'PICTURE') ?? { kind: 'PICTURE', count: 0, places: [] };
  return [...losses.filter((loss) => loss !== known), ...(known.count + count > 0 ? [{ ...known, count: known.count + count }] : [])];
}

async function convert(
  { parts, paths }: PreparedDocx,
  convertImage: ReturnType<typeof images.imgElement>,
): Promise<Awaited<ReturnType<typeof convertToHtml>>> {
  // not packed: the parser would only have to unpack it
  const checked = zipSync(Object.fromEntries(parts), { level: 0 });
  const lists = paths.map((path, place) => `p.docx-l${place} => ${path} > li:fresh`);
  // the parser's build for Node takes a buffer, that for browsers an array buffer
  const file = { buffer: checked, arrayBuffer: checked.buffer } as unknown as Parameters<typeof convertToHtml>[0];
  try {
    return await convertToHtml(file, { styleMap: [...styles, ...lists], includeEmbeddedStyleMap: false, convertImage });
  } catch {
    // whatever the parser stumbles over, the reader can act on one thing only: the file
    throw new DocxError('damaged');
  }
}

/** Types of pictures that are drawn anew; the drawings of word processors (emf, wmf) are not. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp']);
