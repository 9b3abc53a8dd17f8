import type { InputOf } from '@saiwu/openapi';
import type { Caller, Context } from '../../../../core/context.ts';
import { textOfHtml } from '../../../../core/rich-text.ts';
import { fromWire } from '../../../../core/wire-time.ts';
import { lastingHtml } from '../../../../services/files/pictures/lasting-html.ts';
import { ownPictureId } from '../../../../services/files/pictures/own-picture.ts';
import { checkPlaces } from './check-places.ts';
import { checkSetup } from './check-setup.ts';
import { readOrganiser } from '../organiser.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Adds a contest as a draft of its organiser's. Answers its id. */
export async function addContest(
  ctx: Context,
  { stages, orgId: wanted, ...contest }: InputOf<'contest.save'>['body'],
  { userId }: Caller,
): Promise<string> {
  const orgId = await readOrganiser(ctx, wanted);
  if (contest.setup) await checkSetup(ctx, contest.setup, { at: 'setup', before: null });
  await checkPlaces(ctx, orgId, { ...contest, stages }, null);
  const { id } = await tenantDb(ctx)
    .insertInto('contest')
    .values({
      orgId,
      ...contestColumns(ctx, contest),
      ...(await coverColumn(ctx, contest.cover, null)),
      createTime: ctx.now,
      createdBy: userId,
      updateTime: ctx.now,
      updatedBy: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addStages(ctx, id, stages, 0);
  return id;
}

/** Adds stages behind the `before` that a contest has. */
export async function addStages(
  ctx: Context,
  contestId: string,
  stages: InputOf<'contest.save'>['body']['stages'],
  before: number,
): Promise<void> {
  if (stages.length === 0) return;
  await tenantDb(ctx)
    .insertInto('stage')
    .values(
      stages.map((stage, index) => ({
        contestId,
        sortValue: before + index + 1,
        ...stageColumns(ctx, stage),
      })),
    )
    .execute();
}

export function contestColumns(ctx: Context, contest: Omit<InputOf<'contest.save'>['body'], 'stages' | 'orgId'>) {
  const zone = ctx.tenant.timeZone;
  return {
    title: contest.title,
    edition: contest.edition,
    describe: describedAs(contest.describe),
    tracks: contest.tracks,
    registrationStart: fromWire(contest.registrationStart, zone),
    registrationEnd: fromWire(contest.registrationEnd, zone),
    ...(contest.appealStart !== undefined && { appealStart: contest.appealStart === null ? null : fromWire(contest.appealStart, zone) }),
    ...(contest.appealEnd !== undefined && { appealEnd: contest.appealEnd === null ? null : fromWire(contest.appealEnd, zone) }),
    ...(contest.coverAlt !== undefined && { coverAlt: contest.coverAlt || null }),
    ...(contest.setup && { setup: JSON.stringify(contest.setup) }),
  };
}

/** A description as the kit's editor makes it, cleaned; one without words or pictures is none. */
function describedAs(html: string | null | undefined): string | null {
  const clean = lastingHtml(html ?? '');
  return textOfHtml(clean) === '' && !clean.includes('<img') ? null : clean;
}

/** The picture over a contest's page: absent, it stays. */
export async function coverColumn(ctx: Context, cover: string | null | undefined, kept: string | null) {
  if (cover === undefined) return {};
  return { coverId: cover === null ? null : await ownPictureId(ctx, 'cover', cover, kept) };
}

export function stageColumns(ctx: Context, stage: InputOf<'contest.save'>['body']['stages'][number]) {
  const zone = ctx.tenant.timeZone;
  return {
    kind: stage.kind,
    mode: stage.mode,
    reviewStart: fromWire(stage.reviewStart, zone),
    reviewEnd: fromWire(stage.reviewEnd, zone),
    judgesPerProject: stage.judgesPerProject,
    loadCap: stage.loadCap ?? null,
    recusal: stage.recusal,
    isBlind: stage.isBlind,
    rule: JSON.stringify(stage.rule),
    rubric: JSON.stringify(stage.rubric),
    ...(stage.teamSees && { teamSees: stage.teamSees }),
    ...(stage.tieOrder && { tieOrder: JSON.stringify(stage.tieOrder) }),
    ...(stage.promotion !== undefined && { promotion: stage.promotion === null ? null : JSON.stringify(stage.promotion) }),
  };
}
