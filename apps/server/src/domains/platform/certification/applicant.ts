import type { MessageDescriptor } from '@lingui/core';
import { callerOf, type Context } from '../../../core/context.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { readPlacing } from '../user/roles/placing.ts';
import { readDecidable } from './decidable.ts';
import { type CertificationRow, placeOf } from './present-certification.ts';

/** Whoever has made a request, as far as deciding it depends on them. */
export interface Applicant {
  mobile: string | null;
  orgLabel: string | null;
  roleNames: string[];
  isOwn: boolean;
  /** Where they come to by being approved; null: they belong there already. */
  move: { to: string; roleNames: string[] } | null;
  bar: MessageDescriptor | null;
}

/** `isHeld`: the person is held until the transaction ends. The person may be out of the caller's data scope: it is they who have asked. */
export async function readApplicant(ctx: Context, request: CertificationRow, isHeld = false): Promise<Applicant> {
  const { userId, orgId, roleCode } = request;
  // who administers a school or college belongs to it itself
  const isPlaceBound = roleCode === 'XMANAGEMENT' || roleCode === 'YMANAGEMENT';
  const { mobile, orgLabel, roleNames, moving, bar } = await readPlacing(
    ctx,
    { userId, orgId, roleCode, isPlaceBound },
    await readDecidable(ctx),
    isHeld,
  );
  return {
    mobile: (await phonesInLists(ctx))(mobile),
    orgLabel,
    roleNames,
    isOwn: userId === callerOf(ctx).userId,
    move: moving && { to: placeOf(request), roleNames: moving },
    bar,
  };
}
