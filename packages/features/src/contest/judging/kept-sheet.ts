import { keptCopy } from '../../lib/kept/kept-copy.ts';
import type { Typed } from './sheet-places.ts';

/** Where a sheet lies on this device until the server has it: one per judge and sheet, so that nobody is shown another's. */
export function keptSheet(userId: string, stageId: string, projectId: string) {
  return keptCopy<Typed>(
    `saiwu_DRAFT_SHEET_${userId}_${stageId}_${projectId}`,
    ({ scores, comment }) =>
      typeof comment === 'string' &&
      typeof scores === 'object' &&
      scores !== null &&
      Object.values(scores).every((text) => typeof text === 'string'),
  );
}
