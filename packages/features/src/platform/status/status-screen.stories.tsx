import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FailingOnce } from '../../lib/stories/failing-once.tsx';
import { press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { StatusScreen } from './status-screen.tsx';

const meta: Meta<typeof StatusScreen> = {
  title: '平台/运行状态',
  component: StatusScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.status } },
};
export default meta;

type Story = StoryObj<typeof StatusScreen>;

/** Every part says how it is; a request that was refused is told with its id. */
export const AtAGlance: Story = {
  render: () => (
    <StoryStage prepare={(call) => call('role.save', { body: { code: 'SUPER_ADMIN', name: '重复' }, isQuiet: true }).catch(() => null)}>
      <StatusScreen />
    </StoryStage>
  ),
  play: async ({ canvas }) => {
    const database = within(await canvas.findByRole('region', { name: /^(数据库|Database)$/ }));
    await expect(database.getByText(/^(正常|Good)$/)).toBeVisible();
    await expect(database.getByText(/^\d+(\.\d)? MB$/)).toBeVisible();
    const backup = within(canvas.getByRole('region', { name: /^(最近一次备份|Last backup)$/ }));
    await expect(backup.getByText(/^(还没有备份过|None yet)$/)).toBeVisible();
    const failures = within(canvas.getByRole('region', { name: /^(最近一天的失败|Failures of the last day)$/ }));
    await waitFor(() => expect(failures.getAllByText(/^(新增角色|Roles: add)$/)[0]).toBeVisible());
    await expect(failures.getAllByRole('button', { name: /复制|Copy/ })[0]).toBeVisible();
    await expect(failures.getAllByRole('link', { name: /^(为什么|Why\?)$/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('?request='),
    );
  },
};

/** Without an answer it says why, and asks again when told to. */
export const NoAnswer: Story = {
  render: () => (
    <FailingOnce ids={['status.get']}>
      <StatusScreen />
    </FailingOnce>
  ),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(重试|Retry|Try again)$/, canvas);
    await expect(await canvas.findByRole('region', { name: /^(数据库|Database)$/ })).toBeVisible();
  },
};
