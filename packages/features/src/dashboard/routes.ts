import { msg } from '@lingui/core/macro';
import { consolePaths } from '@saiwu/openapi';
import { firstPage } from '../lib/app/page.tsx';

/** The page that everybody begins at. */
export const dashboardRoutes = [
  firstPage(consolePaths.dashboard, { title: msg`首页`, operation: 'overview.mine', isPinned: true }, async () => ({
    Screen: (await import('./dashboard-screen.tsx')).DashboardScreen,
  })),
];
