import { encodeView, PageStack, Select } from '@saiwu/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { StoryAdmin } from '../story-admin.tsx';
import { teamForm, teamStates } from '../story-team-form.tsx';
import { teamServer, type Team, type TeamServer } from '../story-teams.ts';
import type { FilterFields } from '../list/filter-fields.tsx';
import { ListScreen } from './list-screen.tsx';
import { ListTable, type ListColumn } from '../list/list-table.tsx';
import { useList } from '../list/use-list.ts';

const meta: Meta<typeof Teams> = {
  title: '页面/列表',
  component: Teams,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  beforeEach: ({ args }) => {
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(args.server, teamServer());
  },
  args: { server: teamServer(), path: '/teams' },
};
export default meta;

type Story = StoryObj<typeof Teams>;
type Canvas = StoryContext['canvas'];

/** Filters, order and page are in the address, and only where they differ from the beginning. */
export const AddressOfEverything: Story = {
  args: { path: '/teams?state=closed&size=5' },
  play: async ({ canvas, userEvent }) => {
    await expectNames(canvas, ['02', '04', '06', '08', '10']);
    await userEvent.click(canvas.getByRole('button', { name: /^(第 3 页|Page 3)$/ }));
    await expectNames(canvas, ['22']);
    await expectAddress(canvas, '/teams?state=closed&size=5&page=3');
    await userEvent.click(canvas.getByRole('button', { name: '名称' }));
    await expectNames(canvas, ['22', '20', '18', '16', '14']);
    await expectAddress(canvas, '/teams?state=closed&size=5&order=desc');
    await userEvent.type(canvas.getByRole('textbox', { name: '名称 / 队长' }), '队长 0{Enter}');
    await expectNames(canvas, ['08', '06', '04', '02']);
    await expectAddress(canvas, '/teams?state=closed&size=5&order=desc&keyword=队长+0');
    await userEvent.click(canvas.getByRole('button', { name: /^(重置|Reset)$/ }));
    await expectNames(canvas, ['23', '22', '21', '20', '19']);
  },
};

/** A choice counts at once, and so does taking it back; a text counts when its field is left. */
export const FiltersAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /队伍 01/ });
    await userEvent.click(canvas.getByRole('combobox', { name: '状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '已关闭' }));
    await expectAddress(canvas, '/teams?state=closed');
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '队伍 1');
    await expectAddress(canvas, '/teams?state=closed');
    await userEvent.tab();
    await expectAddress(canvas, '/teams?state=closed&name=队伍+1');
    await userEvent.click(within(fieldOf(canvas.getByRole('combobox', { name: '状态' }))).getByRole('button', { name: /^(清除|Clear)$/ }));
    await expectAddress(canvas, '/teams?name=队伍+1');
    await userEvent.click(within(fieldOf(canvas.getByRole('textbox', { name: '名称' }))).getByRole('button', { name: /^(清除|Clear)$/ }));
    await expectAddress(canvas, '/teams');
  },
};

/** The same while the browser translates the page. */
export const AddressTranslated: Story = { ...AddressOfEverything, parameters: { translated: true } };

export const FiltersTranslated: Story = { ...FiltersAtOnce, parameters: { translated: true } };

/** Choosing rows moves none of them: the acts on rows take the place of the filters. */
export const BarInPlaceOfFilters: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /队伍 01/ });
    const { top } = row.getBoundingClientRect();
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(await canvas.findByText(/^(已选 1 项|1 selected)$/, { selector: '[data-slot=bulk-bar] *' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: '状态' })).toBeNull();
    await expect(row.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: /^(取消选择|Clear selection)$/ }));
    await expect(await canvas.findByRole('combobox', { name: '状态' })).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(top);
  },
};

/** On a phone filters and order count together, when their sheet is left by its main button; closed otherwise it changes nothing. */
export const SheetOfAPhone: Story = {
  args: { path: '/teams?size=5' },
  beforeEach: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await expectNames(canvas, ['01', '02', '03', '04', '05']);
    const closed = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^(筛选|Filters)/ }));
      const opened = within(await screen.findByRole('dialog'));
      await userEvent.click(opened.getByRole('combobox', { name: '状态' }));
      await userEvent.click(await screen.findByRole('option', { name: '已关闭' }));
      return opened;
    };
    const given = await closed();
    await userEvent.click(given.getByRole('button', { name: /^(关闭|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectAddress(canvas, '/teams?size=5');

    const sheet = await closed();
    await userEvent.click(sheet.getByRole('combobox', { name: /^(排序|Sort by)$/ }));
    await userEvent.click(await screen.findByRole('option', { name: '名称' }));
    await userEvent.click(sheet.getByRole('radio', { name: /^(降序|Descending)$/ }));
    await expectAddress(canvas, '/teams?size=5');
    await userEvent.click(sheet.getByRole('button', { name: /^(查看结果|Show results)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectNames(canvas, ['22', '20', '18', '16', '14']);
    await expectAddress(canvas, '/teams?size=5&state=closed&order=desc');
    await expect(canvas.getByRole('button', { name: /^(筛选|Filters) ?1/ })).toBeVisible();
  },
};

/** Where there is nothing yet, a phone offers the first act once. */
export const NothingOnAPhone: Story = {
  beforeEach: ({ args }) => {
    Object.assign(args.server, teamServer(0));
    return onAPhone();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(还没有队伍|No .* yet)$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(新增|Add )/ })).toHaveLength(1);
  },
};

/** Nor on a wide screen: the head leaves it to the middle of the empty list. */
export const NothingYet: Story = {
  beforeEach: ({ args }) => {
    Object.assign(args.server, teamServer(0));
  },
  play: NothingOnAPhone.play,
};

/** Rows are chosen on several pages and deleted at once; the others stay. */
export const ChosenOverPages: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(await canvas.findByRole('row', { name: /队伍 03/ })).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(第 2 页|Page 2)$/ }));
    await userEvent.click(within(await canvas.findByRole('row', { name: /队伍 14/ })).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(第 1 页|Page 1)$/ }));
    await waitFor(() => expect(within(canvas.getByRole('row', { name: /队伍 03/ })).getByRole('checkbox')).toBeChecked());
    const bar = (await canvas.findByText(/^(已选 2 项|2 selected)$/, { selector: '[data-slot=bulk-bar] *' })).parentElement;
    await userEvent.click(within(bar ?? document.body).getByRole('button', { name: /^(删除|Delete)$/ }));
    const question = await screen.findByRole('alertdialog', { name: /2/ });
    await userEvent.click(within(question).getByRole('button', { name: /^(删除|Delete)$/ }));
    await screen.findByText(/^(已删除 2 条|2 deleted)$/);
    await expect(args.server.rows().map(({ id }) => id)).toHaveLength(21);
    await expect(args.server.rows().some(({ id }) => id === '03' || id === '14')).toBe(false);
  },
};

/** Another user has deleted one of the chosen meanwhile: the other is deleted, and the toast tells of both. */
export const ChosenAndGone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [/队伍 03/, /队伍 04/])
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));
    await args.server.remove?.(['04'], {});
    const bar = (await canvas.findByText(/^(已选 2 项|2 selected)$/, { selector: '[data-slot=bulk-bar] *' })).parentElement;
    await userEvent.click(within(bar ?? document.body).getByRole('button', { name: /^(删除|Delete)$/ }));
    const question = await screen.findByRole('alertdialog', { name: /2/ });
    await userEvent.click(within(question).getByRole('button', { name: /^(删除|Delete)$/ }));
    await screen.findByText(/^(已删除 1 条，另有 1 条已经不在|1 deleted; 1 more no longer there)$/);
    await expect(args.server.rows()).toHaveLength(21);
  },
};

/** Switching a row off asks no question, since the toast takes it back. */
export const SwitchedAndBack: Story = {
  args: { server: teamServer() },
  play: async ({ args, canvas, userEvent }) => {
    const stateOf = (id: string) => args.server.rows().find((row) => row.id === id)?.state;
    await userEvent.click(within(await canvas.findByRole('row', { name: /队伍 03/ })).getByRole('button', { name: /^(更多|More)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(禁用|Disable)$/ }));
    const toast = (await screen.findByText(/^(已禁用「队伍 03」|Disabled “队伍 03”)$/)).closest<HTMLElement>('[data-slot="toast"]');
    await expect(stateOf('03')).toBe('closed');
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: /^(撤销|Undo)$/ }));
    await screen.findByText(/^(已撤销|Undone)$/);
    await expect(stateOf('03')).toBe('open');
  },
};

/** Chosen rows are switched together: the button says how many need it and why none does; the toast takes back exactly those. */
export const SwitchedTogether: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const states = () =>
      args.server
        .rows()
        .slice(0, 4)
        .map(({ state }) => state);
    const before = states();
    await expect(before).toEqual(['open', 'closed', 'open', 'closed']);
    for (const name of [/队伍 01/, /队伍 02/, /队伍 03/])
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^(禁用 2 条|Disable \(2\))$/ }));
    const told = await screen.findByText(/^(已禁用 2 条|2 disabled)$/);
    await expect(states()).toEqual(['closed', 'closed', 'closed', 'closed']);
    const toast = told.closest<HTMLElement>('[data-slot="toast"]') ?? document.body;
    await userEvent.click(within(toast).getByRole('button', { name: /^(撤销|Undo)$/ }));
    await waitFor(() => expect(states()).toEqual(before));
    await userEvent.click(within(canvas.getByRole('row', { name: /队伍 04/ })).getByRole('checkbox'));
    const idle = await canvas.findByRole('button', { name: /^(禁用|Disable)$/ });
    await waitFor(() => expect(idle).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(idle);
    await screen.findByText(/^(选中的都已禁用|Everything selected is already disabled)$/, { selector: '[data-slot="toast"] *' });
    await expect(states()).toEqual(before);
  },
};

/** Nothing matches: the way back is there. A failure says why, and the next try brings the rows. */
export const NothingAndFailure: Story = {
  args: { path: '/teams?name=无此队' },
  beforeEach: ({ args }) => args.server.failNext({ message: '名单暂时读不到' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('名单暂时读不到');
    await userEvent.click(canvas.getByRole('button', { name: /^(重试|Retry|Try again)$/ }));
    await canvas.findByText(/^(没有符合条件的|Nothing matches)/);
    await userEvent.click(canvas.getByRole('button', { name: /^(清除条件|Clear filters)$/ }));
    await canvas.findByRole('row', { name: /队伍 01/ });
    await expectAddress(canvas, '/teams');
  },
};

/** A link brings an arrangement along; the reader's first change of it makes it their own. */
export const LinkWithArrangement: Story = {
  args: { path: `/teams?state=open&view=${encodeURIComponent(encodeView({ view: { hidden: ['leader'] } }))}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /队伍 01/ });
    await expect(canvas.queryByRole('columnheader', { name: /队长/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /列设置|Columns|Column/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /队长/ }));
    await canvas.findByRole('columnheader', { name: /队长/ });
    await expectAddress(canvas, '/teams?state=open');
  },
};

/** Two lists on one page, each with its part of the address. */
export const TwoOnOnePage: Story = {
  args: { path: '/teams?b_page=2' },
  render: ({ server, path }) => (
    <StoryAdmin path={path}>
      <TwoLists server={server} />
    </StoryAdmin>
  ),
  play: async ({ canvas, userEvent }) => {
    const [one, other] = await canvas.findAllByRole('grid');
    if (one === undefined || other === undefined) throw new Error('there are not two lists');
    await within(other).findByRole('row', { name: /队伍 11/ });
    await expect(within(one).getByRole('row', { name: /队伍 01/ })).toBeVisible();
    const [third] = canvas.getAllByRole('button', { name: /^(第 3 页|Page 3)$/ });
    if (third) await userEvent.click(third);
    await within(one).findByRole('row', { name: /队伍 21/ });
    await expect(within(other).getByRole('row', { name: /队伍 11/ })).toBeVisible();
    await expectAddress(canvas, '/teams?b_page=2&a_page=3');
  },
};

function onAPhone() {
  const matchMedia = window.matchMedia.bind(window);
  const narrow = (query: string) => (query === '(width < 50rem)' ? matchMedia('(width >= 0px)') : matchMedia(query));
  const spy = spyOn(window, 'matchMedia').mockImplementation(narrow);
  return () => spy.mockRestore();
}

function Teams({ server, path }: { server: TeamServer; path: string }) {
  return (
    <StoryAdmin path={path}>
      <ListScreen resource={server} columns={columns} form={teamForm} Filters={Filters} />
    </StoryAdmin>
  );
}

function TwoLists({ server }: { server: TeamServer }) {
  const one = useList(server, { prefix: 'a_' });
  const other = useList(server, { prefix: 'b_' });
  return (
    <PageStack>
      <ListTable list={one} columns={columns} caption="甲" />
      <ListTable list={other} columns={columns} caption="乙" />
    </PageStack>
  );
}

const columns: ListColumn<Team>[] = [
  { key: 'name', title: '名称', value: ({ name }) => name, isSortable: true, isRequired: true },
  { key: 'leader', title: '队长', value: ({ leader }) => leader },
  { key: 'state', title: '状态', value: ({ state }) => teamStates.find(({ value }) => value === state)?.label },
];

function Filters({ field }: { field: FilterFields<'name' | 'state'> }) {
  return (
    <>
      {field.choice('state', (own) => (
        <Select {...own} options={teamStates} />
      ))}
      {field.text('name')}
    </>
  );
}

function fieldOf(control: HTMLElement): HTMLElement {
  const field = control.closest<HTMLElement>('[data-slot=filter-field]');
  if (field === null) throw new Error('the control stands in no filter');
  return field;
}

async function expectNames(canvas: Canvas, ids: readonly string[]) {
  await waitFor(() =>
    expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => /队伍 (\d\d)/.exec(row.textContent)?.[1]),
    ).toEqual(ids),
  );
}

async function expectAddress(canvas: Canvas, address: string) {
  await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(address));
}
