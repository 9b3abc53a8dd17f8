import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { LoadOptions } from './combobox-option.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const judges = [
  { value: '1', label: '陈思远', description: '东海大学', group: '校内' },
  { value: '2', label: '林晓', description: '东海大学', group: '校内', isDisabled: true },
  { value: '3', label: '赵明', description: '西山学院', group: '校外' },
  { value: '4', label: 'Anna Wang', description: '北城科技', group: '校外' },
];

const schools = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index + 1}`, label: `第 ${index + 1} 中学` }));

const unsteady = fn<LoadOptions>();

const meta: Meta<typeof Combobox> = {
  title: '控件/Combobox',
  component: Combobox,
  args: { options: judges, value: null, onValueChange: fn(), 'aria-label': '评委' },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Combobox>;

/** The keyboard table of the WAI-ARIA combobox with list autocomplete. */
export const Keyboard: Story = {
  args: { onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '评委' });
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: '评委' });
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await waitFor(() => expect(active()).toHaveTextContent('陈思远'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('赵明'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('Anna Wang'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('陈思远'));
    await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1', judges[0]);
    await expect(input).toHaveValue('陈思远');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(active()).toHaveTextContent('陈思远'));
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('陈思远');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
  },
};

export const Typing: Story = {
  args: { value: '1' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await userEvent.clear(input);
    await userEvent.keyboard('ＷＡＮＧ');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(input);
    await userEvent.keyboard('没有这个人');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent(/没有匹配|No matches/);
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    // Leaving chooses nothing, and the box shows the choice again.
    await expect(input).toHaveValue('陈思远');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.keyboard('西山{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3', judges[2]);
  },
};

/** Enter that ends a word of an input method chooses nothing, and half a word is not searched for. */
export const InputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: 'zhao' }, isComposing: true });
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '赵' }, isComposing: true });
    await fireEvent.compositionEnd(input);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3', judges[2]);
  },
};

export const TenThousand: Story = {
  args: { options: schools, 'aria-label': '学校' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.click(input);
    await expect((await screen.findAllByRole('option')).length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active()).toHaveTextContent('第 10000 中学'));
    await waitFor(() => expect(active()).toBeVisible());
    await expect(active()).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(active()).toHaveTextContent('第 9990 中学'));
    await userEvent.keyboard('{PageDown}{ArrowUp}{Enter}');
    await expect(input).toHaveValue('第 9999 中学');
  },
};

export const OnTheServer: Story = {
  args: { options: undefined, load: searchSchools, value: '42', valueLabel: '第 42 中学', onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('第 42 中学');
    await userEvent.click(input);
    await expect(canvas.getByRole('status')).toHaveTextContent(/正在加载|Loading/);
    await expect(await screen.findAllByText(/继续输入|Keep typing/)).not.toHaveLength(0);
    await userEvent.clear(input);
    await userEvent.keyboard('999');
    // Until the answer to this text is there, Enter has nothing to choose.
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await screen.findByRole('option', { name: '第 1999 中学' });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('第 999 中学');
  },
};

export const Failed: Story = {
  args: { options: undefined, load: unsteady, 'aria-label': '学校' },
  beforeEach: () => {
    unsteady
      .mockReset()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ options: schools.slice(0, 5) });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('option', { name: /重试|Retry/ });
    await expect(canvas.getByRole('status')).toHaveTextContent(/没有加载出来|did not load/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('option', { name: '第 1 中学' });
  },
};

export const CreatesNew: Story = {
  args: { onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('周航{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('周航');
  },
};

/** In a dialog Escape closes the list first, and the list takes the clicks. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog isOpen onOpenChange={() => args.onClear?.()} title="选择评委">
      <Held {...args} />
    </Dialog>
  ),
  args: { onClear: fn() },
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox', { name: '评委' });
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: /赵明/ }));
    await expect(input).toHaveValue('赵明');
  },
};

export const WithAvatars: Story = {
  args: { options: judges.map((judge) => ({ ...judge, avatar: <Avatar name={judge.label} size="sm" /> })), value: '3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('group', { name: '校外' })).toContainElement(screen.getByRole('option', { name: /赵明/ }));
  },
};

export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      <Held {...args} aria-label="空" />
      <Held {...args} aria-label="错误" aria-invalid />
      <Held {...args} aria-label="只读" value="3" readOnly onClear={fn()} />
      <Held {...args} aria-label="停用" value="3" disabled onClear={fn()} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '只读' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: '停用' })).toBeDisabled();
  },
};

function searchSchools(query: string, signal: AbortSignal): ReturnType<LoadOptions> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    setTimeout(() => {
      const found = schools.filter((school) => school.label.includes(query));
      resolve({ options: found.slice(0, 50), hasMore: found.length > 50 });
    }, 100);
  });
}

function Held({ value: first, onValueChange, onClear, ...args }: ComboboxProps) {
  const [value, setValue] = useState(first);
  const clear = () => {
    setValue(null);
    onClear?.();
  };
  return (
    <Combobox
      {...args}
      className="max-w-80"
      value={value}
      onValueChange={(next, option) => {
        setValue(next);
        onValueChange(next, option);
      }}
      onClear={onClear && clear}
    />
  );
}
