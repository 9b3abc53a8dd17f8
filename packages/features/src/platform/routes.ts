import { msg } from '@lingui/core/macro';
import { page } from '../lib/page.tsx';

/** The platform's screens, at the paths of the server's menu. */
export const platformRoutes = [
  page('/org/org', { title: msg`机构`, operation: 'org.tree' }, async () => ({
    Screen: (await import('./org.tsx')).OrgScreen,
  })),
  page('/org/user', { title: msg`用户`, operation: 'user.page' }, async () => ({
    Screen: (await import('./user/user-screen.tsx')).UserScreen,
  })),
  page('/profile/index', { title: msg`个人中心`, operation: 'user.mine' }, async () => ({
    Screen: (await import('./profile/profile-screen.tsx')).ProfileScreen,
  })),
  page('/system/parameter', { title: msg`参数`, operation: 'parameter.page' }, async () => ({
    Screen: (await import('./parameter.tsx')).ParameterScreen,
  })),
];
