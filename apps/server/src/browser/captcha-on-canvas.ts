import { captchaSize, drawCaptcha } from '../domains/identity/captcha/draw-captcha.ts';

/** Draws a question with the browser's own means. */
export async function captchaOnCanvas(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(captchaSize.width, captchaSize.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  drawCaptcha(pen, text);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
