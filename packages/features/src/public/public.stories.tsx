import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as keys, waitFor, within } from 'storybook/test';
import { contestBody } from '../lib/stories/story-contests.ts';
import { samoaTime } from '../lib/stories/in-samoa.tsx';
import { BannersScreen } from './banners-screen.tsx';
import { PublicDashboardScreen } from './public-dashboard-screen.tsx';
import { showBanners } from './story-banners.ts';
import { StoryVisitor } from './story-visitor.tsx';

// The banners of both screens are the same rows: stories in two files would take them from each other.
const meta: Meta<typeof PublicDashboardScreen> = {
  title: '公开/首页与轮播图',
  component: PublicDashboardScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', server: { as: null, path: '/dashboard' } },
};
export default meta;

type Story = StoryObj<typeof PublicDashboardScreen>;

const contests = { name: /^(大赛|Contests)$/ };
const start = { name: /^(开始轮播|Play slideshow)$/ };
const publicity = { name: /^(公示|Public results)$/ };

/** Nobody is signed in: contests but no drafts, publicity without names, and banners that turn by keys and stop by a button. */
export const Visitor: Story = {
  render: () => (
    <StoryVisitor
      prepare={async (call) => {
        // the newest stand first, and other stories have made some too
        for (const title of ['全国创客大赛', '还没有发布的大赛']) {
          const windows = { reviewStart: '2099-02-02 08:00:00' };
          const body = { ...contestBody(windows, [], undefined), title, registrationEnd: '2098-12-31 18:00:00', orgId: '0' };
          const { id } = await call('contest.save', { body }); // oxlint-disable-line no-await-in-loop -- in this order
          if (title === '全国创客大赛') await call('contest.publish', { path: { id } }); // oxlint-disable-line no-await-in-loop -- see above
        }
        await showBanners(call, [
          { title: '校赛报名开始', link: '/contests' },
          { title: '教育部通知', link: 'https://www.moe.gov.cn/' },
          { title: '决赛现场', link: null },
        ]);
      }}
    >
      <PublicDashboardScreen />
    </StoryVisitor>
  ),
  play: async ({ canvas, userEvent }) => {
    // the first to ask waits until the server stands
    const list = within(await canvas.findByRole('region', contests));
    const titles = (await list.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await expect(titles).toContain('全国创客大赛');
    await expect(titles).not.toContain('还没有发布的大赛');
    await expect(list.getAllByText(/^(报名：|Registration: )/).length).toBe(titles.length);
    const closed = within(canvas.getByRole('region', publicity));
    await expect(await closed.findByText('“互联网+”校内选拔赛')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^(登录|Sign In)$/i })).toHaveAttribute('href', '/login');

    const banners = await canvas.findByRole('region', { name: /^(横幅|Banners)$/ });
    const slide = within(banners);
    await expect(slide.getByText('校赛报名开始')).toBeVisible();
    await expect(slide.getByRole('link', { name: /^(查看详情|View details)$/ })).toHaveAttribute('href', '/contests');
    // whoever wants less motion has to ask for it
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) await userEvent.click(slide.getByRole('button', start));
    await userEvent.click(slide.getByRole('button', { name: /^(停止轮播|Pause slideshow)$/ }));
    await keys.keyboard('{ArrowRight}');
    await waitFor(() => expect(slide.getByText('教育部通知')).toBeVisible());
    await expect(slide.queryByRole('link', { name: /^(查看详情|View details)$/ })).toBeNull();
    const outside = slide.getByRole('link', { name: /www\.moe\.gov\.cn/ });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(outside).toHaveAttribute('target', '_blank');
    await keys.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(slide.getByText('决赛现场')).toBeVisible());
    await userEvent.click(slide.getByRole('button', { name: /^(下一张|Next)$/ }));
    await waitFor(() => expect(slide.getByText('校赛报名开始')).toBeVisible());
    await expect(slide.getByRole('button', start)).toBeVisible();
  },
};

const nothing = { records: [], total: '0', size: '10', current: '1', pages: '0', orders: [] };

/** A new installation: no banner, no contest. Each place says what will be there. */
export const Empty: Story = {
  render: () => (
    <StoryVisitor
      answers={{ 'banner.get': async () => [], 'public.contests': async () => nothing, 'public.publicity': async () => nothing }}
    >
      <PublicDashboardScreen />
    </StoryVisitor>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(还没有大赛|No contests yet)$/)).toBeVisible();
    await expect(await canvas.findByText(/^(还没有公示|No public results yet)$/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^(横幅|Banners)$/ })).toBeNull();
  },
};

/** A contest of a tenant in another zone than the visitor: the end of registration is said to be of that one. */
export const Elsewhere: Story = {
  render: () => (
    <StoryVisitor
      answers={{
        'banner.get': async () => [],
        'public.contests': async () => ({ ...nothing, records: [inSamoa], total: '1', pages: '1' }),
        'public.publicity': async () => nothing,
      }}
    >
      <PublicDashboardScreen />
    </StoryVisitor>
  ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', contests));
    await expect(await list.findByText(/^2098-12-31 18:00/)).toHaveTextContent(samoaTime);
  },
};

const inSamoa = {
  id: '1',
  title: '环礁创意赛',
  edition: 2098,
  orgLabel: '华东科技大学',
  state: { code: 'REGISTERING', desc: '报名中' },
  registrationStart: '2098-12-01 08:00:00',
  registrationEnd: '2098-12-31 18:00:00',
  timeZone: 'Pacific/Apia',
  daysLeft: 30,
  projectCount: 0,
  cover: null,
  coverAlt: null,
};

let isBroken = true;

/** The contests do not come: the reason, and a way to try again; the rest of the page stands. */
export const Failed: Story = {
  beforeEach: () => {
    isBroken = true;
  },
  render: () => (
    <StoryVisitor
      answers={{
        'banner.get': async () => [],
        'public.contests': async () => {
          if (isBroken) throw new Error('busy');
          return nothing;
        },
      }}
    >
      <PublicDashboardScreen />
    </StoryVisitor>
  ),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: /^(重试|Try again|Retry)$/ });
    await expect(await within(canvas.getByRole('region', publicity)).findByText('“互联网+”校内选拔赛')).toBeVisible();
    isBroken = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText(/^(还没有大赛|No contests yet)$/)).toBeVisible();
  },
};

/** What stands while the answers are on their way. */
export const Loading: Story = {
  render: () => {
    const never = () => new Promise<never>(() => {});
    return (
      <StoryVisitor answers={{ 'banner.get': never, 'public.contests': never, 'public.publicity': never }}>
        <PublicDashboardScreen />
      </StoryVisitor>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^(大赛与公示|Contests and results)$/ })).toBeVisible();
    await expect(canvas.getByRole('region', contests)).toBeVisible();
  },
};

/** A visitor reads the list; there is nothing to change. */
export const BannerList: Story = {
  parameters: { server: { as: null, path: '/banners' } },
  render: () => (
    <StoryVisitor
      prepare={(call) =>
        showBanners(call, [
          { title: '校赛报名开始', link: '/contests' },
          { title: '教育部通知', link: 'https://www.moe.gov.cn/' },
        ])
      }
    >
      <BannersScreen />
    </StoryVisitor>
  ),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('listitem');
    if (!first || !second) throw new Error('two banners are expected');
    await expect(within(first).getByRole('heading', { name: '校赛报名开始' })).toBeVisible();
    await expect(within(second).getByRole('link', { name: /www\.moe\.gov\.cn/ })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull();
  },
};

/** There is none. */
export const NoBanners: Story = {
  parameters: { server: { as: null, path: '/banners' } },
  render: () => (
    <StoryVisitor prepare={(call) => showBanners(call, [])}>
      <BannersScreen />
    </StoryVisitor>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(现在没有轮播图|No banners at the moment)$/)).toBeVisible();
  },
};
