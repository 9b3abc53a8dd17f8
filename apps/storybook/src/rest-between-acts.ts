import type { Preview } from '@storybook/react-vite';

/** What a story's server has been asked for and has not answered yet. */
const open = new Set<Promise<unknown>>();

/** An answer that is on its way. */
export function underWay<T>(answer: Promise<T>): Promise<T> {
  const watched = answer.finally(() => open.delete(watched));
  open.add(watched);
  return watched;
}

/**
 * A test of a screen goes on after each act of its person, and after what it has waited for, when the server has answered all that
 * followed, and it is drawn: a person looks before the next act, and what a test finds there is not to depend on how fast the machine is.
 */
export const restBetweenActs = ((context) => {
  if (!isTest || context.loaded['stage'] === undefined) return;
  const { userEvent, canvas } = context;
  const finds = Object.entries(canvas).filter(([name]) => name.startsWith('find'));
  Object.assign(context, { userEvent: allResting(Object.entries(userEvent)), canvas: { ...canvas, ...allResting(finds) } });
}) satisfies Preview['beforeEach'];

function allResting(acts: readonly [name: string, act: unknown][]): Record<string, Act> {
  return Object.fromEntries(acts.map(([name, act]) => [name, resting(act as Act)])); // all that Testing Library offers are functions
}

type Act = (...given: never[]) => unknown;

function resting(act: Act): Act {
  return async (...given) => {
    const outcome: unknown = await act(...given);
    do {
      await Promise.allSettled(open); // oxlint-disable-line no-await-in-loop -- what was answered may have asked for more
      await drawn(); // oxlint-disable-line no-await-in-loop -- see above
    } while (open.size > 0);
    return outcome;
  };
}

/** Until the page has nothing else to do. */
function drawn(): Promise<unknown> {
  return scheduler.postTask(() => undefined, { priority: 'background' });
}

const isTest = import.meta.env.MODE === 'test';
