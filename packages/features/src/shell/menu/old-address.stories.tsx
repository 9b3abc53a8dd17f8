import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { contestRoutes } from '../../contest/routes.ts';
import { dashboardRoutes } from '../../dashboard/routes.ts';
import { platformRoutes } from '../../platform/routes.ts';
import { ServerPreferencesProvider } from '../../lib/settings/server-preferences-provider.tsx';
import { SessionGate } from '../../session/session-gate.tsx';
import { Workplace } from '../workplace.tsx';

const pages = [...dashboardRoutes, ...contestRoutes, ...platformRoutes];

const meta: Meta<typeof Workplace> = {
  title: '框架/旧地址与刷新',
  component: Workplace,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: 'school', path: '/dasaileibiao/?state=REVIEWING' } },
  // tabs of a story before it are not wanted
  beforeEach: () => sessionStorage.clear(),
  render: () => (
    <>
      <SessionGate>
        <ServerPreferencesProvider>
          <Workplace pages={pages} />
        </ServerPreferencesProvider>
      </SessionGate>
      <Link to="/redirect/contests">refresh</Link>
      <Link to="/cjdasai/">old</Link>
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof Workplace>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Each page has one tab; the dashboard's is always there. */
async function expectTabs(canvas: Canvas, names: RegExp[]) {
  await waitFor(() =>
    expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(names.map((name) => expect.stringMatching(name))),
  );
}

const home = /首页|Home/;
const contests = /大赛列表|Contests/;

/** The page takes the place of the old address; what the query said stays. Inside the console too, where other tabs stay as they are. */
export const OldAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: contests })).toBeVisible();
    await expectTabs(canvas, [home, contests]);
    await userEvent.click(canvas.getByRole('link', { name: 'old' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /创建大赛|Create/ })).toBeVisible();
    await expectTabs(canvas, [home, contests, /创建大赛|Create/]);
  },
};

/** A bookmark from the time of hash routing, to a page that has kept its path. */
export const Bookmark: Story = {
  parameters: { server: { as: 'school', path: '/#/judges' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /评委管理|Judges/ })).toBeVisible();
    await expectTabs(canvas, [home, /评委管理|Judges/]);
  },
};

/** The refresh helper starts a page from scratch and leaves no tab of its own. */
export const Refresh: Story = {
  parameters: { server: { as: 'school', path: '/contests' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /标题|Title/ });
    await userEvent.type(field, '没有说完的');
    await userEvent.click(canvas.getByRole('link', { name: 'refresh' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /标题|Title/ })).toHaveValue(''));
    await expect(field).not.toBeInTheDocument();
    await expectTabs(canvas, [home, contests]);
  },
};

/** An old address of what is gone leads to a page that leads on. */
export const OldAddressOfNothing: Story = {
  parameters: { server: { as: 'school', path: '/ygwks999999999' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(没有找到|Not found)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^(回到首页|Back to dashboard)$/ }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: home })).toHaveAttribute('aria-selected', 'true'));
  },
};

/** Still no page at an address that is neither. */
export const Unknown: Story = {
  parameters: { server: { as: 'school', path: '/nowhere' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /页面不存在|not found|does not exist/i })).toBeVisible();
  },
};
