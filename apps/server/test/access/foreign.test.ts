import { contract, type Operation, type OperationId } from '@saiwu/openapi';
import { expect, it } from 'vitest';
import { known } from '../fixture.ts';
import { openServer } from '../harness.ts';
import { holderOfAllCodes } from './all-codes.ts';
import { ask, type Asked } from './ask.ts';
import { signInAll } from './identities.ts';
import type { Ids } from './ids.ts';
import { marks } from './marks.ts';
import { requestFor } from './requests.ts';
import { watchRows } from './watch-rows.ts';
import { buildWorld } from './world.ts';

const server = openServer({ tenantMode: 'COLUMN' }, 'kept');
const given = server.given(async () => {
  const world = await buildWorld(server);
  return {
    world,
    admin: (await signInAll(server, world)).SA,
    // every code, and the rows of one school
    school: await holderOfAllCodes(server, 'THIS_LEVEL_CHILDREN', known.school),
  };
});

/** What tells somebody of another school that there is such a thing, and why that is meant. */
const told: Partial<Record<OperationId, string>> = {
  'user.check': 'accounts are unique in the tenant: whoever adds one has to know which are taken',
  'attachment.downloadByUrl': 'the link is signed, and opens for whoever has it',
  'attachment.downloadOfUrl': 'the link is signed, and opens for whoever has it',
};

const closed = Object.entries<Operation>(contract)
  .filter(([, { access, isForPlatform }]) => access !== 'open' && !isForPlatform)
  .map(([id]) => id as OperationId); // keys of the contract

it.each(closed)('%s answers for what is elsewhere as for what is nowhere, and leaves it alone', async (id) => {
  const { world, admin, school } = given();
  const cases = [
    { who: admin, where: 'another tenant', ids: world.otherTenant, mark: marks.otherTenant },
    { who: school, where: 'another tenant', ids: world.otherTenant, mark: marks.otherTenant },
    { who: school, where: 'another school', ids: world.otherSchool, mark: marks.otherSchool },
  ] as const;
  for (const { who, where, ids, mark } of cases) {
    const asking = (named: Ids) => ask(server, id, requestFor(id, named), who.headers);
    const own = { ...world.own, me: who.userId ?? '' };
    if (JSON.stringify(requestFor(id, ids)) === JSON.stringify(requestFor(id, own))) continue;
    const nowhere = missingFrom(own, ids);
    const [missing, foreign] = [
      await server.undoing(() => asking(nowhere)),
      await server.undoing(async () => {
        const unchanged = await watchRows(server.db, where, ids);
        const answer = await asking(ids);
        expect(await unchanged(), `${id}: rows of ${where}`).toEqual([]);
        return answer;
      }),
    ];
    expect(foreign.text, `${id}: rows of ${where} in the answer`).not.toContain(mark);
    if (where === 'another school' && id in told) continue;
    expect(plain(foreign, ids), `${id}: ${where}`).toEqual(plain(missing, nowhere));
  }
});

/** Nothing is there by what differs; what is the same for both stays. */
function missingFrom(own: Ids, foreign: Ids): Ids {
  const named = Object.entries(foreign).map(([name, id]) => {
    if (Reflect.get(own, name) === id) return [name, id];
    return [name, /^\d+$/.test(id) ? '999999999999' : id.replaceAll(/\d+/g, '9')];
  });
  return Object.fromEntries(named);
}

/** What an answer says but for the ids that were asked for and the time. */
function plain({ status, text }: Asked, ids: Ids): { status: number; text: string } {
  let said = text.replaceAll(/"timestamp":"\d+"|"path":"[^"]*"/g, '');
  for (const id of new Set(Object.values(ids))) if (id.length > 2) said = said.replaceAll(`"${id}"`, '"#"');
  return { status, text: said };
}
