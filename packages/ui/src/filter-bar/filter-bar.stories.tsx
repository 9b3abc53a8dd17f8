import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../input/text-input.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { FilterField } from './filter-field.tsx';

const meta: Meta<typeof FilterBar> = {
  title: '数据/FilterBar',
  component: FilterBar,
  args: { onSearch: fn(), onReset: fn(), onDiscard: fn(), count: 0 },
  render: (args) => <Example {...args} />,
};
export default meta;

type Story = StoryObj<typeof FilterBar>;

/** Enter searches; a filter that is filled still says what it filters by, and one press takes it back. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('名称 / 编号'), '机器人{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    const state = canvas.getByRole('combobox', { name: '状态' });
    await expect(state).toHaveTextContent(/^状态$/);
    state.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '启用' }));
    const field = state.closest<HTMLElement>('[data-slot=filter-field]');
    if (field === null) throw new Error('the select stands in no field');
    await waitFor(() => expect(state).toHaveTextContent(/^启用$/));
    const [label, value] = [within(field).getByText('状态'), within(state).getByText('启用')];
    await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(value.getBoundingClientRect().left);
    await userEvent.click(within(field).getByRole('button', { name: /^(清除|Clear)$/ }));
    await waitFor(() => expect(state).toHaveTextContent(/^状态$/));
  },
};

/** What does not fit into the line opens with a button that says how much of it is in use; nothing wraps. */
export const Narrow: Story = {
  args: { count: 1 },
  decorators: [(Story) => <div className="w-[36rem]">{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: /^(更多筛选|More filters) ?1/ });
    const bar = canvas.getByRole('search');
    const height = bar.clientHeight;
    await expect(height).toBeLessThan(50);
    await expect(canvas.getByRole('textbox', { name: '负责人', hidden: true })).not.toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox', { name: '负责人' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '指导教师' })).toBeVisible();
    await expect(bar.clientHeight).toBeGreaterThan(height);
    await userEvent.click(canvas.getByRole('button', { name: /^(收起筛选|Fewer filters)$/ }));
    await expect(bar.clientHeight).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: /^(重置|Reset)$/ }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

/** On a phone the search box stays, the rest stands in a sheet behind one button with the number of filters in use. */
export const Phone: Story = {
  args: { count: 1 },
  decorators: [(Story) => <div className="w-[22rem]">{Story()}</div>],
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    const narrow = (query: string) => (query === '(width < 50rem)' ? matchMedia('(width >= 0px)') : matchMedia(query));
    const spy = spyOn(window, 'matchMedia').mockImplementation(narrow);
    return () => spy.mockRestore();
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('名称 / 编号')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const opener = canvas.getByRole('button', { name: /^(筛选|Filters) ?1/ });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: /^(筛选|Filters)$/ }));
    await expect(sheet.getByText('状态')).toBeVisible();
    await expect(sheet.getByRole('combobox', { name: '状态' })).toHaveTextContent(/^(不限|Any)$/);
    await userEvent.click(sheet.getByRole('button', { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /^(查看结果|Show results)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** A list without filters keeps its tools at the end of the line. */
export const ToolsAlone: Story = {
  render: (args) => <FilterBar {...args} search={undefined} tools={<Button variant="outline">导出</Button>} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('search').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: '导出' }).getBoundingClientRect().right).toBeCloseTo(bar.right, 0);
  },
};

function Example(props: FilterBarProps) {
  const [state, setState] = useState('');
  const [text, setText] = useState('');
  return (
    <FilterBar
      {...props}
      search={
        <FilterField label="名称 / 编号" isFilled={text !== ''}>
          {(control) => <TextInput {...control} isClearable value={text} onValueChange={setText} />}
        </FilterField>
      }
      more={
        <FilterField label="指导教师" isFilled>
          {(control) => <TextInput {...control} defaultValue="沈一诺" />}
        </FilterField>
      }
      tools={<Button variant="outline">导出</Button>}
    >
      <FilterField label="状态" isFilled={state !== ''}>
        {(control) => <Select {...control} options={states} value={state} onValueChange={setState} onClear={() => setState('')} />}
      </FilterField>
      <FilterField label="负责人" isFilled={false}>
        {(control) => <TextInput {...control} />}
      </FilterField>
    </FilterBar>
  );
}

const states = [
  { value: 'on', label: '启用' },
  { value: 'off', label: '禁用' },
];
