import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ColorPicker, type ColorPickerProps } from './color-picker.tsx';

const meta: Meta<typeof ColorPicker> = {
  title: '控件/ColorPicker',
  component: ColorPicker,
  args: { value: 'rgb(24, 144, 255)', onValueChange: fn(), 'aria-label': '主题色' },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div className="max-w-88">{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof ColorPicker>;

export const PresetsByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^(湖蓝|Lake blue)$/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('#0076D8');
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^(紫罗兰|Violet)$/ })).toBeChecked());
    await userEvent.keyboard('{/ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rgb(114, 46, 209)');
    await expect(canvas.getByRole('textbox')).toHaveValue('#722ED1');
    await expect(canvas.getByRole('status')).toHaveTextContent(/原色|as it is/);
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^(湖蓝|Lake blue)$/ })).toBeChecked());
    await userEvent.keyboard('{/ArrowRight}');
  },
};

export const SlidersByKeyboard: Story = {
  args: { value: '#ff0000' },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /自定义颜色|Custom colour/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const hue = canvas.getByRole('slider', { name: /色相|Hue/ });
    const saturation = canvas.getByRole('slider', { name: /饱和度|Saturation/ });
    const brightness = canvas.getByRole('slider', { name: /明度|Brightness/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(hue).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowUp}{ArrowLeft}');
    await expect(hue).toHaveAttribute('aria-valuetext', '20°');
    await userEvent.keyboard('{End}{Home}{ArrowRight}');
    await expect(hue).toHaveAttribute('aria-valuetext', '1°');
    await userEvent.tab();
    await expect(saturation).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ffffff');
    // White has no hue of its own: the slider keeps where it stood.
    await expect(hue).toHaveAttribute('aria-valuetext', '1°');
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(brightness).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#000000');
    await expect(saturation).toHaveAttribute('aria-valuetext', '100%');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ff0400');
  },
};

export const AreaByPointer: Story = {
  args: { value: '#ff0000' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /自定义颜色|Custom colour/ }));
    const area = canvasElement.querySelector('[data-slot=color-area]');
    if (area === null) throw new Error('no area');
    const box = area.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: box.left + x * box.width, clientY: box.top + y * box.height });
    const event = (type: string, x: number, y: number) =>
      area.dispatchEvent(new PointerEvent(type, { ...at(x, y), bubbles: true, button: 0, pointerId: 1, isPrimary: true }));
    Object.assign(area, { setPointerCapture: () => {}, hasPointerCapture: () => true });
    event('pointerdown', 0.5, 0.5);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('#804040'));
    event('pointermove', 2, -1);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('#ff0000'));
  },
};

export const HexText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /十六进制色值|Hex colour/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'faad1');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/六位十六进制|six hex digits/);
    await expect(field).toHaveValue('faad1');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/六位十六进制|six hex digits/);
    await userEvent.type(field, '4');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#faad14');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('#FAAD14');
    await expect(canvas.getByRole('radio', { name: /^(琥珀|Amber)$/ })).toBeChecked();
  },
};

/** White comes to grey as a theme colour, and the correction is said. */
export const Corrected: Story = {
  args: { value: '#ffffff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/已调整为|Adjusted to/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const WithoutCheck: Story = { args: { hasContrastCheck: false, value: '#3a7d44' } };

export const Empty: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

function Held({ value: first, onValueChange, ...args }: ColorPickerProps) {
  const [value, setValue] = useState(first);
  return (
    <ColorPicker
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
