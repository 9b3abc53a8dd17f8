import type { ApiError } from '../answer/api-error.ts';

/** The tokens of a session, as the application keeps them. */
export interface SessionTokens {
  token: string;
  /** `null` when the session cannot be renewed. */
  refreshToken: string | null;
  /** When `token` ends, in epoch milliseconds of the server's clock. */
  expiresAt: number;
}

/** Where the session lives. The client keeps no copy, so that tabs that share a storage agree. */
export interface SessionPort {
  /** The session as the storage has it now, also when another tab has just changed it; `null` when signed out. */
  read: () => SessionTokens | null;
  /** A refresh has succeeded. */
  renew: (tokens: SessionTokens) => void;
  /** The server has ended the session. Called once per session; `reason` has the kind `signedOut`. */
  end: (reason: ApiError) => void;
}
