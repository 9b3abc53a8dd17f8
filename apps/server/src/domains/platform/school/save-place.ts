import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { endSessionsOfAdministrators } from '../../identity/session/end-sessions.ts';
import { seeing } from '../org/seeing.ts';
import { fitSubscription, refuseEndingUnasked } from '../org/org-subscription.ts';
import { tellSubscription } from '../org/tell-subscription.ts';
import { refuseOwnSwitch } from '../org/own-switch.ts';
import { refuseOrgTwin } from '../org/org-twin.ts';
import { readParent } from '../org/read-parent.ts';
import { fitLogo } from './place-logo.ts';
import { fitCode, keepProfile } from './place-profile.ts';
import type { PlaceType } from './place-type.ts';
import { findOwnPlace, type PlaceAnswers, places, readPlace } from './read-place.ts';
import { scoped } from '../../../rows/scope.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Change = InputOf<'school.update'>['body'];
type New = InputOf<'school.save'>['body'] & Pick<InputOf<'college.save'>['body'], 'schoolId'>;

/** Changes what was sent of a school or college. */
export async function changePlace<T extends PlaceType>(
  ctx: Context,
  type: T,
  { id, version, confirm, label, abbreviation, describe, code, logo, state, vip, expiryDate, ...profile }: Change,
): Promise<PlaceAnswers[T]> {
  const current: PlaceAnswers[PlaceType] = await readPlace(ctx, type, id);
  if (version !== current.version) throw stale(current);
  const { parentId, logoId } = await places(ctx, type)
    .where('org.id', '=', id)
    .select(['org.parentId', 'org.logoId'])
    .executeTakeFirstOrThrow();
  const subscription = fitSubscription(ctx, { vip, expiryDate }, current);
  refuseOwnSwitch(ctx, id, state, current);
  if (label !== undefined) await refuseOrgTwin(ctx, parentId, label, id);
  await refuseEndingUnasked(ctx, id, subscription.expiryDate, confirm);
  const done = await scoped(ctx, 'org')
    .update()
    .set({
      ...given({ label, abbreviation, describe, state }),
      ...subscription,
      ...(await fitLogo(ctx, logo, logoId)),
      ...(await fitCode(ctx, type, { id, parentId }, code)),
      updatedBy: callerOf(ctx).userId,
      updateTime: ctx.now,
      version: sql<number>`version + 1`,
    })
    .where('org.id', '=', id)
    .where('org.version', '=', version)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) throw stale(await readPlace(ctx, type, id));
  if (type === 'school') await keepProfile(ctx, id, given({ ...profile, code }));
  if (state === false) await endSessionsOfAdministrators(ctx, id);
  await tellSubscription(ctx, id, subscription);
  ctx.was?.(current);
  return readPlace(ctx, type, id);
}

/** Adds a school at the top or a college beneath one, behind the others. */
export async function addPlace<T extends PlaceType>(
  ctx: Context,
  type: T,
  { schoolId, label, abbreviation, describe, code, logo, state, vip, expiryDate, ...profile }: New,
): Promise<PlaceAnswers[T]> {
  const parentId = type === 'school' ? '0' : await schoolFor(ctx, schoolId);
  const above = await readParent(ctx, parentId);
  await refuseOrgTwin(ctx, parentId, label, '0');
  const { userId } = callerOf(ctx);
  const { id } = await tenantDb(ctx)
    .insertInto('org')
    .values({
      ...given({ abbreviation, describe, state }),
      ...fitSubscription(ctx, { vip, expiryDate }, null),
      ...(await fitLogo(ctx, logo, null)),
      ...(await fitCode(ctx, type, { id: '0', parentId }, code)),
      parentId,
      label,
      type,
      treePath: '/',
      sortValue: sql<number>`(select coalesce(max(sort_value), 0) + 1 from org where tenant_id = ${ctx.tenant.id} and parent_id = ${parentId})`,
      createTime: ctx.now,
      createdBy: userId,
      updateTime: ctx.now,
      updatedBy: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenantDb(ctx)
    .updateTable('org')
    .set({ treePath: `${above}${id}/` })
    .where('id', '=', id)
    .execute();
  if (type === 'school') await keepProfile(ctx, id, given({ ...profile, code }));
  return readPlace(seeing(ctx, id), type, id);
}

async function schoolFor(ctx: Context, given: string | null | undefined): Promise<string> {
  const id = given ?? (await findOwnPlace(ctx, 'school'));
  const found = id && (await places(ctx, 'school').where('org.id', '=', id).select('org.id').executeTakeFirst());
  if (!found) throw invalid({ schoolId: given ? msg`没有找到这所学校` : msg`请选择学校` });
  return found.id;
}

/** The fields that were sent; empty text is stored as absent. */
function given<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([field, value]) => [field, value === '' ? null : value])) as Fields; // some of the same keys
}
