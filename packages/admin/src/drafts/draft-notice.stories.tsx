import { Button, createForm, Input, PasswordInput } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { z } from 'zod';
import { StoryAdmin } from '../story-admin.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { draftKey, readDraft, writeDraft } from './draft-store.ts';
import { useDraft } from './use-draft.ts';
import { useZodForm } from '../form/use-zod-form.ts';

const schema = z.object({ name: z.string().min(1), password: z.string() });
const { Form, FormField } = createForm<z.input<typeof schema>>();

const meta: Meta<typeof Account> = {
  title: '表单/草稿',
  component: Account,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { userId: '7', version: null, onSave: fn() },
  beforeEach: ({ args }) => localStorage.removeItem(draftKey(args.userId, 'story')),
};
export default meta;

type Story = StoryObj<typeof Account>;

const restored = /^(已恢复 \d\d:\d\d 的草稿|Your draft from \d\d:\d\d is back)/;
const restore = /^(恢复|Restore)$/;
const discard = /^(丢弃|Discard)$/;

/**
 * Text that was typed before a crash is back, but for the password, and stays while the reader goes on typing; after saving nothing is
 * left.
 */
export const SurvivesACrash: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const key = draftKey(args.userId, 'story');
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '沈一诺');
    await userEvent.type(canvas.getByLabelText('密码'), 'secret-1');
    await waitFor(() => expect(readDraft(key, Date.now())?.values).toEqual({ name: '沈一诺' }));
    await userEvent.click(canvas.getByRole('button', { name: '崩溃' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(restored);
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('沈一诺');
    await expect(canvas.getByLabelText('密码')).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '（二）');
    await waitFor(() => expect(readDraft(key, Date.now())?.values).toEqual({ name: '沈一诺（二）' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  },
};

/** A reader is not offered the input of another person on the same device. */
export const OnePersonOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '沈一诺');
    await waitFor(() => expect(readDraft(draftKey('7', 'story'), Date.now())).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '换一个人登录' }));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: discard })).toBeNull();
  },
};

/** One press takes the restored text out again, and one more takes that back. */
export const Discarded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const key = draftKey(args.userId, 'story');
    writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: null, values: { name: '沈一诺' } });
    await userEvent.click(canvas.getByRole('button', { name: '崩溃' }));
    const name = canvas.getByRole('textbox', { name: '姓名' });
    await waitFor(() => expect(name).toHaveValue('沈一诺'));
    await userEvent.click(await canvas.findByRole('button', { name: discard }));
    await expect(name).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: discard })).toBeNull();
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^(撤销|Undo)$/ }));
    await expect(name).toHaveValue('沈一诺');
    await waitFor(() => expect(readDraft(key, Date.now())?.values).toEqual({ name: '沈一诺' }));
  },
};

/** The record was changed since: the draft waits for an answer, whatever is typed meanwhile. */
export const RecordHasChanged: Story = {
  args: { version: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const key = draftKey(args.userId, 'story');
    writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: 3, values: { name: '沈一诺' } });
    await userEvent.click(canvas.getByRole('button', { name: '崩溃' }));
    const name = canvas.getByRole('textbox', { name: '姓名' });
    await canvas.findByRole('button', { name: restore });
    await expect(name).toHaveValue('');
    await userEvent.type(name, '别的');
    await waitFor(() => expect(readDraft(key, Date.now())?.values).toEqual({ name: '别的' }));
    await userEvent.click(canvas.getByRole('button', { name: restore }));
    await expect(name).toHaveValue('沈一诺');
    await expect(canvas.queryByRole('button', { name: restore })).toBeNull();
  },
};

/** Another tab with the same form: the newer input is kept, and this tab is told and may take it. */
export const AnotherTab: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const key = draftKey(args.userId, 'story');
    const name = canvas.getByRole('textbox', { name: '姓名' });
    await userEvent.type(name, '沈一诺');
    await waitFor(() => expect(readDraft(key, Date.now())).not.toBeNull());
    writeDraft(key, { savedAt: Date.now(), writer: 'other tab', version: null, values: { name: '沈一诺（改）' } });
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /另一个标签页也在填写这份内容|This is also being edited in another tab/,
    );
    await expect(name).toHaveValue('沈一诺');
    await userEvent.click(canvas.getByRole('button', { name: /^(换成那一份|Use the other one)$/ }));
    await expect(name).toHaveValue('沈一诺（改）');
  },
};

interface AccountProps {
  userId: string;
  version: number | null;
  onSave: (values: z.output<typeof schema>) => void;
}

function Account({ userId, version, onSave }: AccountProps) {
  const [visit, setVisit] = useState(0);
  const [person, setPerson] = useState(userId);
  return (
    <div className="flex flex-col gap-4">
      <StoryAdmin userId={person}>
        <AccountForm key={`${person} ${visit}`} version={version} onSave={onSave} />
      </StoryAdmin>
      <div className="flex gap-2">
        <Button variant="outline" onClick={() => setVisit(visit + 1)}>
          崩溃
        </Button>
        <Button variant="outline" onClick={() => setPerson('8')}>
          换一个人登录
        </Button>
      </div>
    </div>
  );
}

function AccountForm({ version, onSave }: Omit<AccountProps, 'userId'>) {
  const form = useZodForm(schema, { defaultValues: { name: '', password: '' } });
  const draft = useDraft({ key: 'story', form, version });
  return (
    <>
      <DraftNotice draft={draft} />
      <Form
        form={form}
        onSubmit={(values) => {
          onSave(values);
          draft.clear();
        }}
      >
        <FormField name="name" label="姓名" isRequired>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField name="password" label="密码">
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
        <Button type="submit" className="self-end">
          保存
        </Button>
      </Form>
    </>
  );
}
