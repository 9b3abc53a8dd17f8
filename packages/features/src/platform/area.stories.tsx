import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../lib/stories/story-hands.ts';
import { AreaScreen } from './area.tsx';
import { StoryStage } from '../lib/stories/story-stage.tsx';

const meta: Meta<typeof AreaScreen> = {
  title: '平台/地区',
  component: AreaScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.areas } },
  beforeEach: () => localStorage.clear(),
  // A province of the story's own: the browser's server has no others.
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('area.query', { body: { code: '99' } });
        const top = old.filter(({ parentId }) => parentId === '0');
        if (top.length > 0) await call('area.remove', { body: top.map(({ id }) => id) });
        const province = await call('area.save', { body: { label: '故事省', code: '990000', level: '02' } });
        const city = await call('area.save', { body: { parentId: province.id, label: '洛阳市', code: '990100', level: '03' } });
        await call('area.save', { body: { parentId: city.id, label: '涧西区', code: '990105', level: '04' } });
      }}
    >
      <AreaScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof AreaScreen>;

/** A county that is not in the tree yet is found by its pinyin, shown in its place, and changed there. */
export const FoundByPinyin: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem', { name: /故事省/ });
    await expect(canvas.queryByRole('treeitem', { name: /涧西区/ })).toBeNull();
    const box = canvas.getByRole('combobox', { name: /^(搜索|Search)$/ });
    await userEvent.click(box);
    await userEvent.type(box, 'jianxi');
    await userEvent.click(await screen.findByRole('option', { name: /故事省洛阳市涧西区/ }));
    await expect(await canvas.findByRole('treeitem', { name: /涧西区/, selected: true })).toHaveAttribute('aria-level', '3');
    const name = await canvas.findByRole('textbox', { name: /^(名称|Name)/ });
    await waitFor(() => expect(name).toHaveValue('涧西区'));
    await fill(userEvent, name, '涧东区');
    await press(userEvent, /^(保存地区|Save area)$/, canvas);
    await expect(await canvas.findByRole('treeitem', { name: /涧东区/, selected: true })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(全称|Full name)/ })).toHaveValue('故事省洛阳市涧东区'));
  },
};

/** What goes along is counted before a province is deleted, though none of it was opened. */
export const CountsWhatIsBelow: Story = {
  play: async ({ canvas, userEvent }) => {
    const province = await canvas.findByRole('treeitem', { name: /故事省/ });
    province.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(删除|Delete)$/ }));
    const question = await screen.findByRole('alertdialog', { name: /和它下面的 2 个|and 2 below/ });
    await userEvent.click(within(question).getByRole('button', { name: /^(删除|Delete)$/ }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /故事省/ })).toBeNull());
  },
};
