import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { SuperUserScreen } from './super-user-screen.tsx';

const noted = /^(已经记下|I have noted it)$/;

const meta: Meta<typeof SuperUserScreen> = {
  title: '平台/超级用户',
  component: SuperUserScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.superUsers } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <StoryStage
      prepare={async (call) => {
        if (!(await call('tenant.check', { path: { code: 'storied' } })))
          await call('tenant.init', { body: { code: 'storied', name: '北方理工大学', account: 'li_lei' } });
      }}
    >
      <SuperUserScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof SuperUserScreen>;

/** Of the tenant that is chosen: one is added, whose password is shown once, gets another one and is deleted; the last one stays. */
export const OfAnotherTenant: Story = {
  play: async ({ canvas, userEvent }) => {
    const account = `s_${crypto.randomUUID().slice(0, 8)}`;
    await userEvent.click(await canvas.findByRole('combobox', { name: /^(企业|Tenant)$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /storied/ }));
    await expect(await canvas.findByRole('row', { name: /li_lei/ })).toBeVisible();

    await press(userEvent, /^(新增超级用户|Add super administrator)$/);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^(企业编码|Tenant code|Code)/ })).toHaveValue('storied');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(账号|Account)/ }), account);
    await press(userEvent, /^(新增超级用户|Add super administrator)$/, dialog);
    await press(userEvent, noted);

    const row = async () => within(await canvas.findByRole('row', { name: new RegExp(account) }));
    await press(userEvent, /^(更多|More)$/, await row());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(重置密码|Reset password)$/ }));
    await press(userEvent, /^(重置密码|Reset password)$/, within(await screen.findByRole('alertdialog')));
    await press(userEvent, noted);
    await press(userEvent, /^(删除|Delete)$/, await row());
    await press(userEvent, /^(删除|Delete)$/, within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(account) })).toBeNull());

    const last = within(canvas.getByRole('row', { name: /li_lei/ }));
    await press(userEvent, /^(删除|Delete)$/, last);
    await press(userEvent, /^(删除|Delete)$/, within(await screen.findByRole('alertdialog')));
    await expect(await screen.findByText(/storied.*(至少要留一个|at least one|needs)/)).toBeVisible();
  },
};
