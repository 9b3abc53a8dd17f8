import { type ConsoleLink, consolePaths, linkTo } from './console-paths.ts';

/**
 * The lists behind what waits for somebody on the dashboard: what each lets through, and the screen that shows it so. Whoever says how many wait
 * counts by the same filters, so that the list has as many rows.
 */
export const waitingLists = {
  /** Requests to be certified that wait for a decision. */
  certifications: listed({ state: 'PENDING' }, () => linkTo(consolePaths.certifications)),
  /** Projects of a contest that were handed in and wait for a decision. */
  projects: listed({ state: 'SUBMITTED' }, (id: string) => linkTo(consolePaths.projects, { id })),
  /** A judge's projects of a stage whose sheet is not handed in. */
  sheets: listed({ isSubmitted: false }, (stageId: string) => linkTo(consolePaths.judgingStage, { stageId })),
};

function listed<const Model extends Record<string, string | boolean>, Place extends string[]>(
  model: Model,
  screenOf: (...place: Place) => ConsoleLink,
) {
  const filters = Object.entries(model).map(([name, value]) => `${name}=${value}`);
  return { model, pathOf: (...place: Place) => `${screenOf(...place)}?${filters.join('&')}` as ConsoleLink }; // that screen, filtered
}
