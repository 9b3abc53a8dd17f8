import { latePart } from './late-part.tsx';

/** What stands in place of rows, once it is needed. */
export const ErrorState = latePart(async () => (await import('../error-state/error-state.tsx')).ErrorState);
export const EmptyState = latePart(async () => (await import('../empty-state/empty-state.tsx')).EmptyState);
