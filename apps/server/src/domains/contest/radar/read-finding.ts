import { type AnswerOf, personPartNames, radarStateNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire } from '../../../core/wire-time.ts';
import { planPictureLink } from '../plan/plan-pictures.ts';
import type { Part } from '../project/people/project-people.ts';
import { findings, presentFinding, selectFinding } from './finding-rows.ts';
import { commonMarks, guidanceOf, textsOf } from './look-alike.ts';
import { markPassages } from './mark-passages.ts';
import { compareTexts } from './passages.ts';
import { looksSame } from './picture-hash.ts';
import { isUnread } from './plan-pdf-text.ts';
import { readText } from './read-texts.ts';
import { sharedPeople } from './shared-people.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Detail = AnswerOf<'radar.get'>;

/** Two projects beside each other, as far as the caller may see them. Throws `notFound`. */
export async function readFinding(ctx: Context, id: string): Promise<Detail> {
  const row = await selectFinding(ctx, findings(ctx).where('radarFinding.id', '=', id)).executeTakeFirst();
  if (!row) throw notFound();
  const finding = presentFinding(ctx, row);
  const { first, second } = finding;
  const [one, other] = [await readText(ctx, first.projectId), await readText(ctx, second.projectId)];
  const texts = [one === null ? [] : textsOf(one), other === null ? [] : textsOf(other)] as const;
  const common = new Set([
    ...(await commonMarks(ctx, texts[1])),
    ...[one, other].flatMap((text) => (text === null ? [] : [...guidanceOf(text)])),
  ]);
  const { passages } = compareTexts(...texts, common);
  const opened = async (side: typeof first, text: typeof one, which: 'first' | 'second', otherId: string) => ({
    ...side,
    blocks:
      side.isVisible && text !== null
        ? markPassages(
            text.parts,
            passages.map((passage) => passage[which]),
          )
        : [],
    isPdfUnread: side.isVisible && text !== null && isUnread(text.pdf),
    people: side.isVisible ? await readPeopleOf(ctx, side.projectId, otherId) : [],
  });
  return {
    ...finding,
    first: await opened(first, one, 'first', second.projectId),
    second: await opened(second, other, 'second', first.projectId),
    passageCount: passages.length,
    pairs: await readPairs(ctx, finding),
    history: await readHistory(ctx, id),
  };
}

/** Who stands behind a project, and who of them behind the other one too. */
async function readPeopleOf(ctx: Context, projectId: string, otherId: string) {
  const { rows } = await sql<{ part: Part; name: string; isShared: boolean }>`
    with met as (${sharedPeople(ctx, projectId)})
    select person.part, person.name, exists (select from met
      where met.project_id = ${otherId} and met.part = person.part and met.position = person.position) as is_shared
    from project_person person where person.tenant_id = ${ctx.tenant.id} and person.project_id = ${projectId}
    order by array_position(array['LEADER', 'MEMBER', 'ADVISOR'], person.part), person.position`.execute(tenantDb(ctx));
  return rows.map(({ part, ...person }) => ({ ...person, part: enumeration(ctx, personPartNames, part) }));
}

/** Pictures that look the same, each of the first once. */
async function readPairs(ctx: Context, { first, second, pictures }: AnswerOf<'radar.page'>['records'][number]) {
  if (pictures === null) return [];
  const rows = await tenantDb(ctx)
    .selectFrom('radarPicture as picture')
    .innerJoin('attachment', 'attachment.id', 'picture.attachmentId')
    .where('picture.projectId', 'in', [first.projectId, second.projectId])
    .orderBy('attachment.id')
    .select(['picture.projectId', 'picture.hash', 'attachment.id', 'attachment.path'])
    .execute();
  const others = rows.filter(({ projectId }) => projectId === second.projectId);
  const pairs = rows
    .filter(({ projectId }) => projectId === first.projectId)
    .flatMap((one) => {
      const other = others.find(({ hash }) => looksSame(one.hash, hash));
      return other === undefined ? [] : [[one, other] as const];
    });
  const linkOf = async (isVisible: boolean, picture: (typeof rows)[number]) => (isVisible ? planPictureLink(ctx, picture) : null);
  return Promise.all(
    pairs.map(async ([one, other]) => ({ first: await linkOf(first.isVisible, one), second: await linkOf(second.isVisible, other) })),
  );
}

async function readHistory(ctx: Context, findingId: string): Promise<Detail['history']> {
  const rows = await tenantDb(ctx)
    .selectFrom('radarDecision as made')
    .leftJoin('user', 'user.id', 'made.createdBy')
    .where('made.findingId', '=', findingId)
    .orderBy('made.version', 'desc')
    .select(['made.state', 'made.reason', 'made.createTime', 'user.name as by'])
    .execute();
  return rows.map(({ state, createTime, ...made }) => ({
    ...made,
    state: enumeration(ctx, radarStateNames, state),
    time: toWire(createTime, ctx.tenant.timeZone),
  }));
}
