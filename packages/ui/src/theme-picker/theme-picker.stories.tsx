import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { defaultTheme, themeVariables } from '../theme/theme.ts';
import { ThemePicker, type ThemePickerProps } from './theme-picker.tsx';

const meta: Meta<typeof ThemePicker> = {
  title: '控件/ThemePicker',
  component: ThemePicker,
  args: { value: { ...defaultTheme, scheme: 'light' }, onValueChange: fn() },
  render: (args) => <Held {...args} />,
};
export default meta;

type Story = StoryObj<typeof ThemePicker>;

/** The preview follows each choice, the page stays as it was. */
export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const preview = canvasElement.querySelector<HTMLElement>('[data-slot=theme-preview]');
    if (preview === null) throw new Error('no preview');
    const pageTag = () => document.documentElement.outerHTML.split('>')[0];
    const page = pageTag();
    const choose = async (of: RegExp, from: RegExp, keys: string, to: RegExp) => {
      const group = within(canvas.getByRole('radiogroup', { name: of }));
      group.getByRole('radio', { name: from }).focus();
      await userEvent.keyboard(`{${keys}>}`);
      await waitFor(() => expect(group.getByRole('radio', { name: to })).toBeChecked());
      await userEvent.keyboard(`{/${keys}}`);
    };
    await choose(/^(预设颜色|Preset colours)$/, /^(湖蓝|Lake blue)$/, 'ArrowRight', /^(正红|Red)$/);
    await expect(preview.style.getPropertyValue('--color-theme')).toBe(themeVariables('rgb(245, 34, 45)', 'light')['--color-theme']);
    await choose(/^(大小|Size)$/, /^(紧凑|Compact)$/, 'ArrowLeft', /^(宽松|Comfortable)$/);
    await expect(preview).toHaveAttribute('data-size', 'comfortable');
    await expect(getComputedStyle(preview.querySelector('button') ?? preview).height).toBe('40px');
    await choose(/^(圆角|Corners)$/, /^(圆润|Round)$/, 'ArrowRight', /^(锐利|Sharp)$/);
    await expect(getComputedStyle(preview.querySelector('button') ?? preview).borderRadius).toBe('2px');
    await choose(/^(明暗|Appearance)$/, /^(随系统|System)$/, 'ArrowLeft', /^(深色|Dark)$/);
    await expect(preview).toHaveAttribute('data-theme', 'dark');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      color: 'rgb(245, 34, 45)',
      scheme: 'dark',
      size: 'comfortable',
      radius: 'sharp',
      pageStyle: 'light',
    });
    await expect(pageTag()).toBe(page);
  },
};

export const Export: Story = {
  args: { value: { color: '#722ed1', scheme: 'light', size: 'compact', radius: 'round', pageStyle: 'dark' } },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const saved = spyOn(URL, 'createObjectURL');
    const shown = () => canvas.getByRole('region', { name: /^(CSS 变量|CSS variables|设计令牌|Design tokens|Tailwind)$/ });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(shown().textContent);
    await expect(Array.from(sheet.cssRules, (rule) => rule.cssText.split(' {')[0])).toEqual([
      ':root',
      ':root, [data-theme="light"]',
      '[data-theme="dark"]',
      ':root:not([data-theme="dark"]) [data-sidebar="dark"]',
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: /^(设计令牌|Design tokens)$/ }));
    await expect(JSON.parse(shown().textContent)).toHaveProperty('light.color.theme.$value.hex', '#722ed1');
    await userEvent.click(canvas.getByRole('button', { name: /^(复制|Copy)$/ }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(shown().textContent));
    await userEvent.click(canvas.getByRole('radio', { name: 'Tailwind' }));
    await expect(shown()).toHaveTextContent('@theme static');
    await userEvent.click(canvas.getByRole('button', { name: /^(下载|Download)$/ }));
    const [file] = saved.mock.lastCall ?? [];
    await expect(file instanceof Blob && (await file.text())).toBe(shown().textContent);
  },
};

function Held({ value: first, onValueChange }: ThemePickerProps) {
  const [value, setValue] = useState(first);
  return (
    <ThemePicker
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}
