import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { rules } from '@saiwu/openapi';
import { maskPhone, unmasked } from '../../../services/parameters/mask-phone.ts';
import { dictionaryNames } from '../../reference/read-dictionary.ts';
import { homeOf, refuseUnseenHome } from '../org/home-of.ts';
import { holdPeople, refuseTakenNumber } from './find-person.ts';
import { maskNumber } from '../../../services/parameters/mask-number.ts';
import { noteMoves } from './note-history.ts';
import type { Register } from './register-table.ts';
import { schoolsOf } from './school-of.ts';

/** Somebody new as they are written down: of the organisation that is named, or the caller's own, and of its school. */
export async function fitNew<Body extends { number: string; orgId?: string | null | undefined }>(
  ctx: Context,
  table: Register,
  body: Body,
) {
  const orgId = await homeOf(ctx, body.orgId);
  if (orgId === null) throw invalid({ orgId: msg`请选择机构` });
  const schoolId = await schoolOf(ctx, orgId);
  await refuseTakenNumber(ctx, table, { number: body.number, schoolId });
  return { ...body, orgId, schoolId };
}

interface Change {
  id: string;
  number?: string | undefined;
  phone?: string | null | undefined;
  orgId?: string | null | undefined;
}

/** A change as it is written down: masks stand for what is kept; another organisation is a move, which the history keeps. */
export async function fitChanged<Body extends Change>(ctx: Context, table: Register, body: Body) {
  const [kept] = await holdPeople(ctx, table, [body.id]);
  if (!kept) return body;
  const number = unmasked(body.number, { field: 'number', kept: kept.number, shown: [maskNumber(kept.number)], rule: rules.personNumber });
  const phone = unmasked(body.phone, {
    field: 'phone',
    kept: kept.phone,
    shown: kept.phone ? [maskPhone(kept.phone)] : [],
    rule: rules.phone,
  });
  if (body.orgId === null) throw invalid({ orgId: msg`请选择机构` });
  const orgId = body.orgId ?? kept.orgId;
  if (orgId !== kept.orgId) await refuseUnseenHome(ctx, orgId);
  const schoolId = orgId === kept.orgId ? kept.schoolId : await schoolOf(ctx, orgId);
  await refuseTakenNumber(ctx, table, { number: number ?? kept.number, schoolId }, kept.id);
  await noteMoves(ctx, table, [{ id: kept.id, orgId }]);
  return { ...body, ...(number !== undefined && { number }), ...(phone !== undefined && { phone }), schoolId };
}

/** Refuses a code that the dictionary does not have; one that somebody has already stays, though its item is gone. */
export async function refuseUnknownCode(
  ctx: Context,
  { field, type, kept }: { field: string; type: string; kept: string | null },
  code: string | null | undefined,
): Promise<void> {
  if (!code || code === kept) return;
  if ((await dictionaryNames(ctx))(type, code) === undefined) throw invalid({ [field]: msg`不在可选的值之中` });
}

async function schoolOf(ctx: Context, orgId: string): Promise<string> {
  return (await schoolsOf(ctx, [orgId])).get(orgId) ?? orgId;
}
