import { useEffect, useState } from 'react';

/** Code that could not be loaded, or its styles; as browsers and the build's loader say it. It stays so until the page is loaded anew. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}

/** Whether code is missing because the server has another build by now, whose page names other files: a reload brings those. */
export function useHasNewBuild(error: unknown): boolean {
  const [hasNewBuild, setHasNewBuild] = useState(false);
  useEffect(() => {
    if (!isMissingCode(error)) return undefined;
    const asked = new AbortController();
    const look = async () => {
      try {
        setHasNewBuild(await isOtherBuild(asked.signal));
      } catch {
        // where the server is not reached nobody knows
      }
    };
    void look();
    return () => asked.abort();
  }, [error]);
  return hasNewBuild;
}

async function isOtherBuild(signal: AbortSignal): Promise<boolean> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store', signal });
  const page = await answer.text();
  return answer.ok && Boolean(own) && !page.includes(String(own));
}
