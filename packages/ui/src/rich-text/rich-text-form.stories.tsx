import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, type ResolverResult } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { createForm } from '../form/create-form.ts';
import type { UploadedFile } from '../upload/upload-queue.ts';
import { Upload } from '../upload/upload.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

interface Notice {
  body: string;
  files: UploadedFile[];
}

const { Form, FormField } = createForm<Notice>();

const meta: Meta<typeof NoticeForm> = { title: '表单/RichTextEditor', component: NoticeForm, args: { onSave: fn() } };
export default meta;

export const InForm: StoryObj<typeof NoticeForm> = {
  play: async ({ args, canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: '正文' });
    await userEvent.click(canvas.getByRole('button', { name: '发布通知' }));
    await waitFor(() => expect(body).toHaveFocus());
    await expect(body).toHaveAccessibleDescription(/请填写正文/);
    await userEvent.keyboard('报名开始{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ body: '<p>报名开始</p>', files: [] }, expect.anything()));
  },
};

function NoticeForm({ onSave }: { onSave: (values: Notice) => void }) {
  const form = useForm<Notice>({ defaultValues: { body: '', files: [] }, resolver: check });
  return (
    <Form form={form} onSubmit={onSave}>
      <FormField name="body" label="正文" isRequired>
        {(field) => <RichTextEditor {...field} />}
      </FormField>
      <FormField name="files" label="附件">
        {(field) => <Upload {...field} send={({ name, type }) => Promise.resolve({ url: `/files/${name}`, name, type, size: 1 })} />}
      </FormField>
      <div className="flex justify-end">
        <Button type="submit">发布通知</Button>
      </div>
    </Form>
  );
}

function check(values: Notice): ResolverResult<Notice> {
  return values.body === '' ? { values: {}, errors: { body: { type: 'required', message: '请填写正文' } } } : { values, errors: {} };
}
