import { comesLater, laterFrame } from '@saiwu/features';

comesLater(() => import('./console.css'));

/** The console of whoever is signed in. */
export const frame = laterFrame(async () => {
  const { firstPage, SignedIn } = await import('./signed-in.tsx');
  await firstPage;
  return SignedIn;
});
