import { createCanvas } from '@napi-rs/canvas';
import { captchaSize, drawCaptcha } from '../../domains/identity/captcha/draw-captcha.ts';

/** Draws a question; a millisecond here, and packing it as PNG off the event loop. */
export async function captchaPicture(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(captchaSize.width, captchaSize.height);
  drawCaptcha(canvas.getContext('2d'), text);
  return new Uint8Array(await canvas.encode('png'));
}
