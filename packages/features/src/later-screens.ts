import { later } from './lib/app/later.tsx';

/** The pages that need no session, each loaded when it is first opened. */
export const RegisterScreen = later(async () => (await import('./session/register/register-screen.tsx')).RegisterScreen);
export const ResetPasswordScreen = later(async () => (await import('./session/reset/reset-password-screen.tsx')).ResetPasswordScreen);
export const ExpiredScreen = later(async () => (await import('./session/expired/expired-screen.tsx')).ExpiredScreen);
export const InvitationScreen = later(async () => (await import('./session/invitation/invitation-screen.tsx')).InvitationScreen);
export const AppointmentScreen = later(async () => (await import('./session/appointment/appointment-screen.tsx')).AppointmentScreen);
export const JoinScreen = later(async () => (await import('./session/join/join-screen.tsx')).JoinScreen);
export const NotFoundPage = later(async () => (await import('./session/not-found-page.tsx')).NotFoundPage);
export const SocialReturnScreen = later(async () => (await import('./session/social/social-return-screen.tsx')).SocialReturnScreen);
export const PublicDashboardScreen = later(async () => (await import('./public/public-dashboard-screen.tsx')).PublicDashboardScreen);
export const BannersScreen = later(async () => (await import('./public/banners-screen.tsx')).BannersScreen);
