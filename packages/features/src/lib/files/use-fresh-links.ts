import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../api/api.tsx';
import { freshLink } from './fresh-link.ts';
import { type LinkedFile, linkedFiles } from './linked-file.ts';

/**
 * Keeps files within reach while a page stays open: links to them end some minutes after the server has made them. A picture that is to be
 * shown later, and a link that is pressed later, get a new one. For components that show such links of what a query has brought; of several
 * on a page one acts.
 */
export function useFreshLinks(): void {
  const queryClient = useQueryClient();
  const { serverNow } = useApi();

  useEffect(() => {
    const deadLink = (address: string): LinkedFile | null => {
      const [link] = linkedFiles(address);
      return link !== undefined && link.until <= serverNow() + margin ? link : null;
    };
    const renew = (dead: LinkedFile) => freshLink(queryClient, dead, serverNow() + margin);

    async function showAgain(event: Event) {
      const picture = event.target;
      if (!(picture instanceof HTMLImageElement)) return;
      const { src } = picture;
      const dead = deadLink(src);
      if (dead === null || isTaken(event)) return;
      const address = await renew(dead);
      // the answer of the query may have drawn it anew
      if (address !== null && picture.src === src) picture.src = address;
    }

    async function openAgain(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const dead = link && deadLink(link.href);
      // the second button has its menu
      if (!link || !dead || event.button > 1 || isTaken(event)) return;
      event.preventDefault();
      const again = link.cloneNode() as HTMLAnchorElement; // a copy of this one
      // without a new one the server says why
      again.href = (await renew(dead)) ?? link.href;
      again.click();
    }

    const onError = (event: Event) => void showAgain(event);
    const onPress = (event: MouseEvent) => void openAgain(event);
    // errors of pictures do not bubble, and those of HTML that was put in are not known to React
    document.addEventListener('error', onError, true);
    document.addEventListener('click', onPress, true);
    document.addEventListener('auxclick', onPress, true);
    return () => {
      document.removeEventListener('error', onError, true);
      document.removeEventListener('click', onPress, true);
      document.removeEventListener('auxclick', onPress, true);
    };
  }, [queryClient, serverNow]);
}

/** Milliseconds before its end in which a link is not good for the way to the server any more. */
const margin = 5000;

const taken = new WeakSet<Event>();

/** Whether another component has this one; else it is the caller's. */
function isTaken(event: Event): boolean {
  if (taken.has(event)) return true;
  taken.add(event);
  return false;
}
