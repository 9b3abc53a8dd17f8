import { contestRoutes, platformRoutes, Shell } from '@saiwu/features';

const pages = [...contestRoutes, ...platformRoutes];

/** Every page this console has, behind the shell. */
export function SignedIn() {
  return <Shell pages={pages} />;
}
