import { signAccess } from '../../src/core/tokens.ts';
import { signingKeys } from '../../src/domains/identity/session/signing-keys/signing-key.ts';
import type { TestServer } from '../harness.ts';
import type { Identity } from './matrix.ts';
import { tenants, type World } from './world.ts';

/** Somebody of the table. */
export interface Somebody {
  headers: Record<string, string>;
  /** Null for nobody. */
  userId: string | null;
}

/** The fourteen, signed in. */
export async function signInAll(server: TestServer, { judges }: World): Promise<Record<Identity, Somebody>> {
  const [first, other] = [server.within(tenants.first), server.within(tenants.other)];
  const person = async (account: string, tenant: keyof typeof tenants = 'first'): Promise<Somebody> => {
    const { id } = await server.db
      .selectFrom('user')
      .where('tenantId', '=', tenants[tenant].id)
      .where('account', '=', account)
      .select('id')
      .executeTakeFirstOrThrow();
    return { headers: asClient(await (tenant === 'first' ? first : other).headersOf(account)), userId: id };
  };
  const school = await person('school');
  const { token: _, ...unsigned } = school.headers;
  return {
    no: { headers: unsigned, userId: null },
    ex: { headers: { ...school.headers, token: await expiredToken(server, school.userId ?? '') }, userId: school.userId },
    di: await person('disabled'),
    SA: await person('admin'),
    GM: await person('manager'),
    SC: school,
    C1: await person('college'),
    C2: await person('college2'),
    J1: await person(judges.assigned),
    J2: await person(judges.idle),
    TE: await person('teacher'),
    ST: await person('student'),
    NR: await person('nobody'),
    OT: await person('admin', 'other'),
  };
}

/** Front ends of the platform name themselves where others have the token. */
export function asClient({ authorization = '', ...headers }: Record<string, string>): Record<string, string> {
  return { ...headers, token: authorization, authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
}

/** Of a session that goes on, signed two hours ago. */
async function expiredToken({ host, db }: TestServer, userId: string): Promise<string> {
  const session = { id: 'test-school', tenantId: tenants.first.id, userId, account: 'school' };
  return `Bearer ${await signAccess(signingKeys({ host, db }), session, new Date(host.clock.now().getTime() - 7_200_000))}`;
}
