import { configure, getConfig } from 'storybook/test';

/**
 * "Not yet" costs nothing: Testing Library would write down the whole document each time that `findBy…` or `waitFor` asks in vain, an
 * eighth of all that a test run computes. It writes it down once more when the time is up, and only that is ever read.
 */
export function waitLightly(): void {
  const { getElementError: picture } = getConfig();
  configure({
    getElementError: (message, container) => (message !== null && isAskedAgain() ? withoutPicture(message) : picture(message, container)),
  });
}

/** Whether the question belongs to a wait. Testing Library's types do not know this setting, by which it spares itself other pictures. */
function isAskedAgain(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

function withoutPicture(message: string): Error {
  return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
}
