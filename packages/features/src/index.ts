export { speak, speakOfEverything } from './lib/language/catalogues.ts';
export { CodeBoundary } from './lib/app/code-boundary.tsx';
export { comesLater, laterFrame, laterPages } from './lib/app/later.tsx';
export { followSettings } from './lib/settings/follow-settings.ts';
export { BoundAdmin } from './lib/app/bound-admin.tsx';
export { Providers, type ProvidersProps } from './lib/app/providers.tsx';
export { languageOf, readSettings } from './lib/settings/settings.ts';
export type { Page } from './lib/app/page.tsx';
export { endNotice, isEnded } from './session/end-notice.ts';
export { beganStart, beginStart } from './session/begin-start.ts';
export { beganOptions, beginOptions } from './session/sign-in/sign-in-options.ts';
export {
  BannersScreen,
  ExpiredScreen,
  AppointmentScreen,
  JoinScreen,
  InvitationScreen,
  NotFoundPage,
  PublicDashboardScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SocialReturnScreen,
} from './later-screens.ts';
export { signIn, SignInScreen } from './session/lazy-sign-in.tsx';
export { Shell } from './shell/shell.tsx';
export { fetchPageAt } from './shell/tabs/page-title.ts';
export { contestRoutes } from './contest/routes.ts';
export { platformRoutes } from './platform/routes.ts';
export { dashboardRoutes } from './dashboard/routes.ts';
