import { FormDialog, useActForm, useSaveForm } from '@saiwu/admin';
import { Button, createForm, Form, Input } from '@saiwu/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn } from 'storybook/test';
import { z } from 'zod';
import { PageBoundary } from './page-boundary.tsx';

const meta: Meta<typeof PageBoundary> = {
  title: '框架/页面出错',
  component: PageBoundary,
  parameters: { server: { as: 'admin', path: '/' } },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <PageBoundary>
      <NotePage />
    </PageBoundary>
  ),
};
export default meta;

type Story = StoryObj<typeof PageBoundary>;

/** A page that something else has changed beneath React, as translation or an extension may, is lost at once; what was typed is not. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '写了一半');
    await userEvent.click(canvas.getByRole('button', { name: '丢失' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试|Retry|Try again)$/ }));
    await expect(await canvas.findByRole('textbox', { name: '备注' })).toHaveValue('写了一半');
  },
};

/** The same with the form of one act: it is back when its dialog is opened again. */
export const TypedInADialog: Story = {
  render: () => (
    <PageBoundary>
      <ActPage />
    </PageBoundary>
  ),
  play: async ({ canvas, userEvent }) => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: '退回' }));
    await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '写了一半');
    await userEvent.click(screen.getByRole('button', { name: '丢失' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(重试|Retry|Try again)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '退回' }));
    await expect(await screen.findByRole('textbox', { name: '备注' })).toHaveValue('写了一半');
  },
};

const schema = z.object({ text: z.string() });

const { FormField } = createForm<z.input<typeof schema>>();

function NotePage() {
  const [isLost, setIsLost] = useState(false);
  const edit = useSaveForm({
    name: 'note',
    record: null,
    schema,
    valuesOf: () => ({ text: '' }),
    save: async (values) => values,
    onSaved: () => undefined,
  });
  if (isLost) throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  return (
    <Form form={edit.form} onSubmit={edit.submit}>
      <FormField name="text" label="备注">
        {(field) => <Input {...field} />}
      </FormField>
      <Button onClick={() => setIsLost(true)}>丢失</Button>
    </Form>
  );
}

function ActPage() {
  const [isOpen, setIsOpen] = useState(false);
  const [isLost, setIsLost] = useState(false);
  if (isLost) throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>退回</Button>
      {isOpen && <ActDialog onLose={() => setIsLost(true)} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ActDialog({ onLose, onClose }: { onLose: () => void; onClose: () => void }) {
  const { form, submit, isPending } = useActForm(
    { id: 'note.return', send: async (values: object) => values },
    { schema, defaultValues: { text: '' }, onDone: onClose },
  );
  return (
    <FormDialog form={form} onSubmit={submit} isPending={isPending} onClose={onClose} title="退回" submitLabel="发送">
      <FormField name="text" label="备注">
        {(field) => <Input {...field} />}
      </FormField>
      <Button onClick={onLose}>丢失</Button>
    </FormDialog>
  );
}
