/** What needs no session, as patterns of React Router. Every other path passes through `RequireSession`. */
export const openPaths = [
  '/login',
  '/register',
  '/reset-password',
  '/invite/:code',
  '/appoint/:code',
  '/join/:code',
  '/social/:provider',
  '/expired',
  '/daoqitixing',
  '/404',
  '/error/404',
  '/redirect/*',
  '/dashboard',
  '/banners',
  '/bannerManage',
  '/public/*',
] as const;

/** A pattern of {@link openPaths}: a table keyed by it names every open path or does not compile. */
export type OpenPath = (typeof openPaths)[number];

/** Whether a path is open to everyone. A slash at its end does not count, nor does case, as in React Router. */
export function isOpenPath(pathname: string): boolean {
  return shapes.some((shape) => shape.test(pathname));
}

/** Without the router: a server component may ask too, and there the router has no matching. */
const shapes = openPaths.map((pattern) => new RegExp(`^${pattern.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i'));
