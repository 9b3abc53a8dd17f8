import { keptCopy } from '../../../lib/kept/kept-copy.ts';

/** What is typed of a section. */
export interface Written {
  html: string;
  /** The version that this was chosen over: it stays as one. */
  over?: number | undefined;
}

/** Where what somebody types of a section of a plan lies on this device, until the server has it. */
export function planCopy(userId: string, projectId: string, key: string) {
  return keptCopy<Written>(`saiwu_DRAFT_PLAN_${userId}_${projectId}_${key}`, ({ html }) => typeof html === 'string');
}
