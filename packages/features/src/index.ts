export { speak, speakOfEverything } from './lib/catalogues.ts';
export { comesLater, later } from './lib/later.tsx';
export { followSettings } from './lib/follow-settings.ts';
export { Providers, type ProvidersProps } from './lib/providers.tsx';
export { languageOf, readSettings } from './lib/settings.ts';
export type { Page } from './lib/page.tsx';
export { endNotice } from './session/end-notice.ts';
export {
  BannersScreen,
  ExpiredScreen,
  InvitationScreen,
  NotFoundPage,
  PublicDashboardScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SocialReturnScreen,
} from './session/later-screens.ts';
export { SignInScreen } from './session/lazy-sign-in.tsx';
export { Shell } from './shell/shell.tsx';
export { contestRoutes } from './contest/routes.ts';
export { platformRoutes } from './platform/routes.ts';
