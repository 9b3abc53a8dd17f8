import type { planLossKinds } from '@saiwu/openapi';

export type DocxLossKind = (typeof planLossKinds)[number];

/** A part of a Word file that does not come over as it is there. */
export interface DocxLoss {
  kind: DocxLossKind;
  count: number;
  /** The first places: the heading above (null: none) and words of the paragraph. */
  places: { heading: string | null; words: string }[];
}

/** The content of a Word file: clean HTML, in which each picture is `/docx-picture/<place>`, and those pictures as they lie in the file. */
export interface DocxContent {
  html: string;
  pictures: Uint8Array<ArrayBuffer>[];
  losses: DocxLoss[];
}

/** The place of a picture of the file in its HTML. */
export const docxPicture = /<img\b[^>]*?\bsrc="\/docx-picture\/(\d+)"[^>]*>/g;
