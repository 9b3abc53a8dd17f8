import { comesLater, laterFrame } from '@saiwu/features';
import { store } from './client.ts';

comesLater(() => import('./console.css'));

/** The console of whoever is signed in; asked for at once where somebody is, beside all else that it waits for. */
export const SignedIn = laterFrame(async () => (await import('./signed-in.tsx')).SignedIn, store.read() !== null);
