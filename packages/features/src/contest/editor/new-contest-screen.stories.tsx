import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { NewContestScreen } from './new-contest-screen.tsx';

const meta: Meta<typeof NewContestScreen> = {
  title: '大赛/创建大赛',
  component: NewContestScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'school', path: '/contests/new' } },
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof NewContestScreen>;

export const Basics: Story = {};

/** The way is held at the first step with something wrong, which keeps its mark; what was typed before is there on the way back. */
export const HeldAtTheWrongStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(标题|Title)/ }), '第九届创新创业大赛校赛');
    const way = within(canvas.getByRole('list', { name: /^(步骤|Steps)$/ }));
    await userEvent.click(way.getByRole('button', { name: /^(评分标准|Rubric)/ }));
    const tracks = await canvas.findByRole('textbox', { name: /^(赛道|Track)/ });
    await waitFor(() => expect(tracks).toHaveFocus());
    await expect(tracks).toHaveAccessibleDescription(/至少要有一个赛道|At least one track is needed/);
    await userEvent.keyboard('高教主赛道{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /^(上一步|Back)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(标题|Title)/ })).toHaveValue('第九届创新创业大赛校赛'));
  },
};
