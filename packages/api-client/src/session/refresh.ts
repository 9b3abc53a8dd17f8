import { ApiError, isApiError } from '../answer/api-error.ts';
import { isSameSession } from './same-session.ts';
import type { SessionPort, SessionTokens } from './session.ts';

/** What the server answers to a refresh: new tokens, and the seconds until the access token ends, as text. */
export interface RefreshAnswer {
  token: string;
  /** Absent or empty: the one that was traded stays good. */
  refreshToken?: string | null;
  expire: string;
}

/** A call that wants a token. */
export interface Asker {
  /** The session's token when the call was made; `null` when signed out. Whoever signs in while it waits is somebody else. */
  token: string | null;
  /** It may change something: never under a token of which nobody knows whose it is. */
  isWrite: boolean;
}

export interface SessionKeeper {
  /**
   * The token to send, refreshed first when it ends in under five minutes; `null` when signed out.
   *
   * @throws {ApiError} `signedOut` when the refresh is refused or another session has taken the place of the asker's, or the failure of a
   * refresh that could not be tried while the token has ended
   */
  freshToken(asker: Asker): Promise<string | null>;
  /**
   * A newer token in place of a refused one.
   *
   * @throws {ApiError} the refusal when the asker's session has none; it has ended then
   */
  recover(asker: Asker, used: string, refusal: ApiError): Promise<string>;
  /** Ends the session of this token, unless that has been done or a newer one has taken its place. */
  end(used: string, reason: ApiError): void;
  /**
   * Refreshes whatever time is left, after any refresh that is under way, and gives the server's answer.
   *
   * @throws {ApiError} the server's refusal, which does not end the session here; `signedOut` when there is nothing to refresh, or another
   * session has taken its place
   */
  renewNow(): Promise<RefreshAnswer & { refreshToken: string }>;
}

interface KeeperOptions {
  session: SessionPort;
  /** The server's time. */
  now: () => number;
  /** Asks the server for new tokens. */
  refresh: (refreshToken: string) => Promise<RefreshAnswer>;
}

/** Renews a session: one refresh for any number of calls, and for any number of tabs where the browser has Web Locks. */
export function createSessionKeeper({ session, now, refresh }: KeeperOptions): SessionKeeper {
  let running: { used: string; token: Promise<string> } | undefined;
  let ended: string | undefined;
  /** Tokens that were renewed here, each one into the next: of one session, whatever they say. */
  let line = new Set<string>();

  function renewed(used: string): Promise<string> {
    if (running?.used === used) return running.token;
    const token = exclusively((written) => renew(used, written)).finally(() => {
      if (running?.token === token) running = undefined;
    });
    running = { used, token };
    return token;
  }

  async function renew(used: string, written: () => void): Promise<string> {
    const held = session.read();
    // Another tab has been faster, or has signed out.
    if (held?.token !== used || !isRenewable(held)) return tokenOtherThan(used) ?? Promise.reject(signedOut());
    try {
      const answer = await refresh(held.refreshToken);
      // Whoever signed out meanwhile stays signed out, and whoever signed in instead stays.
      if (session.read()?.token !== used) return tokenOtherThan(used) ?? Promise.reject(signedOut());
      keep(answer, held);
      written();
      return answer.token;
    } catch (error) {
      // Without Web Locks two tabs may use one refresh token; the first wins for both.
      const other = tokenOtherThan(used);
      if (other !== undefined) return other;
      // said while no other tab may ask, so that none asks again
      if (!isPassing(error)) {
        end(used, asSignedOut(error));
        written();
      }
      throw error;
    }
  }

  function keep(answer: RefreshAnswer, { token: used, refreshToken: traded }: RenewableTokens): RefreshAnswer & { refreshToken: string } {
    const { token, expire } = answer;
    const refreshToken = answer.refreshToken || traded;
    line = line.has(used) ? line.add(token) : new Set([used, token]);
    session.renew({ token, refreshToken, expiresAt: now() + Number(expire) * 1000 });
    return { ...answer, refreshToken };
  }

  function mayUse({ token: own, isWrite }: Asker, token: string): boolean {
    if (own === null) return false;
    return isSameSession(own, token) ?? ((line.has(own) && line.has(token)) || !isWrite);
  }

  function tokenOtherThan(used: string): string | undefined {
    const token = session.read()?.token;
    return token === used ? undefined : token;
  }

  function end(used: string, reason: ApiError): void {
    if (ended === used || session.read()?.token !== used) return;
    ended = used;
    session.end(reason);
  }

  return {
    async freshToken(asker) {
      const held = session.read();
      if (!held || asker.token === null) return null;
      if (!mayUse(asker, held.token)) throw signedOut();
      // Written so that a damaged (not a number) expiry asks for a refresh.
      if (held.refreshToken === null || held.expiresAt - now() >= threshold) return held.token;
      const token = await renewed(held.token).catch((error: unknown) => {
        if (!isPassing(error)) {
          const reason = asSignedOut(error);
          end(held.token, reason);
          throw reason;
        }
        if (session.read()?.token !== held.token) throw signedOut();
        if (held.expiresAt > now()) return held.token;
        throw error;
      });
      if (!mayUse(asker, token)) throw signedOut();
      return token;
    },
    async recover(asker, used, refusal) {
      let next = tokenOtherThan(used);
      if (next === undefined && refusal.code === expiredCode && session.read()?.refreshToken) {
        next = await renewed(used).catch((error: unknown) => {
          if (isPassing(error)) throw error;
          return undefined;
        });
      }
      if (next !== undefined && mayUse(asker, next)) return next;
      end(used, refusal);
      throw refusal;
    },
    end,
    renewNow: () => {
      const asker = { token: session.read()?.token ?? null, isWrite: true };
      return exclusively(async (written) => {
        const held = session.read();
        if (!isRenewable(held) || !mayUse(asker, held.token)) throw signedOut();
        const answer = await refresh(held.refreshToken);
        const left = session.read();
        if (!left || !mayUse(asker, left.token)) throw signedOut();
        const kept = keep(answer, held);
        written();
        return kept;
      });
    },
  };
}

type RenewableTokens = SessionTokens & { refreshToken: string };

function isRenewable(tokens: SessionTokens | null): tokens is RenewableTokens {
  return tokens !== null && tokens.refreshToken !== null;
}

/** Specification §9: a session is renewed five minutes before it ends. */
const threshold = 5 * 60_000;

/** `JWT_TOKEN_EXPIRED`, the one refusal that a refresh can mend. */
const expiredCode = 40001;

/**
 * Runs a task while no other tab runs one. Once the task has told that it wrote to the storage, the next tab waits a moment longer: a
 * browser brings the storage of its processes into step a little later than its locks, and a tab that read the old tokens would use them up
 * again.
 */
function exclusively<T>(task: (written: () => void) => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return task(() => undefined);
  return new Promise((resolve, reject) => {
    const held = locks.request('saiwu_refresh', async () => {
      let isWritten = false;
      await task(() => (isWritten = true)).then(resolve, reject);
      if (isWritten) await new Promise((next) => setTimeout(next, settlingMs));
    });
    held.catch(reject);
  });
}

/** How long the storage of other tabs may lag behind, generously. */
const settlingMs = 200;

/** Whether a refresh failed for a reason that may be gone a moment later, so that the session need not end. */
function isPassing(error: unknown): boolean {
  return !isApiError(error) || ['network', 'timeout', 'aborted', 'tooMany', 'unavailable', 'server'].includes(error.kind);
}

function asSignedOut(error: unknown): ApiError {
  if (!isApiError(error)) return signedOut();
  const { operationId, status, code, message, requestId } = error;
  return new ApiError({ kind: 'signedOut', operationId, status, code, message, requestId, cause: error });
}

function signedOut(): ApiError {
  return new ApiError({ kind: 'signedOut', operationId: 'session.signIn' });
}
