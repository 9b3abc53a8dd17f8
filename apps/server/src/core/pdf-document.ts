/** A document to be laid out on A4 pages, in points of 1/72 inch. Plain enough to cross to another thread. */
export interface PdfDocument {
  /** In the file's properties, the window's title and the head of every page. */
  title: string;
  /** The language that PDF readers and screen readers take the text for. */
  language: 'zh-CN' | 'en';
  /** Portrait unless a table wants more room. */
  orientation?: 'portrait' | 'landscape';
  /** Small text at the right of every page's head: a date, for instance. */
  remark?: string;
  /** The text in place of a picture that cannot be shown and has no text of its own. */
  pictureLost: string;
  /** The text at the end, before the codes of characters that the font lacks. */
  charactersLost: string;
  blocks: Block[];
}

export type Block =
  /** Is in the outline too. Level 1 is a chapter. */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[]; align?: 'left' | 'center'; indent?: number; marker?: string }
  | { kind: 'table'; columns: TableColumn[]; rows: string[][] }
  /** PNG, JPEG, GIF or WebP; a picture of any other kind, or a damaged or enormous one, is replaced by `alt`. */
  | { kind: 'picture'; content: Uint8Array; alt: string }
  /** HTML from an editor: paragraphs, headings, lists, tables, bold, pictures within it. Cleaned before it is read; nothing is fetched. */
  | { kind: 'html'; html: string }
  | { kind: 'page' };

/** A stretch of text of one weight. A line feed begins a new line. */
export interface Run {
  text: string;
  isBold?: boolean;
  /** In smaller type, above the line or below it. */
  rise?: Rise;
}

export type Rise = 'raised' | 'lowered';

export interface TableColumn {
  /** Repeated at the head of every page that the table reaches; a table whose titles are all empty has no head. */
  title: string;
  /** Share of the width beside those of the others. */
  share: number;
  align?: 'left' | 'right';
}

/** A document on its way. */
export interface RenderedPdf {
  content: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Characters that the font lacks, each once: the document shows `〓` for them. */
  missing: string[];
}
