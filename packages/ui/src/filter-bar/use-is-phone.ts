import { useMedia } from '../use-media.ts';

/**
 * Whether the page is as narrow as a phone's, or a window as narrow: below 800 px lists are cards, and what filters them stands in a sheet.
 */
export function useIsPhone(): boolean {
  return useMedia('(width < 50rem)');
}
