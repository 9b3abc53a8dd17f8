/** Who may import whom (CONTRIBUTING.md): what is forbidden, each with its reason. */
const workspace = '^(packages|apps|openapi|e2e)/';
const notOf = (from, to, name, comment, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, ...more.from },
  to: { path: workspace, pathNot: to, ...more.to },
});
const tests = '\\.test\\.tsx?$';

/**
 * The floors of the server, the lowest first: a file imports from its own floor and from those before it. Within `services` and `domains`
 * each folder is one.
 */
const floors = [
  'schema',
  'core',
  'database',
  'formats',
  'rows',
  ...['parameters', 'limits', 'messages', 'jobs', 'files', 'logs', 'sms'].map((room) => `services/${room}`),
  ...['reference', 'identity', 'messages', 'contest', 'platform', 'public', 'jobs'].map((room) => `domains/${room}`),
  'seed',
  'tenancy',
  'wiring',
  'http',
  'demo',
  'backup',
  '(node|browser)',
];
const serverFloors = floors.slice(0, -1).map((floor, index) => ({
  name: `server-floor-${floor.replace('/', '-')}`,
  comment: 'what stands above is not known below: `floors` in .dependency-cruiser.cjs has their order',
  severity: 'error',
  from: { path: `^apps/server/src/${floor}/`, pathNot: tests },
  to: { path: `^apps/server/src/(${floors.slice(index + 1).join('|')})/` },
}));

/** Handlers whose statements are about the rows of all tenants, or of none (`rows/every-tenant.ts`), each with the reason. */
const ofEveryTenant = [
  'domains/identity/password/forget-expired', // what has expired is taken away, whose it was
  'domains/identity/password/sign-in-address', // a caller’s address that any tenant of the installation knows
  'domains/identity/session/signing-keys/access-lifetime', // a key is read as long as the longest token that any tenant gives out
  'domains/identity/session/signing-keys/rotate-signing-key', // keys belong to the installation
  'domains/identity/session/signing-keys/signing-key', // likewise
  'domains/jobs/job-context', // a job asks whether its tenant is open, together with whether its owner is there
  'domains/jobs/put-back-open-jobs', // jobs of all tenants stand in one line
  'domains/jobs/run-schedules', // recurring work begins for every tenant that is open
  'domains/messages/stream/watch-sessions', // a session ends with its tenant: one statement asks for both
  'services/limits/rules-of-tenants', // a request is counted before it is known whose it is
  'services/limits/stopped-counts', // what was counted of all tenants is written together
];
const handlers = '^apps/server/src/(domains|services|wiring)/';

/** The rooms of admin, the lowest first, as the floors of the server. */
const adminRooms = ['acts', 'url', 'unsaved', 'tabs', 'record', 'list', 'drafts', 'form', 'bulk', 'import', 'list-screen', 'tree'];
const roomsOfAdmin = adminRooms.slice(0, -1).map((room, index) => ({
  name: `admin-room-${room}`,
  comment: 'a room of admin knows those before it: `adminRooms` in .dependency-cruiser.cjs has their order',
  severity: 'error',
  from: { path: `^packages/admin/src/${room}/`, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: `^packages/admin/src/(${adminRooms.slice(index + 1).join('|')})/` },
}));

/** The floors of the screens, the lowest first, as those of the server. `platform` and `contest` are one: neither knows the other. */
const screens = ['lib', 'crud', 'session', 'public', '(platform|contest)', 'dashboard', 'shell'];
const screenFloors = screens.map((floor, index) => ({
  name: `features-floor-${floor.replace(/\W/g, (sign) => (sign === '|' ? '-' : ''))}`,
  comment: 'what stands above is not known below, nor are the files that gather all: `screens` in .dependency-cruiser.cjs has their order',
  severity: 'error',
  from: { path: `^packages/features/src/${floor}/` },
  to: { path: `^packages/features/src/((${screens.slice(index + 1).join('|')})/|[^/]+$)` },
}));

module.exports = {
  forbidden: [
    {
      name: 'kit-stands-alone',
      comment: 'ui, api-client, auth and judging are published: they get what they need passed in',
      severity: 'error',
      from: { path: '^packages/(ui|api-client|auth|judging)/' },
      to: { path: workspace, pathNot: '^packages/$1/' },
    },
    {
      name: 'permission-has-no-react',
      comment: 'the server and bare Node import auth/permission',
      severity: 'error',
      from: { path: '^packages/auth/src/permission\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'server-parts-have-no-react',
      comment: 'the server imports ui/workbook and ui/allowed-html: they need nothing of the rest of the kit',
      severity: 'error',
      from: { path: '^packages/ui/src/(workbook(\\.ts$|/)|rich-text/(allowed-html|safe-url)\\.ts$)', pathNot: tests },
      to: { path: '.', pathNot: ['^packages/ui/src/(workbook/|rich-text/safe-url\\.ts$)', '/node_modules/(fflate|read-excel-file)/'] },
    },
    notOf('^packages/admin/', '^packages/(admin|ui)/', 'admin-over-the-kit', 'admin is published: it stands on ui alone'),
    notOf('^openapi/', '^openapi/', 'contract-stands-alone', 'the contract imports no workspace package'),
    notOf(
      '^packages/features/',
      '^(packages/(features|admin|ui|api-client|auth|judging)|openapi)/',
      'features-below-apps',
      'features know no application',
    ),
    ...screenFloors,
    {
      name: 'platform-and-contest-apart',
      comment: 'platform and contest never import each other: what both need goes to a floor below; dashboard and shell stand on both',
      severity: 'error',
      from: { path: '^packages/features/src/(platform|contest)/' },
      to: { path: '^packages/features/src/(platform|contest)/', pathNot: '^packages/features/src/$1/' },
    },
    {
      name: 'features-have-no-loose-folders',
      comment: 'a folder of features is one of its floors',
      severity: 'error',
      from: { path: '^packages/features/src/' },
      to: { path: '^packages/features/src/.+/', pathNot: `^packages/features/src/(locales|${screens.join('|')})/` },
    },
    notOf(
      '^apps/console/',
      '^(apps/console|packages/(features|ui|api-client|auth)|openapi/src/locales)/',
      'console-wires-features',
      'the console wires features and ui to clients, session and catalogues',
    ),
    notOf(
      '^apps/storybook/',
      '^(apps/storybook|packages/(features|admin|ui|api-client|auth)|apps/server/src/browser|openapi/src/locales)/',
      'storybook-shows-features',
      'the storybook shows features, admin and ui, on the browser build of the server',
    ),
    notOf(
      '^apps/server/',
      '^(apps/server|openapi|packages/judging)/|^packages/auth/src/permission\\.ts$|^packages/ui/src/(workbook(\\.ts$|/)|rich-text/allowed-html\\.ts$)',
      'server-without-screens',
      'the server imports the contract, judging, auth/permission, ui/workbook and ui/allowed-html, never UI code',
    ),
    {
      name: 'server-runs-in-a-browser',
      comment: 'only src/node/ may need files, sockets or native code: the rest also runs in a browser worker',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/node/', tests] },
      to: { path: '/node_modules/(pg|pino|@node-rs/argon2|@hono/node-server|@fastify/busboy)/|^apps/server/src/node/' },
    },
    {
      name: 'server-runs-in-a-browser-core',
      comment: 'only src/node/ may import node: modules',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/node/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    ...serverFloors,
    {
      name: 'the-tenant-is-in-the-door',
      comment:
        'statements begin at `scoped` or `tenantDb`, which bind them to the tenant; of all tenants those of the list `ofEveryTenant`',
      severity: 'error',
      from: { path: handlers, pathNot: [`^apps/server/src/(${ofEveryTenant.join('|')})\\.ts$`, tests] },
      to: { path: '^apps/server/src/rows/every-tenant\\.ts$' },
    },
    {
      name: 'the-database-is-sealed',
      comment: 'handlers pass the database on: only the doors of `rows/` open it',
      severity: 'error',
      from: { path: handlers, pathNot: tests },
      to: { path: '^apps/server/src/core/(unseal|bind-tenant)\\.ts$' },
    },
    {
      name: 'server-has-no-loose-files',
      comment: 'a file of the server stands on one of its floors',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: tests },
      to: { path: '^apps/server/src/', pathNot: `^apps/server/src/(locales|${floors.join('|')})/` },
    },
    ...roomsOfAdmin,
    {
      name: 'no-cycles-of-types-in-the-kit',
      comment: 'two files of the kit or the contract that name each other’s types lack a third, too',
      severity: 'error',
      from: { path: '^(packages/(admin|ui|api-client|auth|judging)|openapi)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'two files that need each other are one, or lack a third',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-of-types',
      comment: 'two files of the server or of the screens that name each other’s types lack a third, too',
      severity: 'error',
      from: { path: '^(apps/server|packages/features)/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|storybook-static|coverage)/|\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
