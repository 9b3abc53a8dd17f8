import { contestSetup } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { textOfHtml } from '../../../core/rich-text.ts';
import { findPdf, type PlanPdf } from './plan-pdf-text.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** A part of what a project says: a section of its plan, its summary, or an answer of some length. */
export interface TextPart {
  key: string;
  /** As the contest calls it; null: the summary, or the PDF. */
  title: string | null;
  text: string;
  /** Addresses of pictures are in here. */
  html: string;
}

export interface ProjectText {
  title: string;
  contestId: string;
  parts: TextPart[];
  /** Whether the plan may be a PDF, and the one that it is. */
  planAs: 'SECTIONS' | 'EITHER';
  pdf: PlanPdf | null;
  /** What the contest itself says of its sections: whoever keeps it has copied from nobody. */
  guidance: string[];
}

/** Characters from which on an answer to a field is a text that one can copy. */
const longAnswer = 60;

/** What a project says now. Null where it is gone, or what its people wrote is going. */
export async function readText(ctx: Context, projectId: string): Promise<ProjectText | null> {
  const project = await tenantDb(ctx)
    .selectFrom('project')
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .where('project.id', '=', projectId)
    .where('contest.anonymiseTime', 'is', null)
    .select(['project.title', 'project.contestId', 'project.summary', 'project.answers', 'contest.setup'])
    .executeTakeFirst();
  if (!project) return null;
  const written = await tenantDb(ctx).selectFrom('planSection').where('projectId', '=', projectId).select(['key', 'html']).execute();
  const htmlOf = new Map(written.map(({ key, html }) => [key, html]));
  const { sections, fields, planAs } = contestSetup.parse(project.setup);
  const pdf = planAs === 'EITHER' ? await findPdf(ctx, projectId) : null;
  const parts = [
    { key: 'summary', title: null, text: project.summary ?? '', html: '' },
    ...fields.map(({ key, label }) => ({ key: `field:${key}`, title: label, text: answerOf(project.answers[key]), html: '' })),
    // it is the plan, whatever still stands in the sections
    ...(pdf ? [{ key: pdfKey, title: null, text: pdf.text ?? '', html: '' }] : []),
    ...(pdf ? [] : sections).map(({ key, title }) => {
      const html = htmlOf.get(key) ?? '';
      return { key: `plan:${key}`, title, text: linesOf(html), html };
    }),
  ];
  return {
    title: project.title,
    contestId: project.contestId,
    parts: parts.filter(({ text, html }) => text !== '' || html !== ''),
    planAs,
    pdf,
    guidance: sections.flatMap(({ title, guidance }) => [title, guidance ?? '']),
  };
}

/** Of the part that is a PDF. */
const pdfKey = 'pdf';

function answerOf(answer: string | undefined): string {
  return answer !== undefined && answer.length >= longAnswer ? answer : '';
}

/** The words of HTML that was cleaned, each block on a line of its own. */
function linesOf(html: string): string {
  const words = textOfHtml(html.replaceAll(/<(?:br|hr|\/(?:p|h[2-4]|li|blockquote|pre|tr))\b[^>]*>/g, `$&${lineEnd}`));
  return words
    .split(lineEnd)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Of the private use area: nobody's text has it. */
const lineEnd = '\u{E000}';
