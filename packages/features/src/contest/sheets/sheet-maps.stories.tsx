import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useApi } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { SheetMapListScreen } from './sheet-map-list-screen.tsx';
import { NewSheetMapScreen, SheetMapScreen } from './sheet-map-screen.tsx';

const meta: Meta<typeof SheetMapListScreen> = {
  title: '大赛/申报汇总表',
  component: SheetMapListScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'manager', path: consolePaths.sheetMaps } },
  render: () => (
    <Routes>
      <Route path={consolePaths.sheetMaps} element={<SheetMapListScreen />} />
      <Route path={consolePaths.newSheetMap} element={<NewSheetMapScreen />} />
      <Route path={consolePaths.sheetMap} element={<SheetMapScreen />} />
    </Routes>
  ),
  beforeEach: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saiwu_draft:')) localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof SheetMapListScreen>;

const which = /^(第几个|Which one)/;
const formats = /^(每人写成|Each person as)/;
const internet = /^(互联网\+申报汇总表|Internet\+ entry sheet)$/;

/** Those that come with the system; whoever looks after all of them may change each, and sees the head as it comes out. */
export const Shipped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: internet }));
    const head = within(await canvas.findByRole('region', { name: /^(导出后的表头|Head of the exported sheet)$/ }));
    await expect(head.getByRole('columnheader', { name: '指导教师（姓名/工号/电话）' })).toBeVisible();
    const [title] = canvas.getAllByRole('textbox', { name: /^(列标题|Heading)/ }).slice(1);
    if (title) await fill(userEvent, title, '项目全称');
    await waitFor(() => expect(head.getByRole('columnheader', { name: '项目全称' })).toBeVisible());
  },
};

/** A school does not change what is everybody's: it copies it, and the copy is its own. Two columns of one head are told. */
export const OwnCopy: Story = {
  parameters: { server: { as: 'school', path: consolePaths.newSheetMap } },
  play: async ({ canvas, userEvent }) => {
    const name = `本校汇总表${crypto.randomUUID().slice(0, 6)}`;
    await fill(userEvent, await canvas.findByRole('textbox', { name: /^(名称|Name)/ }), name);
    await press(userEvent, /^(添加列|Add column)$/, canvas);
    const heads = canvas.getAllByRole('textbox', { name: /^(列标题|Heading)/ });
    const last = heads.at(-1);
    if (!last) throw new Error('no column was added');
    await fill(userEvent, last, heads[0] instanceof HTMLInputElement ? heads[0].value : '');
    await press(userEvent, /^(保存汇总表|Save entry sheet)$/, canvas);
    await waitFor(() => expect(last).toHaveAccessibleDescription(/同名的列|already has this heading/));
    await fill(userEvent, last, '备注');
    await press(userEvent, /^(保存汇总表|Save entry sheet)$/, canvas);
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: internet })).toBeNull();
  },
};

/**
 * What a column holds decides what else it is asked: which adviser, or how each of several people is written. It is there again when it is
 * opened.
 */
export const ColumnChanged: Story = {
  parameters: { server: { as: 'school', path: consolePaths.newSheetMap } },
  play: async ({ canvas, userEvent }) => {
    const name = `列的内容${crypto.randomUUID().slice(0, 6)}`;
    await fill(userEvent, await canvas.findByRole('textbox', { name: /^(名称|Name)/ }), name);
    const add = async (title: string) => {
      await press(userEvent, /^(添加列|Add column)$/, canvas);
      const head = canvas.getAllByRole('textbox', { name: /^(列标题|Heading)/ }).at(-1);
      if (head) await fill(userEvent, head, title);
    };
    await add('第二指导教师');
    const choose = async (label: RegExp, place: number, option: RegExp) => {
      const box = canvas.getAllByRole('combobox', { name: label }).at(place);
      if (box) await userEvent.click(box);
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/^(内容|Content)/, -1, /^(第几位指导教师的姓名|Advisor by place: name)$/);
    await fill(userEvent, await canvas.findByRole('spinbutton', { name: which }), '2');
    await add('团队');
    await choose(/^(内容|Content)/, -1, /^(全部成员|All members)$/);
    await choose(formats, 0, /^(姓名\/学号\/手机|Name\/Student no\.\/Phone)$/);
    await press(userEvent, /^(保存汇总表|Save entry sheet)$/, canvas);
    await userEvent.click(await canvas.findByRole('link', { name }));
    await expect(await canvas.findByRole('spinbutton', { name: which })).toHaveValue('2');
    await expect(canvas.getAllByRole('combobox', { name: formats })[0]).toHaveTextContent(/手机|Phone/);
  },
};

/** Another map to be like, under the hand: what is typed stays in its very field, and the columns are those of the other one. */
export const AnotherSource: Story = {
  parameters: { server: { as: 'manager', path: consolePaths.newSheetMap } },
  render: () => (
    <>
      <Sources />
      <NewSheetMapScreen />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^(名称|Name)/ });
    await userEvent.type(name, '我的汇总表');
    await canvas.findByText(/^(草稿已保存|Draft saved)/);
    await userEvent.click(await canvas.findByRole('link', { name: /^like (互联网\+申报汇总表|Internet\+ entry sheet)$/ }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^(列标题|Heading)/ }).length).toBeGreaterThan(2));
    await expect(canvas.getByRole('textbox', { name: /^(名称|Name)/ })).toBe(name);
    await expect(name).toHaveValue('我的汇总表');
    const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('saiwu_draft:'));
    await waitFor(() => expect(drafts()).toEqual([expect.stringContaining('sheetMap-like-')]));
  },
};

/** Ways that lead to the same address with another source. */
function Sources() {
  const { queryOf } = useApi();
  const body = { model: {}, size: 100, current: 1, sort: 'id', order: 'ascending', extra: {} };
  const { records } = useQuery(queryOf('sheetMap.page', { body })).data ?? { records: [] };
  return (
    <nav>
      {records.map(({ id, name }) => (
        <Link key={id} to={`?from=${id}`}>
          {`like ${name}`}
        </Link>
      ))}
    </nav>
  );
}

/** A college uses maps where it exports, and has none to look after. */
export const NoPermission: Story = {
  parameters: { server: { as: 'college' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(无权限|No permission)$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: internet })).toBeNull();
  },
};
