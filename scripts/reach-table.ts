/**
 * What the module graph cannot tell of `npm test -- --changed`: where it is cut, and which steps and end-to-end files a folder concerns.
 */

/**
 * Files that gather a whole floor or package. Everything leads through them, and a change of one handler or component concerns few of those
 * that are reached so: the search for the names of its operations, and its own folder, find these.
 */
export const gatherers = [
  /^apps\/server\/src\/wiring\//,
  /^apps\/server\/src\/http\/app\.ts$/,
  /^apps\/server\/src\/domains\/.*\/all-[\w-]+\.ts$/,
  /^apps\/server\/src\/(demo|seed)\//,
  /^packages\/\w+(-\w+)?\/src\/index\.ts$/,
  /^packages\/features\/src\/\w+\/routes\.ts$/,
  /^openapi\/src\/(contract|index)\.ts$/,
];

/** What all generic operations of a resource do is tested here, once for all resources. */
export const genericTest = 'apps/server/src/wiring/plain-resources.test.ts';

/** Which end-to-end files a change below a folder concerns; the first row that fits decides. */
export const endToEnd: { below: RegExp; files: string[] }[] = [
  { below: /^packages\/features\/src\/contest\/plan\//, files: ['plan.test.ts'] },
  { below: /^packages\/features\/src\/contest\/(entry|decisions|radar)\//, files: ['season.test.ts'] },
  { below: /^packages\/features\/src\/contest\/judging\//, files: ['score-sheet.test.ts'] },
  { below: /^packages\/features\/src\/public\//, files: ['public.test.ts'] },
  { below: /^packages\/features\/src\/session\//, files: ['entry.test.ts', 'ways-in.test.ts', 'social.test.ts'] },
  { below: /^packages\/features\/src\/contest\//, files: ['screens-contests.test.ts'] },
  // what tabs, search and the frame stand on
  {
    below: /^packages\/features\/src\/lib\/(legacy\/|api\/(query-client|connection|mark-waiting)\.)/,
    files: ['tabs.test.ts', 'shell.test.ts', 'focus.test.ts'],
  },
  { below: /^packages\/features\/src\/(platform|crud|lib)\//, files: ['screens-platform.test.ts'] },
  { below: /^packages\/(auth|api-client)\//, files: ['refresh-races.test.ts', 'shell.test.ts'] },
  { below: /^packages\/features\/src\/(shell|dashboard)\//, files: ['tabs.test.ts', 'shell.test.ts', 'focus.test.ts'] },
  { below: /^apps\/server\/src\/node\//, files: ['starting.test.ts'] },
  { below: /^apps\/server\/src\/(database|backup)\//, files: ['backup.test.ts', 'starting.test.ts'] },
];

/** What comes along where something else needs it, or is left to the whole list. */
const never = /^(?!)/;

/** Checks and samples beside the tests, by what they look at. What is in no row is always run. */
export const concerns: Record<string, RegExp> = {
  'types of judging': /^packages\/judging\//,
  'types of examples': /^(examples|packages\/(ui|admin|auth))\//,
  'old browsers': never,
  'deny list': /(package\.json|deny-list)/,
  'contract fresh': /^openapi\//,
  'client fresh': /^(openapi|packages\/api-client)\//,
  'contract lint': /^openapi\//,
  catalogues: /^(?!e2e|scripts|bench|docs|decisions|packages\/judging).*\.(tsx?|po)$/,
  packages: /^packages\/\w+(-\w+)?\/(package\.json|tsup\.config\.ts|src\/index\.ts)$/,
  'public surface': /^packages\/\w+(-\w+)?\/src\/index\.ts$/,
  'kit size': /^packages\/(ui|admin)\/src\/index\.ts$/,
  'first load size': never,
  'build of the console': never,
  'build of the server': never,
  'build of the worker': never,
  demonstration: never,
  'packages installed': /^(examples\/|scripts\/test-packages)/,
  'kill sample': /^(apps\/server\/src\/(node|database)\/|e2e\/kill-cycles)/,
  'killed jobs sample': /^(apps\/server\/src\/services\/jobs\/|apps\/server\/src\/domains\/jobs\/|e2e\/kill-jobs)/,
  'upload memory sample': /^(apps\/server\/src\/http\/bodies\/|apps\/server\/src\/services\/files\/|e2e\/upload-memory)/,
  'slow bodies sample': /^(apps\/server\/src\/http\/bodies\/|e2e\/slow-bodies)/,
};
