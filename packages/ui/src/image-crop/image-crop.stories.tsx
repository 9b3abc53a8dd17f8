import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ImageCropDialog, type ImageCropDialogProps } from './image-crop-dialog.tsx';
import { ImageCrop, type ImageCropProps } from './image-crop.tsx';

const meta: Meta<ImageCropProps> = {
  title: '控件/ImageCrop',
  component: ImageCrop,
  loaders: [async () => ({ picture: await drawPicture() })],
  render: (args, { loaded }) => <ImageCrop {...args} file={args.file ?? loaded['picture']} className="max-w-130" />,
};
export default meta;

type Story = StoryObj<ImageCropProps>;

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const area = await canvas.findByRole('application', { name: /裁剪区域|Crop area/ });
    const picture = canvasElement.querySelector('img');
    const before = () => picture?.style.transform ?? '';
    area.focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(before()).toContain('scale(1.2)'));
    await userEvent.keyboard('-');
    await waitFor(() => expect(before()).toContain('scale(1.1)'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(before()).toContain('translate(-8px, 0px)'));
    await userEvent.click(canvas.getByRole('button', { name: /向右旋转|Rotate right/ }));
    await waitFor(() => expect(before()).toContain('rotate(90deg)'));
    const zoom = canvas.getByRole('slider', { name: /缩放|Zoom/ });
    zoom.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(zoom).toHaveAttribute('aria-valuenow', '4'));
    const preview = canvasElement.querySelector('canvas');
    await waitFor(() => expect(alphaAt(preview, 0.5)).toBe(255));
    await expect(alphaAt(preview, 0.02)).toBe(0);
  },
};

export const Square: Story = { args: { shape: 'square' } };

/** Three times as wide as high, as the caller wants it. */
export const Wide: StoryObj<ImageCropDialogProps> = {
  args: { onCrop: fn(), shape: 'square', aspect: 3, size: 1200, type: 'image/webp', submitLabel: '使用图片' },
  render: (args, { loaded }) => <FromButton {...args} file={loaded['picture']} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const submit = await screen.findByRole('button', { name: '使用图片' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    const cut = await createImageBitmap((args.onCrop as ReturnType<typeof fn>).mock.calls[0]?.[0] as Blob);
    await expect([cut.width, cut.height]).toEqual([1200, 400]);
  },
};

export const NotAPicture: Story = {
  args: { file: new File(['<svg>'], '坏.png', { type: 'image/png' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/打不开|could not be opened/);
  },
};

export const TooManyPixels: Story = {
  args: {
    file: new File(
      [Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff])],
      '大.png',
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/4000|40 megapixels/);
  },
};

export const InDialog: StoryObj<ImageCropDialogProps> = {
  args: { onCrop: fn(), submitLabel: '更换头像', size: 128 },
  render: (args, { loaded }) => <FromButton {...args} file={loaded['picture']} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const submit = await screen.findByRole('button', { name: '更换头像' });
    await waitFor(() => expect(submit).toBeEnabled());
    // a double press cuts and sends once
    submit.click();
    submit.click();
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/png' })));
    await waitFor(() => expect(submit).not.toBeInTheDocument());
    await expect(args.onCrop).toHaveBeenCalledOnce();
  },
};

function FromButton({ file, onCrop, ...args }: ImageCropDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        选择图片
      </Button>
      <ImageCropDialog
        {...args}
        file={isOpen ? file : null}
        onClose={() => setIsOpen(false)}
        onCrop={async (picture) => {
          await onCrop(picture);
          setIsOpen(false);
        }}
      />
    </>
  );
}

/** A landscape picture with something to aim at. */
async function drawPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(640, 400);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const sky = context.createLinearGradient(0, 0, 640, 400);
  sky.addColorStop(0, '#7ab8f5');
  sky.addColorStop(1, '#f6d7a7');
  context.fillStyle = sky;
  context.fillRect(0, 0, 640, 400);
  context.fillStyle = '#31495f';
  context.beginPath();
  context.arc(320, 170, 80, 0, 2 * Math.PI);
  context.ellipse(320, 400, 150, 130, 0, 0, 2 * Math.PI);
  context.fill();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** How opaque the canvas is, `share` of the way along its diagonal. */
function alphaAt(canvas: HTMLCanvasElement | null, share: number): number | undefined {
  return canvas?.getContext('2d')?.getImageData(canvas.width * share, canvas.height * share, 1, 1).data[3];
}
