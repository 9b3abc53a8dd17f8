import { Button, FormField, Input, PasswordInput } from '@saiwu/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { FormDialog } from '../form/form-dialog.tsx';
import { useActForm } from '../form/use-act-form.ts';
import { StoryAdmin } from '../story-admin.tsx';

const meta: Meta<typeof Teams> = {
  title: '表单/一次操作的草稿',
  component: Teams,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { onSend: fn() },
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof Teams>;

const found = /^(已找回上次没有保存的内容|Unsaved changes from your last session)/;

/** Text that was typed before the page was lost is back in the same dialog, of that team alone, and gone once it is sent. */
export const SurvivesALostPage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await opened(canvas, userEvent, '甲队'), '材料不全');
    await losePage(userEvent);
    await expect(await opened(canvas, userEvent, '乙队')).toHaveValue('');
    await close(userEvent);
    await expect(await opened(canvas, userEvent, '甲队')).toHaveValue('材料不全');
    await expect(await screen.findByText(found)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '退回' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ reason: '材料不全' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage).toHaveLength(0);
  },
};

/** Text that the reader gives up is not kept: by a way out of the dialog, or by the toast that says that it is back. */
export const GivenUp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await opened(canvas, userEvent, '甲队'), '材料不全');
    await losePage(userEvent);
    await expect(await opened(canvas, userEvent, '甲队')).toHaveValue('材料不全');
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|Undo)$/ }));
    await expect(screen.getByRole('textbox', { name: '原因' })).toHaveValue('');
    await expect(localStorage).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '别的');
    await expect(localStorage).toHaveLength(1);
    await close(userEvent);
    await userEvent.click(await screen.findByRole('button', { name: /^(放弃|Discard)/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage).toHaveLength(0);
    await expect(await opened(canvas, userEvent, '甲队')).toHaveValue('');
  },
};

/** A form with a password leaves nothing on the device, of its other fields neither. */
export const NoSecret: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '解散' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '原因' }), '人不够');
    await userEvent.type(screen.getByLabelText('密码'), 'secret-1');
    await expect(localStorage).toHaveLength(0);
  },
};

async function opened(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent'], team: string) {
  await userEvent.click(canvas.getByRole('button', { name: team }));
  return within(await screen.findByRole('dialog')).getByRole('textbox', { name: '原因' });
}

async function close(userEvent: StoryContext['userEvent']) {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^(取消|Cancel)$/ }));
}

/** As where something else takes a node of React's away. */
async function losePage(userEvent: StoryContext['userEvent']) {
  await userEvent.keyboard('{F9}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

interface TeamsProps {
  onSend: (values: object) => void;
}

function Teams({ onSend }: TeamsProps) {
  const [visit, setVisit] = useState(0);
  return (
    <div onKeyDown={(event) => event.key === 'F9' && setVisit(visit + 1)} role="presentation">
      <StoryAdmin>
        <TeamsPage key={visit} onSend={onSend} />
      </StoryAdmin>
    </div>
  );
}

function TeamsPage({ onSend }: TeamsProps) {
  const [team, setTeam] = useState<string | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  return (
    <div className="flex gap-2">
      {['甲队', '乙队'].map((name) => (
        <Button key={name} variant="outline" onClick={() => setTeam(name)}>
          {name}
        </Button>
      ))}
      <Button variant="outline" onClick={() => setIsEnding(true)}>
        解散
      </Button>
      {team !== null && <ReturnDialog team={team} onSend={onSend} onClose={() => setTeam(null)} />}
      {isEnding && <EndDialog onSend={onSend} onClose={() => setIsEnding(false)} />}
    </div>
  );
}

const reasoned = z.object({ reason: z.string().min(1) });

function ReturnDialog({ team, onSend, onClose }: TeamsProps & { team: string; onClose: () => void }) {
  const { form, submit, isPending } = useActForm(
    { id: 'team.return', send: async (values: object) => onSend(values) },
    { schema: reasoned, defaultValues: { reason: '' }, about: `team.return ${team}`, onDone: onClose },
  );
  return (
    <FormDialog form={form} onSubmit={submit} isPending={isPending} onClose={onClose} title={`退回${team}`} submitLabel="退回">
      <FormField control={form.control} name="reason" label="原因">
        {(field) => <Input {...field} />}
      </FormField>
    </FormDialog>
  );
}

const ending = reasoned.extend({ password: z.string() });

function EndDialog({ onSend, onClose }: TeamsProps & { onClose: () => void }) {
  const { form, submit, isPending } = useActForm(
    { id: 'team.end', send: async (values: object) => onSend(values) },
    { schema: ending, defaultValues: { reason: '', password: '' }, onDone: onClose },
  );
  return (
    <FormDialog form={form} onSubmit={submit} isPending={isPending} onClose={onClose} title="解散" submitLabel="解散队伍">
      <FormField control={form.control} name="reason" label="原因">
        {(field) => <Input {...field} />}
      </FormField>
      <FormField control={form.control} name="password" label="密码">
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  );
}
