import { ApiError, isApiError } from './api-error.ts';
import type { SessionPort } from './session.ts';

/** What the server answers to a refresh: new tokens, and the seconds until the access token ends, as text. */
export interface RefreshAnswer {
  token: string;
  refreshToken: string;
  expire: string;
}

export interface SessionKeeper {
  /**
   * The token to send, refreshed first when it ends in under five minutes; `null` when signed out.
   *
   * @throws {ApiError} `signedOut` when the refresh is refused, or the failure of a refresh that could not be tried while the token has ended
   */
  freshToken(): Promise<string | null>;
  /**
   * A newer token in place of a refused one.
   *
   * @throws {ApiError} the refusal when there is none; the session has ended then
   */
  recover(used: string, refusal: ApiError): Promise<string>;
  /** Ends the session of this token, unless that has been done or a newer one has taken its place. */
  end(used: string, reason: ApiError): void;
  /**
   * Refreshes whatever time is left, after any refresh that is under way, and gives the server's answer.
   *
   * @throws {ApiError} the server's refusal, which does not end the session here; `signedOut` when there is nothing to refresh
   */
  renewNow(): Promise<RefreshAnswer>;
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
  let running: Promise<string> | undefined;
  let ended: string | undefined;

  function renewed(used: string): Promise<string> {
    running ??= exclusively((written) => renew(used, written)).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function renew(used: string, written: () => void): Promise<string> {
    const held = session.read();
    // Another tab has been faster, or has signed out.
    if (held?.token !== used || held.refreshToken === null) return tokenOtherThan(used) ?? Promise.reject(signedOut());
    try {
      const answer = await refresh(held.refreshToken);
      // Whoever signed out meanwhile stays signed out.
      if (session.read()?.token !== used) return tokenOtherThan(used) ?? Promise.reject(signedOut());
      keep(answer);
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

  function keep({ token, refreshToken, expire }: RefreshAnswer): void {
    session.renew({ token, refreshToken, expiresAt: now() + Number(expire) * 1000 });
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
    async freshToken() {
      const held = session.read();
      if (!held) return null;
      // Written so that a damaged (not a number) expiry asks for a refresh.
      if (held.refreshToken === null || held.expiresAt - now() >= threshold) return held.token;
      try {
        return await renewed(held.token);
      } catch (error) {
        if (isPassing(error)) {
          if (held.expiresAt > now()) return held.token;
          throw error;
        }
        const reason = asSignedOut(error);
        end(held.token, reason);
        throw reason;
      }
    },
    async recover(used, refusal) {
      const other = tokenOtherThan(used);
      if (other !== undefined) return other;
      if (refusal.code === expiredCode && session.read()?.refreshToken) {
        try {
          return await renewed(used);
        } catch (error) {
          if (isPassing(error)) throw error;
        }
      }
      end(used, refusal);
      throw refusal;
    },
    end,
    renewNow: () =>
      exclusively(async (written) => {
        const held = session.read();
        if (!held || held.refreshToken === null) throw signedOut();
        const answer = await refresh(held.refreshToken);
        keep(answer);
        written();
        return answer;
      }),
  };
}

/** Specification §9: a session is renewed five minutes before it ends. */
const threshold = 5 * 60_000;

/** `JWT_TOKEN_EXPIRED`, the one refusal that a refresh can mend. */
const expiredCode = 40001;

/**
 * Runs a task while no other tab runs one. Once the task has told that it wrote to the storage, the next tab waits a moment longer: a browser
 * brings the storage of its processes into step a little later than its locks, and a tab that read the old tokens would use them up again.
 */
function exclusively<T>(task: (written: () => void) => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return task(() => undefined);
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const held = locks.request('saiwu_refresh', async () => {
    let isWritten = false;
    await task(() => (isWritten = true)).then(resolve, reject);
    if (isWritten) await new Promise((next) => setTimeout(next, settlingMs));
  });
  held.catch(reject);
  return promise;
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
