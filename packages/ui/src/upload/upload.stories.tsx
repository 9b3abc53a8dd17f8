import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { FileChooserProps } from './file-chooser.tsx';
import { Upload } from './upload.tsx';

const meta: Meta<FileChooserProps> = {
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

type Story = StoryObj<FileChooserProps>;

export const Choose: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), sheet('名单.xlsx', 1500));
    await expect(await canvas.findByText('名单.xlsx')).toBeVisible();
    await expect(canvas.getByText('1.5 KB')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Where pictures may come, a phone offers its camera beside its files. */
export const Photo: Story = {
  args: { accept: 'image/jpeg,image/png' },
  play: async ({ args, canvasElement, userEvent }) => {
    const camera = canvasElement.querySelector<HTMLInputElement>('input[capture=environment]');
    if (!camera) throw new Error('no camera');
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '现场.jpg', { type: 'image/jpeg' });
    await userEvent.upload(camera, photo);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(photo));
  },
};

export const Drop: Story = {
  play: async ({ args, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-slot=upload]');
    if (!zone) throw new Error('no zone');
    const refused = () => canvasElement.querySelector('[role=alert]');
    drop(zone, sheet('名单.pdf', 10));
    await waitFor(() => expect(refused()).toHaveTextContent('.xlsx'));
    drop(zone, sheet('名单.xlsx', 4096));
    await waitFor(() => expect(refused()).toHaveTextContent('2 KB'));
    drop(zone, new File([], '名单.xlsx'));
    await waitFor(() => expect(refused()).toHaveTextContent(/空|empty/));
    drop(zone, new File(['<script>'], '名单.xlsx'));
    await waitFor(() => expect(refused()).toHaveTextContent(/内容|content/));
    drop(zone, sheet('甲.xlsx', 10), sheet('乙.xlsx', 10));
    await waitFor(() => expect(refused()).toHaveTextContent(/一个文件|one file/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const good = sheet('名单.xlsx', 100);
    drop(zone, good);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(good));
    await expect(refused()).toBeEmptyDOMElement();
  },
};

export const Filled: Story = {
  args: { value: sheet('一个非常长的文件名用来看它在窄的地方怎样被截断而不把按钮挤出去.xlsx', 1024) },
};

export const Wrong: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, value: sheet('名单.xlsx', 1024) } };

function pickerIn(element: HTMLElement): HTMLInputElement {
  const picker = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no picker');
  return picker;
}

function sheet(name: string, size: number): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x50, 0x4b, 3, 4]);
  return new File([bytes], name);
}

function drop(zone: Element, ...dropped: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of dropped) dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

function Held({ value: first, onValueChange, ...args }: FileChooserProps) {
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
