import { cleanPasted } from './word-html.ts';

interface Pasted {
  html: string;
  /** Pictures that came within the text. */
  pictures: File[];
  /** How many pictures did not come: they lie where a page may not read. */
  lost: number;
}

/**
 * Pasted HTML for an editor that stores its pictures: those that came within the text are apart, to be stored, those that did not are
 * counted.
 */
export function takePasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pasted: Pasted = { html: '', pictures: [], lost: 0 };
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (!/^(?:data|file|cid):/i.test(src)) continue;
    const picture = readPicture(src, image.alt);
    if (picture === null) pasted.lost += 1;
    else pasted.pictures.push(picture);
    image.remove();
  }
  return { ...pasted, html: cleanPasted(body.innerHTML) };
}

/** The same text alone, as the editor takes it. */
export function withoutPictures(html: string): string {
  return takePasted(html).html;
}

/** Null for one that is no base64 within its address. */
function readPicture(src: string, alt: string): File | null {
  const [, type = '', subtype = '', content = ''] = /^data:(image\/([\w.+-]+));base64,([\w+/=\s]+)$/i.exec(src) ?? [];
  try {
    if (content === '') return null;
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${alt || 'image'}.${subtype.toLowerCase()}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}
