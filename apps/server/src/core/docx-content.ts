import type { planLossKinds } from '@saiwu/openapi';

export type DocxLossKind = (typeof planLossKinds)[number];

/** What does not come over from a Word file as it stands there. */
export interface DocxLoss {
  kind: DocxLossKind;
  count: number;
  /** The first ones: the heading above (null: none) and words of the paragraph. */
  places: { heading: string | null; words: string }[];
}

/** What a Word file says: clean HTML, in which pictures stand as `/docx-picture/<place>`, and those pictures as they lie in the file. */
export interface DocxContent {
  html: string;
  pictures: Uint8Array<ArrayBuffer>[];
  losses: DocxLoss[];
}

/** Where a picture of a file stands in its HTML. */
export const docxPicture = /<img\b[^>]*?\bsrc="\/docx-picture\/(\d+)"[^>]*>/g;
