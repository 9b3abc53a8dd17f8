import type { LoginKind } from './record-login.ts';

/** How somebody has shown who they are. */
export interface Proof {
  kind: Exclude<LoginKind, 'REFRESH' | 'LOGOUT'>;
  /** Id of the client application, from `checkApplication`. */
  applicationId: string;
  /** The second step went well too. */
  hasSecondFactor?: true;
  /**
   * With kind `INVITATION`: the session belongs to it and ends with it. It asks for no second factor: it reaches one review, nothing else.
   */
  invitation?: { id: string; until: Date };
}
