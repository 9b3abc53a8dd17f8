import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { TransferItem } from './transfer-items.ts';
import { Transfer, type TransferProps } from './transfer.tsx';

const names = ['陈明', '李华', '王芳', '赵强', '孙丽', 'Alice', 'Bob'];
const items: TransferItem[] = names.map((label, index) => ({
  id: `${index + 1}`,
  label,
  description: index % 2 === 0 ? '计算机学院' : undefined,
  ...(label === '赵强' && { isDisabled: true, reason: '与参赛队伍同校' }),
}));

const meta: Meta<typeof Transfer> = {
  title: '控件/Transfer',
  component: Transfer,
  args: { items, value: ['5'], onValueChange: fn(), 'aria-label': '评委', targetTitle: '本组评委' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Transfer>;

/** The keyboard table of the WAI-ARIA listbox with several choices. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const source = canvas.getByRole('listbox', { name: /可选|Available/ });
    const target = canvas.getByRole('listbox', { name: '本组评委' });
    const option = (name: string) => canvas.getByRole('option', { name: new RegExp(`^${name}`) });
    const expectActive = (name: string) => expect(source).toHaveAttribute('aria-activedescendant', option(name).id);
    await userEvent.click(canvas.getByRole('textbox', { name: /在「可选」|in Available/ }));
    await userEvent.tab();
    await expect(source).toHaveFocus();
    await expectActive('陈明');
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect(option('陈明')).toHaveAttribute('aria-selected', 'true');
    await expect(option('李华')).toHaveAttribute('aria-selected', 'true');
    await expect(source).toHaveAccessibleDescription(/已选 2 \/ 共 6|2 of 6 selected/);
    await userEvent.keyboard('{End}');
    await expectActive('Bob');
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(option('Alice')).toHaveAttribute('aria-selected', 'true');
    await expect(option('赵强')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(source).toHaveAccessibleDescription(/已选 0|0 of 6/);
    await userEvent.keyboard('{Home}{Control>}{Shift>}{End}{/Shift}{/Control}');
    await expect(source).toHaveAccessibleDescription(/已选 5|5 of 6/);
    await userEvent.keyboard('{Control>}a{/Control}{Home}a');
    await expectActive('Alice');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['5', '6']);
    await expect(canvas.getByText(/已将 1 项移到「本组评委」|1 moved to 本组评委/)).toBeInTheDocument();
    await expect(source).toHaveFocus();
    await expectActive('Bob');
    await expect(target).toContainElement(option('Alice'));
    await userEvent.keyboard('{ArrowUp} {Enter}');
    await expect(option('赵强')).toHaveAccessibleName(/与参赛队伍同校/);
    await expect(source).toContainElement(option('赵强'));
  },
};

export const Buttons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('陈明'));
    await userEvent.click(canvas.getByRole('button', { name: /选中的移到「本组评委」|selected to 本组评委/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '5']);
    await userEvent.type(canvas.getByRole('textbox', { name: /在「可选」|in Available/ }), 'b');
    await userEvent.click(canvas.getByRole('button', { name: /全部移到「本组评委」|all to 本组评委/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '5', '7']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /全选「本组评委」|all in 本组评委/ }));
    await userEvent.click(canvas.getByRole('button', { name: /选中的移到「可选」|selected to Available/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.clear(canvas.getByRole('textbox', { name: /在「可选」|in Available/ }));
    await userEvent.dblClick(canvas.getByText('孙丽'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['5']);
  },
};

/** The order of the value counts. */
export const Ordered: Story = {
  args: { value: ['3', '1', '2'], isOrdered: true, targetTitle: '答辩次序' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /在「答辩次序」|in 答辩次序/ }));
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '3', '2']);
    await expect(canvas.getByText(/王芳：第 2 项，共 3 项|王芳: 2 of 3/)).toBeInTheDocument();
    await userEvent.keyboard('{End} ');
    await userEvent.click(canvas.getByRole('button', { name: /上移|Move up/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '2', '3']);
  },
};

/** Only the items in sight are drawn. */
export const FiveThousand: Story = {
  args: { items: Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, label: `学生 ${index}` })), value: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /在「可选」|in Available/ }));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('option', { name: '学生 4999' });
    await waitFor(() => expect(last).toBeVisible());
    await expect(last).toHaveAttribute('aria-posinset', '5000');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(100);
    await userEvent.keyboard('{Control>}a{/Control}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/共 5000|of 5000/)).toBeVisible();
  },
};

export const Wrong: Story = { args: { value: [], 'aria-invalid': true, 'aria-required': true } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByText('陈明'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

function Held({ value: first, onValueChange, ...args }: TransferProps) {
  const [value, setValue] = useState(first);
  return (
    <Transfer
      {...args}
      className="max-w-180"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
