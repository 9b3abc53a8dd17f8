/** Code that is asked for without a network would be missing for good: it is asked for once there is one. */
export async function whenOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
