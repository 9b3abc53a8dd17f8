/** Milliseconds after which what is waited for hangs. No verdict lies in it: whatever comes, comes long before on a busy machine too. */
export const patience = 60_000;
