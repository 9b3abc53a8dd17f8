import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Upload, type UploadProps } from './upload.tsx';

const meta: Meta<typeof Upload> = {
  title: '控件/Upload',
  component: Upload,
  args: {
    value: null,
    onValueChange: fn(),
    accept: '.xlsx',
    maxSize: 2048,
    hint: '只接受 .xlsx，不超过 2 KB',
    'aria-label': '名单',
  },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof Upload>;

export const Choose: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await expect(picker).not.toBeNull();
    if (!picker) return;
    await userEvent.upload(picker, file('名单.xlsx', 1500));
    await expect(canvas.getByText('名单.xlsx')).toBeVisible();
    await expect(canvas.getByText('1.5 KB')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Drop: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-slot=upload]');
    await expect(zone).not.toBeNull();
    if (!zone) return;
    drop(zone, file('名单.pdf', 10));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('.xlsx'));
    drop(zone, file('名单.xlsx', 4096));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('2 KB'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { value: file('一个非常长的文件名用来看它在窄的地方怎样被截断而不把按钮挤出去.xlsx', 1024) } };

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true } };

function file(name: string, size: number): File {
  return new File([new Uint8Array(size)], name);
}

function drop(zone: Element, dropped: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

function Held({ value: first, onValueChange, ...args }: UploadProps) {
  const [value, setValue] = useState(first);
  return (
    <Upload
      {...args}
      className="max-w-120"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
