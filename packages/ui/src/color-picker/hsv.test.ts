import { expect, test } from 'vitest';
import type { Rgb } from '../theme/color.ts';
import { fromHsv, toHsv } from './hsv.ts';

test('known colours', () => {
  expect(toHsv([255, 0, 0])).toEqual({ hue: 0, saturation: 100, brightness: 100 });
  expect(toHsv([0, 128, 0])).toEqual({ hue: 120, saturation: 100, brightness: (128 / 255) * 100 });
  expect(toHsv([128, 128, 128])).toMatchObject({ hue: 0, saturation: 0 });
  expect(toHsv([0, 0, 0])).toEqual({ hue: 0, saturation: 0, brightness: 0 });
  expect(toHsv([255, 0, 128]).hue).toBeCloseTo(329.9, 1);
  expect(fromHsv({ hue: 360, saturation: 100, brightness: 100 })).toEqual([255, 0, 0]);
  expect(fromHsv({ hue: 240, saturation: 50, brightness: 100 })).toEqual([128, 128, 255]);
});

test('every colour survives the way there and back', () => {
  const steps = [0, 1, 51, 127, 128, 200, 254, 255];
  const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue): Rgb => [red, green, blue])));
  for (const color of colors) expect(fromHsv(toHsv(color))).toEqual(color);
});
