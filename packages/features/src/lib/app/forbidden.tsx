import { noticeOf } from './notice-of.tsx';

/** Stands where the reader may not look. */
export const Forbidden = noticeOf(async () => (await import('./forbidden-notice.tsx')).ForbiddenNotice);
