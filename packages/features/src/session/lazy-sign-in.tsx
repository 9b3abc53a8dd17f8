import { lazy } from 'react';

/** The sign-in screen, which people who are signed in never load. */
export const SignInScreen = lazy(async () => ({ default: (await import('./sign-in-screen.tsx')).SignInScreen }));
