import { contestRoutes, dashboardRoutes, platformRoutes, Shell } from '@saiwu/features';

const pages = [...dashboardRoutes, ...contestRoutes, ...platformRoutes];

/** Every page this console has, behind the shell. */
export function SignedIn() {
  return <Shell pages={pages} />;
}
