import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, type OperationId } from '@saiwu/api-client';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everydayStory } from '../crud/everyday-story.ts';
import { fill, press } from '../lib/stories/story-hands.ts';
import { ApiProvider, useApi, type Api } from '../lib/api/api.tsx';
import { parameter, ParameterScreen } from './parameter.tsx';
import { StoryStage } from '../lib/stories/story-stage.tsx';

const meta: Meta<typeof ParameterScreen> = {
  title: '平台/参数',
  component: ParameterScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: '/system/parameter' } },
};
export default meta;

type Story = StoryObj<typeof ParameterScreen>;

export const Everyday = everydayStory(parameter, {
  path: '/system/parameter',
  as: 'admin',
  key: 'key',
  filled: { name: '申诉期', value: '7' },
  refused: { field: 'value', text: '', says: /不能为空|Can't be empty/ },
  changed: { field: 'name', text: '开放申诉的天数' },
  named: '开放申诉的天数',
  sheet: ['key', 'name', 'value', 'describe', 'state', 'createTime'],
});

/** The row is there, but its answer was lost on the way: the same form sent again finds it, and does not run into its own twin. */
export const LostAnswer: Story = {
  decorators: [(Screen) => <LosingFirst id="parameter.save">{Screen()}</LosingFirst>],
  play: async ({ canvas, userEvent }) => {
    const key = `lost.${crypto.randomUUID()}`;
    await press(userEvent, /^(新增参数|Add parameter)$/);
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(参数键|Key)/ }), key);
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(参数名称|Name)/ }), '申诉期');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(参数值|Value)/ }), '7');
    const save = dialog.getByRole('button', { name: /^(新增参数|Add parameter)$/ });
    await userEvent.click(save);
    await expect(await screen.findByText(/超时|took too long|timed out/i)).toBeVisible();
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fill(userEvent, canvas.getByRole('textbox', { name: searchBox }), key);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

/** The real server, whose first answer to one operation does not arrive. */
function LosingFirst({ id, children }: { id: OperationId; children: ReactNode }) {
  const api = useApi();
  const [client] = useState(() => {
    const send = api.call as (called: OperationId, input?: object) => Promise<unknown>; // one call for all operations
    let isLost = false;
    const call = async (called: OperationId, input?: object) => {
      const answer = await send(called, input);
      if (called !== id || isLost) return answer;
      isLost = true;
      throw new ApiError({ kind: 'timeout', operationId: id });
    };
    return { ...api, call: call as Api['call'] }; // see above
  });
  return <ApiProvider client={client}>{children}</ApiProvider>;
}

export const BuiltInStays: Story = {
  parameters: { server: { path: '/system/parameter?key=LoginPolicy' } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /LoginPolicy/ }));
    await expect(row.getByText(/^(内置|Built-in)$/)).toBeVisible();
    // what never applies is not offered; a copy of it may be changed
    await expect(row.getByRole('button', { name: /^(复制|Copy)$/ })).toBeVisible();
    await expect(row.queryByRole('button', { name: /^(编辑|Edit|删除|Delete)$/ })).toBeNull();
  },
};

/** What the server knows is edited as what it is: a number with its unit and bounds, a choice by its meaning, a switch. */
export const ByKind: Story = {
  parameters: { server: { path: '/system/parameter?key=LogKeepDays' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /LogKeepDays/ });
    await expect(within(row).getByRole('gridcell', { name: /^\d+ (天|days)$/ })).toBeVisible();
    await press(userEvent, /^(编辑|Edit)$/, within(row));
    const days = await screen.findByRole('spinbutton', { name: /^(参数值|Value)/ });
    // the form's own: while the row is read another one stands there
    const dialog = within(screen.getByRole('dialog'));
    await expect(days).toHaveAttribute('aria-valuemax', '3650');
    await expect(days).toHaveAccessibleDescription(/^180 (到|to) 3650$/);
    await fill(userEvent, days, '90');
    await press(userEvent, /^(保存参数|Save parameter)$/, dialog);
    await waitFor(() => expect(days).toBeInvalid());
    await userEvent.keyboard('{Escape}');
    await press(userEvent, /^(放弃|Discard|不保存|Leave)/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ByChoice: Story = {
  parameters: { server: { path: '/system/parameter?key=TotpPolicy' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /TotpPolicy/ });
    await press(userEvent, /^(编辑|Edit)$/, within(row));
    await expect(await screen.findByRole('radio', { name: /^(每个人自己决定|Each person decides)$/ })).toBeVisible();
    await expect(within(screen.getByRole('dialog')).getAllByRole('radio')).toHaveLength(3);
  },
};

const pick = /^(选择此行|Select row)/;

/** Chosen over pages and a reload, then all that match but one, which stays when the others are deleted; other filters choose anew. */
export const ChosenOverPages: Story = {
  ...at('/system/parameter?key=pages.&size=2&sort=key&order=asc', (call) => addMany(call, 'pages', ['a', 'b', 'c', 'd', 'e'])),
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    const box = async (key: string) =>
      within(await canvas.findByRole('row', { name: new RegExp(`pages\\.${key}`) })).getByRole('checkbox', { name: pick });
    const expectChosen = async (text: RegExp) =>
      waitFor(() => expect(canvas.getByText(text, { selector: '[data-slot=bulk-bar] *' })).toBeVisible());
    await userEvent.click(await box('a'));
    await press(userEvent, /^(第 2 页|Page 2)$/);
    await userEvent.click(await box('d'));
    await expectChosen(/^(已选 2 项|2 selected)$/);
    await press(userEvent, /^reload$/);
    await waitFor(async () => expect(await box('d')).toBeChecked());
    await press(userEvent, /^(第 1 页|Page 1)$/);
    await waitFor(async () => expect(await box('a')).toBeChecked());
    await expect(await box('b')).not.toBeChecked();

    await press(userEvent, /^(选择全部 5 项|Select all 5)$/);
    await waitFor(async () => expect(await box('b')).toBeChecked());
    await press(userEvent, /^(第 2 页|Page 2)$/);
    await userEvent.click(await box('d'));
    await expectChosen(/^(已选全部 5 项，除 1 项外|All 5 selected, except 1)$/);
    await userEvent.click(within(bar(canvas)).getByRole('button', { name: /^(删除|Delete)$/ }));
    const dialog = await screen.findByRole('alertdialog', { name: /删除全部 5 个匹配的参数，除 1 个|Delete all 5 matching/ });
    await press(userEvent, /^(删除|Delete)$/, within(dialog));
    await waitFor(() => expect(screen.getByText(/^(已删除 4 条|4 deleted)$/)).toBeVisible());
    // the second page has gone with its rows, and the list is back on the first
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /pages\./ })).toHaveLength(1));
    await expect(canvas.queryByText(/^(已选|All)/, { selector: '[data-slot=bulk-bar] *' })).toBeNull();
  },
};

/**
 * A value is changed in its cell; what cannot be saved stays there with the reason, and somebody else's change is not overwritten unseen.
 */
export const EditInPlace: Story = {
  ...at(
    '/system/parameter?key=inline.',
    (call) => addMany(call, 'inline', ['days']),
    async (call) => {
      const [row] = await call('parameter.query', { body: { key: 'inline.days' } });
      if (row) await call('parameter.update', { body: { id: row.id, version: row.version, value: '30' } });
    },
  ),
  play: async ({ canvas, userEvent }) => {
    const cell = async () =>
      within(await canvas.findByRole('row', { name: /inline\.days/ })).getByRole('gridcell', { name: /^(7|14|21|30)$/ });
    const open = async () => {
      (await cell()).focus();
      await userEvent.keyboard('{F2}');
      const field = await canvas.findByRole('textbox', { name: /^(参数值|Value)$/ });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      return field;
    };
    const field = await open();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/不能为空|Can't be empty/));
    await userEvent.type(field, '14{Enter}');
    await waitFor(async () => expect(await cell()).toHaveTextContent('14'));
    await waitFor(async () => expect(await cell()).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'meanwhile' }));
    await canvas.findByRole('button', { name: 'happened' });
    const again = await open();
    await userEvent.type(again, '21{Enter}');
    await waitFor(() => expect(again).toHaveAccessibleDescription(/「30」|“30”/));
    await expect(again).toHaveValue('21');
    await userEvent.type(again, '{Enter}');
    await waitFor(async () => expect(await cell()).toHaveTextContent('21'));
  },
};

/** Filters under a name: they are on the server, and there again after a reload. */
export const SavedView: Story = {
  ...at('/system/parameter?keyword=Greet&state=true', async (call) => call('preference.save', { body: { key: 'views:parameter' } })),
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    const openViews = async () => userEvent.click(canvas.getByRole('button', { name: /^(视图|Views)/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await openViews();
    await userEvent.click(await screen.findByRole('menuitem', { name: /另存为新视图|Save as new view/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '客服{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^(重置|Reset)$/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: searchBox })).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'reload' }));
    await openViews();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '客服' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: searchBox })).toHaveValue('Greet'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
  },
};

/** By what a parameter is searched. */
const searchBox = /^(参数键|Key) \/ /;

function at(path: string, prepare: (call: Api['call']) => Promise<unknown>, meanwhile?: (call: Api['call']) => Promise<unknown>): Story {
  return {
    parameters: { server: { as: 'admin', path } },
    render: () => (
      <StoryStage prepare={prepare} meanwhile={meanwhile}>
        <ParameterScreen />
      </StoryStage>
    ),
  };
}

/** Parameters `head.…` and no others: an earlier run may have left some. */
async function addMany(call: Api['call'], head: string, names: readonly string[]) {
  const old = await call('parameter.query', { body: { key: `${head}.` } });
  if (old.length > 0) await call('parameter.remove', { body: old.map(({ id }) => id) });
  // oxlint-disable-next-line no-await-in-loop -- in this order
  for (const name of names) await call('parameter.save', { body: { key: `${head}.${name}`, name, value: '7' } });
}

function bar(canvas: ReturnType<typeof within>): HTMLElement {
  const text: HTMLElement = canvas.getByText(/^(已选|All|\d+ selected)/, { selector: '[data-slot=bulk-bar] *' });
  const found = text.closest<HTMLElement>('[data-slot=bulk-bar]');
  if (!found) throw new Error('no bulk bar');
  return found;
}
