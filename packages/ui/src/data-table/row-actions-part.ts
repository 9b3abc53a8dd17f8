import { latePart } from './late-part.tsx';

/** `RowActions` once it is needed: buttons and a menu weigh more than the rest of a table. */
export const RowActions = latePart(async () => (await import('./row-actions.tsx')).RowActions);
