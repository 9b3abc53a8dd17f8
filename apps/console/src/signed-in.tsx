export { Routed } from './routed.tsx';
import { BoundAdmin, contestRoutes, dashboardRoutes, fetchPageAt, platformRoutes, Shell } from '@saiwu/features';

const pages = [...dashboardRoutes, ...contestRoutes, ...platformRoutes];
// beside the words, the styles and the menu that the frame waits for
void fetchPageAt(pages, location.pathname);

/** The page that everybody begins at is drawn with the frame; of the others something stands in their place while they load. */
export const firstPage = fetchPageAt(dashboardRoutes, location.pathname === '/' ? '/dashboard' : location.pathname);

/** Every page this console has, behind the shell. */
export function SignedIn() {
  return (
    <BoundAdmin>
      <Shell pages={pages} />
    </BoundAdmin>
  );
}
