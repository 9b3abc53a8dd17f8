import { type ConsoleLink, consolePaths, linkTo } from './console-paths.ts';
import { dashboardPages } from './dashboard-pages.ts';

/**
 * The lists behind the waiting items of the dashboard: the filters of each, and the screen that shows it with them. The numbers of the
 * dashboard are counted by the same filters, so that each list has as many rows.
 */
export const waitingLists = {
  /** Requests to be certified that wait for a decision. */
  certifications: {
    model: dashboardPages.certifications.model,
    pathOf: () => `${consolePaths.certifications}?state=PENDING` as ConsoleLink, // that screen, filtered
  },
  /** Projects of a contest that were handed in and wait for a decision. */
  projects: {
    model: { state: 'SUBMITTED' as const },
    pathOf: (id: string) => `${linkTo(consolePaths.projects, { id })}?state=SUBMITTED`,
  },
  /** A judge's projects of a stage whose sheet is not handed in. */
  sheets: {
    model: { isSubmitted: false },
    pathOf: (stageId: string) => `${linkTo(consolePaths.judgingStage, { stageId })}?isSubmitted=false`,
  },
};
