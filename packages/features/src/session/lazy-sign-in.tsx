import { lazyOf } from '../lib/app/lazy-of.ts';

/** The sign-in screen, which people who are signed in never load. */
export const signIn = lazyOf(async () => (await import('./sign-in-screen.tsx')).SignInScreen);
export const SignInScreen = signIn.Screen;
