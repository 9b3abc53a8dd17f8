import { noticeOf } from './notice-of.tsx';

/** Stands where what a page is about is not there. */
export const NotFound = noticeOf(async () => (await import('./not-found-notice.tsx')).NotFoundNotice);
