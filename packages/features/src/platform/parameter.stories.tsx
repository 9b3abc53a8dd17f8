import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ParameterScreen } from './parameter.tsx';

const meta: Meta<typeof ParameterScreen> = {
  title: '平台/参数',
  component: ParameterScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: '/system/parameter' } },
};
export default meta;

type Story = StoryObj<typeof ParameterScreen>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /LoginPolicy/ })).toBeVisible();
  },
};

export const AddAndFind: Story = {
  play: async ({ canvas, userEvent }) => {
    const key = `story.${crypto.randomUUID()}`;
    await userEvent.click(await canvas.findByRole('button', { name: /^(新增参数|Add Parameter)$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^(参数键|Key)/ }), key);
    await userEvent.type(dialog.getByRole('textbox', { name: /^(参数名称|Name)/ }), '评审结束后开放申诉的天数');
    const value = dialog.getByRole('textbox', { name: /^(参数值|Value)/ });
    await userEvent.click(dialog.getByRole('button', { name: /^(新增参数|Add Parameter)$/ }));
    await waitFor(() => expect(value).toHaveAccessibleDescription(/不能为空|Can't be empty/));
    await expect(value).toHaveFocus();
    await userEvent.type(value, '7');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增参数|Add Parameter)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.type(canvas.getByRole('textbox', { name: /^(参数键|Key)$/ }), `${key}{Enter}`);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByRole('row', { name: new RegExp(key) })).toHaveTextContent('评审结束后开放申诉的天数');
  },
};

export const BuiltInStays: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /LoginPolicy/ }));
    await userEvent.click(row.getByRole('button', { name: /^(删除|Delete)$/ }));
    await waitFor(() => expect(screen.getByText(/^(内置数据，不能操作|Readonly data, inoperable)$/)).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
