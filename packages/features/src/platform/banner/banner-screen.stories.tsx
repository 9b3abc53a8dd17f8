import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { drawBanner, showBanners } from '../../public/story-banners.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { BannerScreen } from './banner-screen.tsx';

const meta: Meta<typeof BannerScreen> = {
  title: '平台/轮播图',
  component: BannerScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: consolePaths.banners } },
  // drafts, and columns that were arranged otherwise
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage
      prepare={(call) =>
        showBanners(call, [
          { title: '校赛报名开始', link: '/contests', place: 'PUBLIC' },
          { title: '教育部通知', link: 'https://www.moe.gov.cn/', place: 'PUBLIC' },
          { title: '评委须知', link: null, place: 'DASHBOARD', roles: ['JUDGE'] },
          { title: '欢迎登录', link: null, place: 'LOGIN' },
        ])
      }
    >
      <BannerScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof BannerScreen>;

/**
 * One is added: its picture is cut to the shape of its place, a link that leads elsewhere is refused at its field, and it stands in the
 * list.
 */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /校赛报名开始/ });
    await press(userEvent, /^(新增轮播图|Add banner)$/, canvas);
    const dialog = await screen.findByRole('dialog', { name: /^(新增轮播图|Add banner)$/ });
    const form = within(dialog);
    const chooser = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (chooser === null) throw new Error('a picture can be chosen');
    await userEvent.upload(chooser, await drawBanner('新的', 600, 600));
    const cropping = within(await screen.findByRole('dialog', { name: /^(裁剪图片|Crop image)$/ }));
    const use = await cropping.findByRole('button', { name: /^(使用图片|Use image)$/ });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^(裁剪图片|Crop image)$/ })).toBeNull());
    await expect(await form.findByRole('button', { name: /^(重新裁剪|Crop again)$/ })).toBeVisible();
    await fill(userEvent, form.getByRole('textbox', { name: /^(标题|Title)/ }), '新的轮播图');
    const link = form.getByRole('textbox', { name: /^(链接|Link)/ });
    await fill(userEvent, link, 'https://evil.example/a');
    await press(userEvent, /^(新增轮播图|Add banner)$/, form);
    await waitFor(() => expect(link).toHaveAccessibleDescription(/evil\.example.*BannerHosts/));
    await fill(userEvent, link, '/contests');
    await press(userEvent, /^(新增轮播图|Add banner)$/, form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('row', { name: /新的轮播图/ });
  },
};

/** Switched off, it is shown nowhere; the toast takes that back. */
export const SwitchedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = () => canvas.getByRole('row', { name: /教育部通知/ });
    await canvas.findByRole('row', { name: /教育部通知/ });
    await expect(row()).toHaveTextContent(/显示中|Showing/);
    await press(userEvent, /^(更多|More)$/, within(row()));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(禁用|Disable)$/ }));
    await waitFor(() => expect(row()).toHaveTextContent(/已停用|Switched off/));
    await press(userEvent, /^(撤销|Undo)$/);
    await waitFor(() => expect(row()).toHaveTextContent(/显示中|Showing/));
  },
};

/** The order of a place by its buttons: the focus stays, the server keeps it, and the toast takes it back. */
export const PutInOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /教育部通知/ });
    await press(userEvent, /^(调整顺序|Change order)$/, canvas);
    const drawer = within(await screen.findByRole('dialog', { name: /^(调整顺序|Change order)$/ }));
    const order = () => drawer.getAllByRole('listitem').map((item) => item.querySelector('p[title]')?.textContent);
    await drawer.findAllByRole('listitem');
    await expect(order()).toEqual(['校赛报名开始', '教育部通知']);
    drawer.getByRole('button', { name: /^(上移|Move up) 教育部通知$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order()).toEqual(['教育部通知', '校赛报名开始']));
    await waitFor(() => expect(drawer.getByRole('button', { name: /^(上移|Move up) 教育部通知$/ })).toHaveFocus());
    await press(userEvent, /^(撤销|Undo)$/);
    await waitFor(() => expect(order()).toEqual(['校赛报名开始', '教育部通知']));
  },
};

/** As it looks in its place, in light and dark, on a desk and on a phone; nothing in it can be pressed. */
export const Previewed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /评委须知/ });
    await press(userEvent, /^(更多|More)$/, within(row));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(预览|Preview)$/ }));
    const dialog = await screen.findByRole('dialog', { name: /评委须知/ });
    const frame = dialog.querySelector('[inert]');
    await userEvent.click(within(dialog).getByRole('radio', { name: /^(深色|Dark)$/ }));
    await expect(frame).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(within(dialog).getByRole('radio', { name: /^(手机|Phone)$/ }));
    await waitFor(() => expect(frame?.getBoundingClientRect().width).toBeLessThanOrEqual(390));
  },
};

/** A school looks after its own: it sees none of the others’. */
export const OfASchool: Story = {
  parameters: { server: { as: 'school', path: consolePaths.banners } },
  render: () => <BannerScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(还没有轮播图|No banners yet)$/)).toBeVisible();
  },
};
