import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { FileUploaderProps } from './file-uploader.tsx';
import type { SendFile, UploadedFile } from './upload-queue.ts';
import { Upload } from './upload.tsx';

const stored: UploadedFile[] = [
  {
    url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    name: '现场照片.png',
    type: 'image/png',
    size: 84,
  },
  { url: '/files/2', name: '第十二届大学生创新创业大赛校级选拔赛评审细则及评分标准（定稿）.pdf', type: 'application/pdf', size: 1536 },
];

const meta: Meta<FileUploaderProps> = {
  title: '控件/Upload/直接上传',
  component: Upload,
  args: {
    value: [],
    onValueChange: fn(),
    send: fn<SendFile>(({ name, type, size }) => Promise.resolve({ url: `/files/${name}`, name, type, size: Math.ceil(size / 1024) })),
    accept: '.png,.pdf',
    maxSize: 1024 ** 2,
    hint: 'png 或 pdf，每个不超过 1 MB',
    'aria-label': '附件',
  },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<FileUploaderProps>;

export const Stored: Story = {
  args: { value: stored },
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('button', { name: /移除|Remove/ });
    rows[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([stored[1]]);
    const rest = await canvas.findByRole('button', { name: /移除|Remove/ });
    await waitFor(() => expect(rest).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const UnderWay: Story = {
  args: {
    value: stored,
    send: (file, { onProgress }) => {
      if (file.name.startsWith('坏')) return Promise.reject(new Error('服务器空间不足，请联系管理员'));
      onProgress(0.4);
      return Promise.withResolvers<UploadedFile>().promise;
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const files = ['坏照片.png', '一.png', '二.png', '三.png', '四.png'].map(picture);
    await userEvent.upload(pickerIn(canvasElement), files);
    await expect(await canvas.findByText('服务器空间不足，请联系管理员')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(3));
    await expect(canvas.getByRole('progressbar', { name: /一\.png/ })).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText(/^(等待上传|Waiting)$/)).toBeVisible();
    const cancel = canvas.getByRole('button', { name: /(取消上传|Cancel upload of) 二\.png/ });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /(移除|Remove) 二\.png/ })).toHaveFocus());
    await expect(canvas.getByText(/^(已取消|Cancelled)$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: /四\.png/ })).toBeVisible());
  },
};

const tried = new WeakSet<File>();

export const RetryAndPaste: Story = {
  args: {
    send: (file) => {
      if (tried.has(file)) return Promise.resolve({ url: `/files/${file.name}`, name: file.name, type: file.type, size: 1 });
      tried.add(file);
      return Promise.reject(new Error('网络断开'));
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: /选择文件|Choose files/ });
    choose.focus();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture('截图.png'));
    choose.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect(await canvas.findByText('网络断开')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /重新上传|again/ }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining({ url: '/files/截图.png' })]));
    await expect(await canvas.findByText(/(已上传|Uploaded) 截图\.png/)).toBeInTheDocument();
  },
};

export const TooMany: Story = {
  args: { value: stored, maxCount: 3 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), ['一.png', '二.png'].map(picture));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([...stored, expect.objectContaining({ name: '一.png' })]));
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/最多 3 个文件|up to 3 files/);
  },
};

export const ReadOnly: Story = { args: { value: stored, readOnly: true } };

function pickerIn(element: HTMLElement): HTMLInputElement {
  const picker = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no picker');
  return picker;
}

/** A real PNG of one pixel: its preview must not fail to load. */
function picture(name: string): File {
  const bytes = Uint8Array.from(atob(stored[0]?.url.split(',')[1] ?? ''), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

function Held({ value: first, onValueChange, ...args }: FileUploaderProps) {
  const [value, setValue] = useState(first);
  return (
    <Upload
      {...args}
      className="max-w-140"
      value={value}
      onValueChange={(next: UploadedFile[]) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
