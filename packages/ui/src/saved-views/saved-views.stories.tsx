import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localPreferences } from '../preferences/local-preferences.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
import { PreferencesProvider } from '../preferences/preferences-provider.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import type { SavedView } from './saved-view.ts';
import { SavedViews, type SavedViewsProps } from './saved-views.tsx';
import { decodeView } from './view-link.ts';

const onApply = fn();
const key = 'story_views:project';

const kept: SavedView[] = [
  { id: 'a', name: '待评审', state: { state: 'waiting' } },
  { id: 'b', name: '已晋级的项目', state: { state: 'promoted' } },
];

const meta: Meta<typeof SavedViews> = {
  title: '数据/SavedViews',
  component: SavedViews,
  args: { tableKey: 'project', current: { state: 'all' }, onApply },
  render: (args) => <Example {...args} />,
  beforeEach: () => {
    onApply.mockClear();
    localStorage.setItem(key, JSON.stringify(kept));
    return () => localStorage.removeItem(key);
  },
};
export default meta;

type Story = StoryObj<typeof SavedViews>;

type Keys = { keyboard: (keys: string) => Promise<void> };

const button = () => screen.getByRole('button', { name: /视图|Views/ });
const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? '[]');

/** Opens the menu by keyboard and chooses an entry by its first letters. */
async function choose(userEvent: Keys, letters: string) {
  button().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() =>
    expect(screen.getByRole('menu')).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
  );
  await userEvent.keyboard(letters);
  const entry = document.activeElement;
  await expect(entry).toHaveTextContent(letters);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** One is chosen, changed, overwritten, and left again; the button says which and that it was changed. */
export const Keyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const isChinese = globals['language'] === 'zh';
    await choose(userEvent, '待评审');
    await expect(onApply).toHaveBeenLastCalledWith({ state: 'waiting' });
    await expect(button()).toHaveAccessibleName(/^(视图|Views) 待评审$/);
    await expect(button()).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: '已晋级' }));
    await expect(button()).toHaveAccessibleName(/^(视图|Views) 待评审 (已修改|changed)$/);
    await choose(userEvent, isChinese ? '更新' : 'Update');
    await waitFor(() => expect(button()).toHaveAccessibleName(/^(视图|Views) 待评审$/));
    await waitFor(() => expect(stored()).toMatchObject([{ name: '待评审', state: { state: 'promoted' } }, { id: 'b' }]));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: '待评审' })).toHaveAttribute('aria-checked', 'true');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /不使用视图|No view/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onApply).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(button()).toHaveAccessibleName(/^(视图|Views)$/));
  },
};

/** A new one gets a name of its own; a wrong name is said at the field and nothing is lost. */
export const SaveNew: Story = {
  play: async ({ globals, userEvent }) => {
    await choose(userEvent, globals['language'] === 'zh' ? '另存' : 'Save as');
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: /视图名称|Name of the view/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/请填写视图名称|Enter a name/));
    await userEvent.keyboard(' 待评审 {Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/已有视图「待评审」|There is a view 待评审/));
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button()).toHaveAccessibleName(/^(视图|Views) 待评审 2$/));
    await waitFor(() => expect(button()).toHaveFocus());
    await waitFor(() => expect(stored()).toMatchObject([{ id: 'a' }, { id: 'b' }, { name: '待评审 2', state: { state: 'all' } }]));
  },
};

/** Renamed, made the default, deleted, and brought back where it was. */
export const Manage: Story = {
  args: { current: { state: 'waiting' } },
  play: async ({ globals, userEvent }) => {
    const isChinese = globals['language'] === 'zh';
    await waitFor(() => expect(button()).toHaveAccessibleName(/^(视图|Views) 待评审$/));
    await choose(userEvent, isChinese ? '重命名' : 'Rename');
    const field = await screen.findByRole('textbox', { name: /视图名称|Name of the view/ });
    await expect(field).toHaveValue('待评审');
    await userEvent.clear(field);
    await userEvent.type(field, '等待评审{Enter}');
    await waitFor(() => expect(button()).toHaveAccessibleName(/^(视图|Views) 等待评审$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(userEvent, isChinese ? '设为默认' : 'Make default');
    await waitFor(() => expect(stored()).toMatchObject([{ name: '等待评审', isDefault: true }, { id: 'b' }]));
    await choose(userEvent, isChinese ? '删除' : 'Delete');
    await waitFor(() => expect(stored()).toMatchObject([{ id: 'b' }]));
    await expect(button()).toHaveAccessibleName(/^(视图|Views)$/);
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|Undo)$/ }));
    await waitFor(() => expect(stored()).toMatchObject([{ name: '等待评审', isDefault: true }, { id: 'b' }]));
    await expect(button()).toHaveAccessibleName(/^(视图|Views) 等待评审$/);
  },
};

/** A list that says nothing of its own opens with the default view, and stays free to be left. */
export const Default: Story = {
  args: { isUntouched: true },
  beforeEach: () => localStorage.setItem(key, JSON.stringify(kept.map((view) => ({ ...view, isDefault: view.id === 'b' })))),
  play: async ({ globals, userEvent }) => {
    await waitFor(() => expect(button()).toHaveAccessibleName(/^(视图|Views) 已晋级的项目$/));
    await choose(userEvent, globals['language'] === 'zh' ? '不使用' : 'No view');
    await expect(onApply.mock.calls).toEqual([[{ state: 'promoted' }], [{}]]);
    await expect(button()).toHaveAccessibleName(/^(视图|Views)$/);
  },
};

/** The address carries what is shown now, saved or not. */
export const CopyLink: Story = {
  play: async ({ globals, userEvent }) => {
    const copied = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    try {
      await choose(userEvent, globals['language'] === 'zh' ? '复制链接' : 'Copy link');
      await expect(await screen.findByText(/已复制链接|Link copied/)).toBeInTheDocument();
      const link = new URL(copied.mock.calls[0]?.[0] ?? '');
      await expect(link.pathname).toBe(window.location.pathname);
      await expect(decodeView(link.searchParams.get('view') ?? '')).toEqual({ state: 'all' });
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  },
};

/** Fifty long names: the menu scrolls, and one more cannot be saved. */
export const Full: Story = {
  beforeEach: () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      id: `${index}`,
      name: `2026 年校级选拔赛各学院待评审项目（第 ${index + 1} 组）`,
      state: { index },
    }));
    localStorage.setItem(key, JSON.stringify(many));
  },
  args: { current: { index: 3 } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(button()).toHaveAccessibleName(/第 4 组/));
    button().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: /另存为新视图|Save as new view/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(51);
  },
};

/** Which views there are is not known: nothing is written over them, and the name that was typed stays. */
export const NotLoaded: Story = {
  render: (args) => (
    <PreferencesProvider store={silentStore}>
      <SavedViews {...args} />
      <ToastHost />
    </PreferencesProvider>
  ),
  play: async ({ globals, userEvent }) => {
    save.mockClear();
    await choose(userEvent, globals['language'] === 'zh' ? '另存' : 'Save as');
    const field = await screen.findByRole('textbox', { name: /视图名称|Name of the view/ });
    await userEvent.type(field, '待复审{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/读不到已有的视图|could not be read/));
    await expect(field).toHaveValue('待复审');
    await expect(save).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /放弃修改|Discard changes/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /视图没有加载出来|views did not load/ })).toBeVisible());
  },
};

const store = localPreferences('story_');

const save = fn<PreferenceStore['save']>().mockResolvedValue();
const silentStore: PreferenceStore = { load: () => Promise.reject(new Error('offline')), save };

function Example(args: SavedViewsProps) {
  // A store of its own: what another story kept is not remembered.
  const [ownStore] = useState(() => ({ ...store }));
  const [current, setCurrent] = useState(args.current);
  const apply = (state: SavedView['state']) => {
    args.onApply(state);
    setCurrent(Object.keys(state).length === 0 ? { state: 'all' } : state);
  };
  return (
    <PreferencesProvider store={ownStore}>
      <div className="flex min-h-100 flex-wrap items-start gap-4 p-2">
        <SavedViews {...args} current={current} onApply={apply} />
        <Segmented
          aria-label="状态"
          value={String(current['state'])}
          onValueChange={(state) => setCurrent({ state })}
          options={[
            { value: 'all', label: '全部' },
            { value: 'waiting', label: '待评审' },
            { value: 'promoted', label: '已晋级' },
          ]}
        />
      </div>
      <ToastHost />
    </PreferencesProvider>
  );
}
