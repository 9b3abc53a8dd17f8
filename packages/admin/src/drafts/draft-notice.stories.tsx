import { Button, createForm, Input, PasswordInput } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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
  args: { userId: '7', onSave: fn() },
  beforeEach: ({ args }) => localStorage.removeItem(draftKey(args.userId, 'story')),
};
export default meta;

type Story = StoryObj<typeof Account>;

const restore = /^(恢复|Restore)$/;

/** What was typed before a crash is offered back, but for the password; after saving nothing is left. */
export const SurvivesACrash: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const key = draftKey(args.userId, 'story');
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '沈一诺');
    await userEvent.type(canvas.getByLabelText('密码'), 'secret-1');
    await waitFor(() => expect(readDraft(key, Date.now())?.values).toEqual({ name: '沈一诺' }));
    await userEvent.click(canvas.getByRole('button', { name: '崩溃' }));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('');
    await userEvent.click(await canvas.findByRole('button', { name: restore }));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('沈一诺');
    await expect(canvas.getByLabelText('密码')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: restore })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  },
};

/** Nobody is offered what somebody else typed on the same device. */
export const OnePersonOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '沈一诺');
    await waitFor(() => expect(readDraft(draftKey('7', 'story'), Date.now())).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '换一个人登录' }));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('');
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

function Account({ userId, onSave }: { userId: string; onSave: (values: z.output<typeof schema>) => void }) {
  const [visit, setVisit] = useState(0);
  const [person, setPerson] = useState(userId);
  return (
    <div className="flex flex-col gap-4">
      <StoryAdmin userId={person}>
        <AccountForm key={`${person} ${visit}`} onSave={onSave} />
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

function AccountForm({ onSave }: { onSave: (values: z.output<typeof schema>) => void }) {
  const form = useZodForm(schema, { defaultValues: { name: '', password: '' } });
  const draft = useDraft({ key: 'story', form, version: null });
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
