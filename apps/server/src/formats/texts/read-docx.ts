import { images, convertToHtml } from 'mammoth';
import type { DocxContent } from '../../core/docx-content.ts';
import { cleanHtml } from '../../core/rich-text.ts';
import { DocxError } from './docx-error.ts';
import { openDocx } from './open-docx.ts';

/** Bytes of HTML without its pictures, and pictures, that one text may have. */
const most = { html: 2 * 1024 * 1024, pictures: 100 };

/** The first heading of a text is of the second level here: above it stands the title of the page. Tables of contents are left out. */
const styles = [
  ...[1, 2, 3, 4, 5, 6].flatMap((level) => {
    const tag = `h${Math.min(level + 1, 4)}:fresh`;
    return [`p[style-name='heading ${level}'] => ${tag}`, `p[style-name='Heading ${level}'] => ${tag}`, `p.Heading${level} => ${tag}`];
  }),
  ...[1, 2, 3, 4, 5, 6].flatMap((level) => [`p[style-name='toc ${level}'] => !`, `p[style-name='TOC ${level}'] => !`]),
  "p[style-name='Title'] => h2:fresh",
  'u => u',
  'strike => s',
];

/**
 * What a docx file says, as clean HTML: headings, lists, tables, pictures, emphasis; nothing of how it looks. Nothing but checked parts reaches
 * the parser, which opens no other file. Throws `DocxError`; runs wherever JavaScript runs.
 */
export async function readDocx(content: Uint8Array): Promise<DocxContent> {
  const checked = openDocx(content);
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  // what throws here is left out, and told of
  const convertImage = images.imgElement(async (image) => {
    if (!shown.has(image.contentType.toLowerCase()) || pictures.length === most.pictures) throw new DocxError('tooLarge');
    return { src: `/docx-picture/${pictures.push(new Uint8Array(await image.readAsArrayBuffer())) - 1}` };
  });
  const { value, messages } = await convert(checked, convertImage);
  if (value.length > most.html) throw new DocxError('tooLarge');
  return {
    // the editor's pictures stand between paragraphs
    html: cleanHtml(value).replaceAll(/<p>((?:<img\b[^>]*>)*)<\/p>/g, '$1'),
    pictures,
    lostPictures: messages.filter(({ type }) => type === 'error').length,
  };
}

async function convert(
  checked: Uint8Array,
  convertImage: ReturnType<typeof images.imgElement>,
): Promise<Awaited<ReturnType<typeof convertToHtml>>> {
  // the parser's build for Node takes a buffer, that for browsers an array buffer
  const file = { buffer: checked, arrayBuffer: checked.buffer } as unknown as Parameters<typeof convertToHtml>[0];
  try {
    return await convertToHtml(file, { styleMap: styles, includeEmbeddedStyleMap: false, convertImage });
  } catch {
    // whatever the parser stumbles over, the reader can act on one thing only: the file
    throw new DocxError('damaged');
  }
}

/** Types of pictures that are drawn anew; the drawings of word processors (emf, wmf) are not. */
const shown: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp']);
