import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { TenantScreen } from './tenant-screen.tsx';

const meta: Meta<typeof TenantScreen> = {
  title: '平台/租户管理',
  component: TenantScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.tenants } },
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof TenantScreen>;

/** A tenant is added with its first administrator, switched off, and deleted with all its data once its code is written. */
export const FromFirstToLast: Story = {
  play: async ({ canvas, userEvent }) => {
    // the stories' server has one tenant
    await expect(await canvas.findByText(/TENANT_MODE=COLUMN/)).toBeVisible();
    const code = `s${crypto.randomUUID().slice(0, 8)}`;
    const addTenant = /^(新增企业|Add tenant)$/;
    await press(userEvent, addTenant);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(企业编码|Code|Tenant code)/ }), code);
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(企业名称|Name)/ }), '北方理工大学');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(管理员账号|Administrator's account)/ }), 'li_lei');
    await press(userEvent, addTenant, dialog);
    await press(userEvent, /^(已经记下|I have noted it)$/);

    const row = async () => within(await canvas.findByRole('row', { name: new RegExp(code) }));
    await press(userEvent, /^(禁用|Disable)$/, await row());
    await press(userEvent, /^(禁用|Disable)$/, within(await screen.findByRole('alertdialog', { name: /[「“]北方理工大学[」”]/ })));
    await waitFor(async () =>
      expect((await row()).getByText(/^(禁用|Disabled|Forbidden)$/, { selector: 'td *:not(button)' })).toBeVisible(),
    );

    await press(userEvent, /^(更多|More)$/, await row());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(删除|Delete)$/ }));
    const question = within(await screen.findByRole('dialog'));
    const written = question.getByRole('textbox', { name: new RegExp(code) });
    const withAll = /^(连同数据一起删除|Delete with all data)$/;
    await fill(userEvent, written, 'other');
    await press(userEvent, withAll, question);
    await waitFor(() => expect(written).toHaveAccessibleDescription(new RegExp(code)));
    await fill(userEvent, written, code);
    await press(userEvent, withAll, question);
    await waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(code) })).toBeNull());
  },
};

/** The one that keeps the others is neither changed nor switched off. */
export const OwnStays: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /0000/ }));
    await expect(row.getByText(/^(内置|Built-in)$/)).toBeVisible();
    await expect(row.queryByRole('button', { name: /^(编辑|Edit|禁用|Disable)$/ })).toBeNull();
  },
};
