import type { AnswerOf } from '@saiwu/api-client';
import { useEntryAnswer, type EntryQuestion } from './use-entry-answer.ts';

export type EntryBanner = Pick<AnswerOf<'banner.get'>[number], 'id' | 'title' | 'image' | 'alt' | 'link'>;

/** The banners of the sign-in page, with those of the school whose link led here: `/login?org=101`. */
export function useEntryBanners(): readonly EntryBanner[] | null {
  return useEntryAnswer(askBanners);
}

const askBanners: EntryQuestion<EntryBanner> = (call, options) => {
  const org = new URLSearchParams(location.search).get('org') ?? '';
  return call('banner.get', { body: { place: 'LOGIN', ...(/^[1-9]\d{0,18}$/.test(org) && { orgId: org }) }, ...options });
};
