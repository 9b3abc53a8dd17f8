import { personPartNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { enumeration } from '../../../../core/enumeration.ts';
import { maskNumber } from '../../../../services/parameters/mask-number.ts';
import { maskPhone } from '../../../../services/parameters/mask-phone.ts';
import type { Part } from '../../project/people/project-people.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

export interface EntryPerson {
  part: Part;
  position: number;
  name: string;
  number: string | null;
  phone: string | null;
  task: string | null;
  userId: string | null;
  consentVersion: number | null;
  orgLabel: string | null;
}

/** Who stands behind a project: the leader, the team in its order, the advisors in theirs. */
export async function readEntryPeople(ctx: Context, projectId: string): Promise<EntryPerson[]> {
  return tenantDb(ctx)
    .selectFrom('projectPerson as person')
    .leftJoin('user', 'user.id', 'person.userId')
    .leftJoin('org', 'org.id', 'user.orgId')
    .where('person.projectId', '=', projectId)
    .orderBy(sql`array_position(array['LEADER', 'MEMBER', 'ADVISOR'], person.part)`)
    .orderBy('person.position')
    .select([
      'person.part',
      'person.position',
      'person.name',
      'person.number',
      'person.phone',
      'person.task',
      'person.userId',
      'person.consentVersion',
      'org.label as orgLabel',
    ])
    .execute();
}

/** The same as one of them sees it: the numbers and phones of the others behind their masks. */
export function presentEntryPerson(ctx: Context, person: EntryPerson, consent: { version: number } | null) {
  const { part, number, phone, consentVersion, ...rest } = person;
  const isMe = person.userId === callerOf(ctx).userId;
  return {
    ...rest,
    part: enumeration(ctx, personPartNames, part),
    number: number && !isMe ? maskNumber(number) : number,
    phone: phone && !isMe ? maskPhone(phone) : phone,
    isMe,
    hasConsented: consent && part !== 'ADVISOR' ? consentVersion === consent.version : null,
  };
}

/** What everybody of a team is asked to agree to now; null: nothing. */
export async function readConsent(ctx: Context, contestId: string): Promise<{ version: number; text: string } | null> {
  const last = await tenantDb(ctx)
    .selectFrom('contestConsent')
    .where('contestId', '=', contestId)
    .orderBy('version', 'desc')
    .select(['version', 'text'])
    .limit(1)
    .executeTakeFirst();
  return last?.text ? { version: last.version, text: last.text } : null;
}
