import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { SessionGate } from '../session/session-gate.tsx';
import { ServerPreferencesProvider } from '../lib/settings/server-preferences-provider.tsx';
import { Workplace } from './workplace.tsx';
import { contestRoutes } from '../contest/routes.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import { platformRoutes } from '../platform/routes.ts';

/** All that the menu leads to. */
const pages = [...dashboardRoutes, ...contestRoutes, ...platformRoutes];

/** Pages of lists and trees: those of one record or of a form are reached from these. A school of one's own is for those who have one. */
const paths = platformRoutes
  .filter(({ path, operation }) => !path.includes(':') && !operation.endsWith('.save') && operation !== 'school.own')
  .map(({ path }) => path);

const meta: Meta<typeof Workplace> = {
  title: '框架/每一页',
  component: Workplace,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: 'admin', path: '/system/jobs' } },
  beforeEach: () => sessionStorage.clear(),
  render: () => (
    <SessionGate>
      <ServerPreferencesProvider>
        <nav aria-label="pages">
          {paths.map((path) => (
            <Link key={path} to={path}>
              {path}
            </Link>
          ))}
        </nav>
        <Workplace pages={pages} />
      </ServerPreferencesProvider>
    </SessionGate>
  ),
};
export default meta;

type Story = StoryObj<typeof Workplace>;
type Play = NonNullable<Story['play']>;

const system = paths.filter((path) => path.startsWith('/system/'));
const people = paths.filter((path) => /^\/(org|tenant)\//.test(path));
const schools = paths.filter((path) => /^\/(schools|colleges|students|teachers|certifications)/.test(path));

export const System: Story = { play: (context) => walk(context, system.slice(0, 4)) };
export const SystemToo: Story = { play: (context) => walk(context, system.slice(4, 8)) };
export const SystemFurther: Story = { play: (context) => walk(context, system.slice(8)) };
export const PeopleAndTenants: Story = { play: (context) => walk(context, people) };
export const SchoolsAndTheirPeople: Story = { play: (context) => walk(context, schools) };
export const Others: Story = {
  play: (context) =>
    walk(
      context,
      paths.filter((path) => ![system, people, schools].some((some) => some.includes(path))),
    ),
};

/**
 * Each screen of the platform comes with what the server has, in no page's place an error; what adds a row opens a form with the focus in
 * its first field, which Escape closes where it is a dialog. A screen that is new is among them by its route.
 */
async function walk({ canvas, userEvent }: Parameters<Play>[0], through: readonly string[]) {
  const titles = new Set<string>();
  for (const path of through) {
    await userEvent.click(await canvas.findByRole('link', { name: path }));
    const page = () => canvas.getByRole('tabpanel');
    const heading = await waitFor(async () => {
      const found = page().querySelector('h1');
      await expect(found).toBeVisible();
      await expect(titles).not.toContain(found?.textContent);
      return found;
    });
    titles.add(heading?.textContent ?? '');
    await waitFor(() => expect(page().querySelector('[aria-busy="true"], [data-state="loading"]'), path).toBeNull());
    await expect(page().querySelector('[data-slot="error-state"], [data-state="error"]'), path).toBeNull();

    const adds = [...page().querySelectorAll('button')].find(({ textContent }) => /^(新增|添加|Add)/.test(textContent));
    if (adds === undefined || adds.disabled) continue;
    await userEvent.click(adds);
    await waitFor(() => expect(document.activeElement?.matches('input, textarea, [role="combobox"], [contenteditable]'), path).toBe(true));
    if (screen.queryByRole('dialog') === null) continue;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog'), path).toBeNull());
  }
}
