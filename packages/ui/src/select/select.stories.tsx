import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, type UserEventObject } from 'storybook/test';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: 'draft', label: '草稿' },
  { value: 'open', label: '报名中' },
  { value: 'judging', label: '评审中' },
  { value: 'closed', label: '已归档', isDisabled: true },
];

const meta: Meta<typeof Select> = {
  title: '控件/Select',
  component: Select,
  args: { options, value: null, onValueChange: fn(), 'aria-label': '状态' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: '状态' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('open');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('报名中');
  },
};

export const Clearable: Story = {
  args: { value: 'open', onClear: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }));
    await expect(canvas.getByRole('combobox')).toHaveTextContent(/请选择|Choose/);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Type-ahead, Home, End and Escape, as in the WAI-ARIA select-only combobox. */
export const MoreKeys: Story = {
  args: { value: 'draft' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: '评审中' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: '草稿' })).toHaveFocus());
    await userEvent.keyboard('报');
    await waitFor(() => expect(screen.getByRole('option', { name: '报名中' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('judging');
  },
};

/**
 * Tab takes the highlighted option, closes the list and goes on from the box, as the APG has it for a select-only combobox; with Shift
 * back.
 */
export const TabTakes: Story = {
  args: { value: 'draft' },
  render: (args) => (
    <>
      <button type="button">之前</button>
      <Held {...args} />
      <button type="button">之后</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: '草稿' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '报名中' })).toHaveFocus());
    await pressTab(trigger, userEvent);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('open');
    await expect(canvas.getByRole('button', { name: '之后' })).toHaveFocus();
    trigger.focus();
    await userEvent.keyboard('{Enter}{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: '评审中' })).toHaveFocus());
    await pressTab(trigger, userEvent, { shift: true });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('judging');
    // The list gives the focus back a moment after it has closed: not any more.
    await new Promise((done) => setTimeout(done, 50));
    await expect(canvas.getByRole('button', { name: '之前' })).toHaveFocus();
  },
};

export const Grouped: Story = {
  args: {
    value: 'trimmed',
    'aria-label': '计分方式',
    options: [
      { value: 'mean', label: '平均分', description: '所有评委的平均', group: '直接' },
      { value: 'trimmed', label: '去极值平均', description: '去掉一个最高分和一个最低分', group: '直接' },
      { value: 'standard', label: '标准分', description: '每位评委的打分先标准化', group: '换算' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent(/^去极值平均$/);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('group', { name: '换算' })).toContainElement(screen.getByRole('option', { name: /标准分/ }));
    await waitFor(() => expect(screen.getByText('去掉一个最高分和一个最低分')).toBeVisible());
    // Type-ahead goes by the label.
    await userEvent.keyboard('标{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent(/^标准分$/));
  },
};

/** Reached and read, but not changed, by typing neither. */
export const ReadOnly: Story = {
  args: { value: 'open', readOnly: true, onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Enter}草');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { value: 'open', disabled: true } };

/** A browser goes on from where the focus is when the key has been heard, the simulated one from where it was pressed: so in two steps. */
async function pressTab(trigger: HTMLElement, user: Pick<UserEventObject, 'tab'>, { shift = false } = {}) {
  const isLeftToBrowser = await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey: shift });
  await expect(isLeftToBrowser).toBe(true);
  await expect(screen.queryByRole('listbox')).toBeNull();
  await expect(trigger).toHaveFocus();
  await user.tab({ shift });
}

function Held({ value: first, onValueChange, onClear, ...args }: SelectProps) {
  const [value, setValue] = useState(first);
  const clear = () => {
    setValue(null);
    onClear?.();
  };
  return (
    <Select
      {...args}
      className="max-w-60"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
      onClear={onClear && clear}
    />
  );
}
