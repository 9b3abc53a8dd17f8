import { contestRoutes, dashboardRoutes, fetchPageAt, platformRoutes, Shell } from '@saiwu/features';

const pages = [...dashboardRoutes, ...contestRoutes, ...platformRoutes];
// beside the words, the styles and the menu that the frame waits for
fetchPageAt(pages, location.pathname);

/** Every page this console has, behind the shell. */
export function SignedIn() {
  return <Shell pages={pages} />;
}
