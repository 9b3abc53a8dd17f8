import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { LoadOptions } from '../combobox/combobox-option.ts';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const tracks = ['人工智能', '新能源', '智慧农业', '生物医药', '智能制造', '文化创意', '乡村振兴', '社会服务'].map((label, index) => ({
  value: `${index + 1}`,
  label,
}));

const meta: Meta<typeof MultiSelect> = {
  title: '控件/MultiSelect',
  component: MultiSelect,
  args: { options: tracks, value: [], onValueChange: fn(), 'aria-label': '赛道' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof MultiSelect>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '赛道' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: '赛道' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '2']);
    await expect(list).toBeVisible();
    await expect(within(list).getByRole('option', { name: '新能源' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.keyboard('农业{Enter}医药{Enter}{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '3', '4']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /(移除|Remove) 智慧农业/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '4']);
    await expect(canvas.getByRole('button', { name: /(移除|Remove) 生物医药/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /(移除|Remove) 人工智能/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
  },
};

export const AllThatMatch: Story = {
  args: { value: ['6'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('智');
    await userEvent.click(await screen.findByRole('option', { name: /全选匹配的 3 项|all 3 matches/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['6', '1', '3', '5']);
    await userEvent.keyboard('智');
    await userEvent.click(await screen.findByRole('option', { name: /取消匹配的 3 项|Deselect all 3/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['6']);
  },
};

/** Unfocused, the box stays small: the rest is a number that names them. */
export const Overflow: Story = {
  args: { value: ['1', '2', '3', '4', '5', '6'], maxShown: 3 },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /还有 3 项|3 more/ });
    await expect(more).toHaveAccessibleName(/生物医药、智能制造、文化创意/);
    await userEvent.hover(more);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('生物医药、智能制造、文化创意');
    await userEvent.click(more);
    await expect(await canvas.findByText('文化创意')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('文化创意')).toBeNull());
  },
};

export const Most: Story = {
  args: { value: ['1', '2'], max: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: '智慧农业' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(/最多 2 项|up to 2/);
    await userEvent.click(screen.getByRole('option', { name: '新能源' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1']);
    await expect(screen.getByRole('option', { name: '智慧农业' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnTheServer: Story = {
  args: { options: undefined, load: searchTracks, value: ['99'], chosen: [{ value: '99', label: '往届赛道' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('往届赛道')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('乡村');
    await screen.findByRole('option', { name: '乡村振兴' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['99', '7']);
    // Its label is still known when the list of another text is loaded.
    await userEvent.keyboard('社会');
    await screen.findByRole('option', { name: '社会服务' });
    await expect(canvas.getByRole('button', { name: /(移除|Remove) 乡村振兴/ })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <Held {...args} aria-label="空" placeholder="选择赛道" />
      <Held {...args} aria-label="错误" value={['1']} aria-invalid />
      <Held {...args} aria-label="只读" value={['1', '2']} readOnly />
      <Held {...args} aria-label="停用" value={['1', '2']} disabled />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '只读' });
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getAllByText('新能源')).toHaveLength(2);
  },
};

async function searchTracks(query: string): ReturnType<LoadOptions> {
  return { options: tracks.filter((track) => track.label.includes(query)) };
}

function Held({ value: first, onValueChange, ...args }: MultiSelectProps) {
  const [value, setValue] = useState(first);
  return (
    <MultiSelect
      {...args}
      className="max-w-120"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
