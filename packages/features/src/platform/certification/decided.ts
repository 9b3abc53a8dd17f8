import type { Head } from '../../lib/api/heads.ts';

/** What a decision makes stale: who holds which role, and what waits for the reader. */
export const decided: readonly Head[] = ['certification', 'user', 'judge', 'message', 'school', 'role'];
