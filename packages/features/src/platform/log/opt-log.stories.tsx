import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { OptLogScreen } from './opt-log.tsx';

const key = 'story.logged';

const meta: Meta<typeof OptLogScreen> = {
  title: '平台/操作日志',
  component: OptLogScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.optLog } },
  // A parameter that is added twice, which is refused, and changed: three rows of the log.
  render: () => (
    <StoryStage
      prepare={async (call) => {
        const old = await call('parameter.query', { body: { key } });
        if (old.length > 0) await call('parameter.remove', { body: old.map(({ id }) => id) });
        const { id, version } = await call('parameter.save', { body: { key, name: '申诉期', value: '7' } });
        await call('parameter.save', { body: { key, name: '申诉期', value: '7' } }).catch(() => undefined);
        await call('parameter.update', { body: { id, version, value: '14' } });
      }}
    >
      <OptLogScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof OptLogScreen>;

/** What was changed stands in the details, before and after; the address leads there. */
export const BeforeAndAfter: Story = {
  play: async ({ canvas, userEvent }) => {
    const [changed] = await canvas.findAllByRole('link', { name: /^(修改参数|Edit parameter|Change parameter)/i });
    if (changed) await userEvent.click(changed);
    const drawer = within(await screen.findByRole('dialog'));
    const value = await drawer.findByText('value', { selector: 'dt' });
    const pair = within(value.parentElement ?? document.body);
    await expect(pair.getByText('7', { selector: 'del' })).toBeVisible();
    await expect(pair.getByText('14', { selector: 'ins' })).toBeVisible();
    await expect(drawer.getByRole('tree', { name: /^(请求参数|Parameters)$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What was refused is found by how it came out, and says why. */
export const WhyItFailed: Story = {
  parameters: { server: { path: `${consolePaths.optLog}?type=EX` } },
  play: async ({ canvas, userEvent }) => {
    const [refused] = await canvas.findAllByRole('link', { name: /^(新增参数|Add parameter)/i });
    if (refused) await userEvent.click(refused);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/story\.logged (已经存在|already exists)/)).toBeVisible();
    await expect(drawer.queryByRole('tree', { name: /^(返回结果|Result)$/ })).toBeNull();
  },
};

/** One box for who and from where. */
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: /^(操作人|Done by) \/ / });
    await fill(userEvent, box, '没有这个人');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^(没有符合条件的数据|No .*match.*)/)).toBeVisible();
  },
};

/** How many rows go is told before anybody presses; where none would, nothing can be pressed. */
export const CountedBeforeClearing: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, /^(清理|Clear)$/);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^(没有要删除的记录|There is nothing to delete)/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^(删除|Delete)$/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('combobox', { name: /^(保留|Keep)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(一条不留|Nothing)$/ }));
    await expect(await dialog.findByRole('button', { name: /^(删除 [\d,]+ 条|Delete [\d,]+ rows?)$/ })).toBeEnabled();
    await expect(dialog.getByText(/网络安全法|Cybersecurity Law/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Who may look at the log may not take traces out of it. */
export const ReadOnly: Story = {
  parameters: { server: { as: 'manager' } },
  render: () => <OptLogScreen />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(await canvas.findByRole('button', { name: /^(导出|Export)$/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(清理|Clear)$/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(删除|Delete)$/ })).toBeNull();
  },
};
