import type { AnswerOf, Client, OperationId } from '@saiwu/api-client';
import type { SessionStore, SessionUser } from '@saiwu/auth';

/** What one call tells: what stands around the pages, for the dashboard also what that shows. */
export type Start = AnswerOf<'session.start'> & Partial<AnswerOf<'dashboard.start'>>;

/** That call, under way or answered. */
export interface Begun {
  userId: string;
  isDashboard: boolean;
  asked: Promise<Start>;
  answer?: Start;
}

/** Asks for whoever is signed in, before the code of the pages is there to ask. */
export function beginStart(client: Pick<Client<OperationId>, 'call'>, store: SessionStore, isDashboard: boolean): void {
  const { isSignedIn, user } = store.getSnapshot();
  // until they have done that, nothing else is answered
  if (isSignedIn && user && !user.mustChangePassword && !user.mustEnrolTotp) begun = askStart(client, user, isDashboard);
}

/** Resolves when what was begun is answered, or late. */
export function beganStart(): Promise<void> {
  return soon(begun?.asked);
}

/** Resolves when that is answered, well or not, or has kept the first drawing long enough. */
export async function soon(asked: Promise<unknown> | undefined): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([asked?.catch(() => undefined), late]);
}

/** A page that is drawn twice takes longer than one that comes a little later, in milliseconds. */
const patience = 300;

/** What was begun for this person, once: later it is no longer how things stand. */
export function takeBegun(userId: string | undefined): Begun | undefined {
  const taken = begun?.userId === userId ? begun : undefined;
  begun = undefined;
  return taken;
}

/** Asks now. */
export function askStart({ call }: Pick<Client<OperationId>, 'call'>, { id, roleList }: SessionUser, isDashboard: boolean): Begun {
  const input = { query: { roleCode: roleList[0]?.code }, isQuiet: true };
  const asked: Promise<Start> = isDashboard ? call('dashboard.start', input) : call('session.start', input);
  const one: Begun = { userId: id, isDashboard, asked };
  const keep = async () => void (one.answer = await asked);
  // what is not told each part asks by itself
  keep().catch(() => undefined);
  return one;
}

let begun: Begun | undefined;
