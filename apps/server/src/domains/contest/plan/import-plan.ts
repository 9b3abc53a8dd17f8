import { msg } from '@lingui/core/macro';
import { type AnswerOf, charactersOf, type InputOf, isFairHtml, longestSection, planPictureType } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { type DocxLoss, docxPicture } from '../../../core/docx-content.ts';
import { cleanHtml, escapeText, textOfHtml } from '../../../core/rich-text.ts';
import { shortened } from '../../../formats/texts/docx-losses.ts';
import { answerOnce } from '../../../rows/answer-once.ts';
import { pathOf } from '../../../services/files/links/attachment-address.ts';
import { receiveFile } from '../../../services/files/upload/receive-file.ts';
import { readPlanRows } from './plan-rows.ts';
import { readPlan } from './read-plan.ts';
import { type ReadText, readText } from './read-text.ts';
import { replaceSection } from './save-section.ts';
import type { Piece } from './split-docx.ts';

/** Pixels of the longer side of a picture: sharp on an A4 page. */
const edge = 2000;
/** Characters of a piece that somebody knows it by. */
const excerptLength = 80;

/** What a Word file would become, section by section. Writes nothing. */
export async function previewImport(ctx: Context, id: string, file: File): Promise<AnswerOf<'plan.importPreview'>> {
  const { pieces, content, entry } = await readText(ctx, id, file);
  const rows = new Map((await readPlanRows(ctx, id)).map((row) => [row.key, row]));
  return {
    pieces: pieces.map(({ heading, key, isTitle, html }) => ({
      heading,
      key,
      isTitle,
      excerpt: Array.from(textOfHtml(html)).slice(0, excerptLength).join(''),
      characters: charactersOf(html),
      pictures: html.match(docxPicture)?.length ?? 0,
    })),
    sections: entry.setup.sections.map(({ key }) => ({
      key,
      version: rows.get(key)?.version ?? 0,
      characters: rows.get(key)?.characters ?? 0,
      isEmpty: (rows.get(key)?.html ?? '') === '',
    })),
    losses: withPieces(content.losses, pieces),
  };
}

/** With the pieces that each place may be in: several, where they stand under one heading or under headings of the same words. */
function withPieces(losses: readonly DocxLoss[], pieces: readonly Piece[]): AnswerOf<'plan.importPreview'>['losses'] {
  const under = new Map<string | null, Set<number>>();
  for (const [place, { headings }] of pieces.entries())
    for (const heading of headings.map(bare)) under.set(heading, (under.get(heading) ?? new Set()).add(place));
  return losses.map((loss) => ({
    ...loss,
    places: loss.places.map((place) => ({ ...place, pieces: [...(under.get(bare(place.heading)) ?? [])] })),
  }));
}

/** A heading as far as a loss names it; white space is another one in the file than on a page. */
function bare(heading: string | null): string | null {
  return heading && shortened(heading).replaceAll(/\s/g, '');
}

/** Puts pieces of a Word file into sections, in place of what stands there, which is kept as a version. All of them, or none. */
export async function importPlan(
  ctx: Context,
  id: string,
  { file, into }: InputOf<'plan.import'>['body'],
): Promise<AnswerOf<'plan.import'>> {
  const text = await readText(ctx, id, file);
  const chosen = choicesOf(into, text);
  const pictures = await storePictures(
    ctx,
    id,
    text,
    [...chosen.values()].flatMap(({ pieces }) => pieces),
  );
  const sections = [...chosen].map(([key, { version, pieces }]) => {
    const html = pieces
      .map((piece) => htmlOf(piece, key))
      .join('')
      .replaceAll(docxPicture, (tag, place: string) => {
        const address = pictures.get(place);
        return address === undefined ? '' : tag.replace(/\bsrc="[^"]*"/, `src="${address}"`);
      });
    return { key, version, html };
  });
  const titles = new Map(text.entry.setup.sections.map(({ key, title }) => [key, title]));
  const long = sections.find(({ html }) => html.length > longestSection || !isFairHtml(html));
  if (long) {
    const title = titles.get(long.key) ?? '';
    throw invalid({ into: msg`「${title}」的内容太多，请分到几章` }, msg`「${title}」的内容太多，请分到几章`);
  }
  // what was cut into pieces is whole again
  const clean = sections.map((section) => ({ ...section, html: cleanHtml(section.html) }));
  const losses = withUndrawn(text.content.losses, chosen, pictures);
  return answerOnce(ctx, async (ctx) => {
    for (const section of clean) await replaceSection(ctx, id, section); // oxlint-disable-line no-await-in-loop -- one transaction
    return { ...(await readPlan(ctx, id)), losses };
  });
}

/** With the pictures that could not be drawn anew, which nobody knew when the file was looked through. */
function withUndrawn(losses: readonly DocxLoss[], chosen: Map<string, Choice>, pictures: Map<string, string | undefined>): DocxLoss[] {
  const undrawn = [...chosen.values()]
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ heading, html }) =>
      Array.from(html.matchAll(docxPicture))
        .filter(([, place = '']) => pictures.get(place) === undefined)
        .map(([tag]) => ({ heading, words: /\balt="([^"]*)"/.exec(tag)?.[1] ?? '' })),
    );
  if (undrawn.length === 0) return [...losses];
  const known = losses.find(({ kind }) => kind === 'PICTURE');
  const all: DocxLoss = { kind: 'PICTURE', count: (known?.count ?? 0) + undrawn.length, places: [...(known?.places ?? []), ...undrawn] };
  return [...losses.filter((loss) => loss !== known), all];
}

interface Choice {
  /** Of the section that is replaced. */
  version: number;
  pieces: Piece[];
}

/** What goes where, by section, in the order of the text. Refused for what the file or the contest has not. */
function choicesOf(into: InputOf<'plan.import'>['body']['into'], { pieces, entry }: ReadText): Map<string, Choice> {
  const choices = new Map<string, Choice>();
  for (const { piece, key, version } of into.map(readChoice).toSorted((one, other) => one.piece - other.piece)) {
    const found = pieces[piece];
    if (!found || !entry.setup.sections.some((section) => section.key === key))
      throw invalid({ into: msg`文件或大赛的要求已经变了，请重新选择文件` }, msg`文件或大赛的要求已经变了，请重新选择文件`);
    const choice = choices.get(key) ?? { version, pieces: [] };
    choice.pieces.push(found);
    choices.set(key, choice);
  }
  return choices;
}

function readChoice(words: string): { piece: number; key: string; version: number } {
  const [piece = '', key = '', version = ''] = words.split(':');
  return { piece: Number(piece), key, version: Number(version) };
}

/** A heading that is not the section's own stays over what it names. */
function htmlOf({ heading, html, isTitle, key: own }: Piece, key: string): string {
  return heading === null || (isTitle && own === key) ? html : `<h3>${escapeText(heading)}</h3>${html}`;
}

/**
 * Stores the pictures of these pieces, drawn anew without what a camera writes beside them. Answers their addresses by place; of one that
 * cannot be drawn, none.
 */
async function storePictures(
  ctx: Context,
  id: string,
  { content }: ReadText,
  pieces: readonly Piece[],
): Promise<Map<string, string | undefined>> {
  const stored = new Map<string, string | undefined>();
  for (const place of pieces.flatMap(({ html }) => Array.from(html.matchAll(docxPicture), ([, found = '']) => found))) {
    const picture = content.pictures[Number(place)];
    const drawn = picture && (await ctx.host.workers.thumbnail(() => Promise.resolve(picture), edge));
    if (!drawn) {
      stored.set(place, undefined);
      continue;
    }
    const row = await receiveFile(ctx, {
      bizType: planPictureType,
      bizId: id,
      fileName: `${place}.webp`,
      size: drawn.byteLength,
      head: drawn,
      content: () => drawn,
    });
    stored.set(place, pathOf('attachment.file', row.id));
  }
  return stored;
}
