import { Button } from '@saiwu/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { StoryAdmin } from '../story-admin.tsx';
import { teamForm } from '../story-team-form.tsx';
import { teamServer, type Team, type TeamServer } from '../story-teams.ts';
import { EditDialog, type EditDialogProps, type Editing } from './edit-dialog.tsx';

const meta: Meta<typeof Editor> = {
  title: '表单/对话框',
  component: Editor,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  beforeEach: ({ args }) => {
    localStorage.clear();
    Object.assign(args.server, teamServer(3));
  },
  args: { server: teamServer(3), onAdded: fn() },
};
export default meta;

type Story = StoryObj<typeof Editor>;

/** Another user saved meanwhile: both versions are shown; the reader's own goes over it. */
export const KeepsMine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await conflict(args.server, canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: /^(保留我填的|Keep mine)/ }));
    await expectClosed();
    await expect(args.server.rows()[0]).toMatchObject({ leader: '我的队长', version: 3 });
  },
};

/** Or the reader takes the other version, and the dialog goes on from it. */
export const TakesTheirs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await conflict(args.server, canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: /^(改用已保存的|Use the saved)/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^队长/ })).toHaveValue('别人的队长'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /^队长/ }), '再改');
    await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save )/ }));
    await expectClosed();
    await expect(args.server.rows()[0]).toMatchObject({ leader: '再改', version: 3 });
  },
};

/** A refusal of the server lands on its field, with the focus, and the corrected value is added. */
export const RefusedField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^名称/ });
    await fill(userEvent, name, '队伍 02');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增|Add )/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('已有同名的队伍'));
    await waitFor(() => expect(name).toHaveFocus());
    await fill(userEvent, name, '队伍 04');
    await userEvent.click(dialog.getByRole('button', { name: /^(新增|Add )/ }));
    await expectClosed();
    await expect(args.onAdded).toHaveBeenCalledOnce();
    await expect(args.onAdded).toHaveBeenCalledWith(expect.objectContaining({ name: '队伍 04' }));
  },
};

/** A warning asks: no changes nothing and keeps the dialog, yes sends the same once more. */
export const Warning: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent);
    await userEvent.click(dialog.getByRole('combobox', { name: /^状态/ }));
    await userEvent.click(await screen.findByRole('option', { name: '已关闭' }));
    for (const answer of [/^(取消|Cancel)$/, /^(仍要保存|Save anyway)$/]) {
      await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save )/, hidden: true }));
      const question = await screen.findByRole('alertdialog', { name: '关闭后不能再报名' });
      await expect(args.server.rows()[0]).toMatchObject({ state: 'open' });
      await userEvent.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expectClosed();
    await expect(args.server.rows()[0]).toMatchObject({ state: 'closed', version: 2 });
  },
};

/** The same while the browser translates the page. */
export const ConflictTranslated: Story = { ...KeepsMine, parameters: { translated: true } };

export const RefusedTranslated: Story = { ...RefusedField, parameters: { translated: true } };

export const WarningTranslated: Story = { ...Warning, parameters: { translated: true } };

async function conflict(server: TeamServer, canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent']) {
  const dialog = await open(canvas, userEvent);
  await fill(userEvent, dialog.getByRole('textbox', { name: /^队长/ }), '我的队长');
  server.change('01', { leader: '别人的队长' });
  await userEvent.click(dialog.getByRole('button', { name: /^(保存|Save )/ }));
  const row = await dialog.findByRole('row', { name: /队长/ });
  await expect(row).toHaveTextContent('队长我的队长别人的队长');
  return dialog;
}

async function open(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent']) {
  await userEvent.click(canvas.getByRole('button', { name: '修改' }));
  await screen.findByRole('textbox', { name: /^队长/ });
  return within(screen.getByRole('dialog'));
}

async function fill(userEvent: StoryContext['userEvent'], field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

function Editor({ server, onAdded }: { server: TeamServer; onAdded: NonNullable<EditDialogProps<Team, object, Team>['onAdded']> }) {
  const [editing, setEditing] = useState<Editing<Team> | null>(null);
  const [first] = server.rows();
  return (
    <StoryAdmin>
      <div className="flex gap-2">
        <Button onClick={() => first && setEditing({ kind: 'edit', row: first })}>修改</Button>
        <Button onClick={() => setEditing({ kind: 'add' })}>新增</Button>
      </div>
      {editing && <EditDialog resource={server} form={teamForm} editing={editing} onClose={() => setEditing(null)} onAdded={onAdded} />}
    </StoryAdmin>
  );
}
