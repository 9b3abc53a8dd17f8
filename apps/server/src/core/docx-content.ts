/** What a Word file says: clean HTML, in which pictures stand as `/docx-picture/<place>`, and those pictures as they lie in the file. */
export interface DocxContent {
  html: string;
  pictures: Uint8Array<ArrayBuffer>[];
  /** Pictures that no browser shows, or that lie elsewhere: they are left out. */
  lostPictures: number;
}

/** Where a picture of a file stands in its HTML. */
export const docxPicture = /<img\b[^>]*?\bsrc="\/docx-picture\/(\d+)"[^>]*>/g;
