import { consolePaths } from '@saiwu/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { Api } from '../../lib/api/api.tsx';
import { fill, press } from '../../lib/stories/story-hands.ts';
import { StoryStage } from '../../lib/stories/story-stage.tsx';
import { AttachmentScreen } from './attachment-screen.tsx';

const meta: Meta<typeof AttachmentScreen> = {
  title: '平台/附件',
  component: AttachmentScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', server: { as: 'admin', path: consolePaths.attachments } },
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
  },
  render: () => (
    <StoryStage prepare={twoFiles}>
      <AttachmentScreen />
    </StoryStage>
  ),
};
export default meta;

type Story = StoryObj<typeof AttachmentScreen>;

/** Two files of one record, and nothing that an earlier run has left. */
async function twoFiles(call: Api['call']) {
  const old = await call('attachment.query', { body: { bizId: record } });
  if (old.length > 0) await call('attachment.remove', { body: old.map(({ id }) => id) });
  for (const [name, content] of files) {
    // oxlint-disable-next-line no-await-in-loop -- the list shows the latest first
    await call('attachment.upload', { body: { file: new File([content], name), bizType: 'NOTES', bizId: record } });
  }
}

const record = 'story-attachments';
const files = [
  ['章程.txt', '第一条 宗旨'],
  ['名单.csv', '姓名,学号\n夏源,20260001'],
] as const;

/** A text is read beside the list, at an address of its own. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '章程.txt' }));
    const drawer = within(await screen.findByRole('dialog', { name: '章程.txt' }));
    await expect(await drawer.findByText('第一条 宗旨')).toBeVisible();
    await expect(drawer.getByText(record)).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^(下载|Download)$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What is chosen comes as one archive, and then goes. */
export const SeveralAtOnce: Story = {
  parameters: { server: { path: `${consolePaths.attachments}?keyword=${record}` } },
  play: async ({ canvas, userEvent }) => {
    const saved = spyOn(URL, 'createObjectURL');
    for (const name of ['章程', '名单']) {
      const row = within(await canvas.findByRole('row', { name: new RegExp(name) }));
      // oxlint-disable-next-line no-await-in-loop -- one hand
      await userEvent.click(row.getByRole('checkbox'));
    }
    await userEvent.click(canvas.getByText(/^(下载|Download)$/, { selector: '[data-slot=bulk-bar] *' }));
    await expect(await screen.findByText(/^(已下载 2 个文件|2 files downloaded)$/)).toBeVisible();
    const [file] = saved.mock.lastCall ?? [];
    await expect(file instanceof Blob && file.type).toBe('application/zip');
  },
};

/** Files go up as they are chosen, by the rules of their use; until there is one, nothing can be chosen. */
export const Uploads: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^(上传附件|Upload attachments)$/, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: /^(上传附件|Upload attachments)$/ }));
    const choose = dialog.getByRole('button', { name: /^(选择文件|Choose files)/ });
    await expect(choose).toBeDisabled();
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(用途|Purpose)/ }), 'NOTES');
    await fill(userEvent, dialog.getByRole('textbox', { name: /^(所属记录|Record)/ }), record);
    await waitFor(() => expect(choose).toBeEnabled());
    const picker = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
    if (picker) await userEvent.upload(picker, new File(['三'], '第三份.txt', { type: 'text/plain' }));
    await expect(await dialog.findByRole('button', { name: /^(移除|Remove) 第三份\.txt/ })).toBeVisible();
    await userEvent.click(dialog.getByText(/^(关闭|Close)$/, { selector: 'footer *' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: '第三份.txt' })).toBeVisible();
  },
};

/** What is used nowhere is told only of kinds that the server knows: these two are none. */
export const Unused: Story = {
  parameters: { server: { path: `${consolePaths.attachments}?isUnused=true&keyword=${record}` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/上传满一天|at least a day ago/)).toBeVisible();
    await expect(await canvas.findByText(/^(没有符合条件的数据|No .*match.*)/)).toBeVisible();
  },
};
