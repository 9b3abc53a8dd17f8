import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fill } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { LoginLogScreen } from './login-log.tsx';

const meta: Meta<typeof LoginLogScreen> = {
  title: '平台/登录日志',
  component: LoginLogScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.loginLog } },
  // Somebody tries a name that nobody has.
  render: () => (
    <StoryStage
      prepare={(call) =>
        call('session.platformSignIn', { body: { grantType: 'password', account: 'story_nobody', password: 'wrong-1' } }).catch(
          () => undefined,
        )
      }
    >
      <LoginLogScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof LoginLogScreen>;

/** Sign-ins that failed, found by how they went and by the beginning of an account; a row opens into what the columns cut. */
export const Failed: Story = {
  parameters: { server: { path: `${consolePaths.loginLog}?isSuccess=false` } },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /^(姓名|Name) \/ / });
    await fill(userEvent, box, 'story_no');
    await userEvent.keyboard('{Enter}');
    const rows = async () => (await canvas.findAllByRole('row', { name: /story_nobody/ })).length;
    await waitFor(async () => expect(await rows()).toBeGreaterThan(0));
    await expect(canvas.getAllByText(/^(账号不存在|.*does not exist.*|Unknown account|No such account)$/)[0]).toBeVisible();
    const [row] = await canvas.findAllByRole('row', { name: /story_nobody/ });
    const [opener] = within(row ?? document.body).getAllByRole('button', { name: /展开|详情|Expand|Details/i });
    if (opener) await userEvent.click(opener);
    await expect(await canvas.findByText(/^(设备标识|User agent)$/)).toBeVisible();
  },
};
