import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { zipSync } from 'fflate';
import { pdfOf } from './pdf-file.ts';

/** What becomes of an odd file: turned away with this status, or kept and only ever given as this type. */
export type Fate = 400 | 413 | 422 | { as: string; isInline: boolean };

export interface OddFile {
  why: string;
  name: string;
  content: Uint8Array<ArrayBuffer>;
  fate: Fate;
}

const script = '<script>alert(document.domain)</script>';
const png = { as: 'image/png', isInline: true };
const jpeg = { as: 'image/jpeg', isInline: true };
const saved = (as: string) => ({ as, isInline: false });

/** Files that have broken into products of this kind, and their honest neighbours. */
export async function oddFiles(): Promise<OddFile[]> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0a7' } });
  const [goodPng, goodJpeg, goodGif, goodWebp] = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().jpeg().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().webp().toBuffer(),
  ]);
  const zip = zipSync({ 'a.txt': bytes('a') });
  const odd = (why: string, name: string, content: Uint8Array | string, fate: Fate): OddFile => ({
    why,
    name,
    content: typeof content === 'string' ? bytes(content) : new Uint8Array(content),
    fate,
  });
  return [
    odd('a picture', 'good.png', goodPng, png),
    odd('a picture without an extension', 'good', goodJpeg, jpeg),
    odd('a picture whose name has a path', '../../etc/好图.webp', goodWebp, { as: 'image/webp', isInline: true }),
    odd('HTML', 'page.html', `<!doctype html>${script}`, 422),
    odd('HTML named .jpg', 'page.jpg', `<!doctype html>${script}`, 422),
    odd('HTML named .txt', 'page.txt', `<!doctype html>${script}`, saved('text/plain')),
    odd('HTML behind a byte order mark, named .csv', 'page.csv', `\ufeff<html>${script}`, saved('text/csv')),
    odd('HTML with no extension', 'page', `<html>${script}`, 422),
    odd('an SVG with a script', 'logo.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 422),
    odd('an SVG named .png', 'logo.png', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 422),
    odd(
      'XML with an outside entity, named .txt',
      'x.txt',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      saved('text/plain'),
    ),
    odd('a program', 'setup.exe', Buffer.concat([bytes('MZ'), Buffer.alloc(200)]), 422),
    odd('a program named .pdf', 'setup.pdf', Buffer.concat([bytes('MZ'), Buffer.alloc(200)]), 422),
    odd('a program under a turned name', 'photo\u202egpj.exe', Buffer.concat([bytes('MZ'), Buffer.alloc(200)]), 422),
    odd('a shell script', 'run.sh', '#!/bin/sh\nrm -rf /', 422),
    odd('a JPEG with a page behind it', 'both.jpg', Buffer.concat([goodJpeg, bytes(script)]), jpeg),
    odd('a GIF that is a script too', 'both.gif', Buffer.concat([bytes('GIF89a/*'), Buffer.alloc(20), bytes('*/=1;alert(1)')]), 422),
    odd('a GIF with a page behind it', 'page.gif', Buffer.concat([goodGif, bytes(`<html>${script}`)]), { as: 'image/gif', isInline: true }),
    odd('a PNG that is a zip too', 'both.png', Buffer.concat([goodPng, zip]), png),
    odd('a pixel flood', 'flood.png', flood(50_000, 50_000), 422),
    odd('a PNG cut short', 'cut.png', goodPng.subarray(0, 60), 422),
    odd('a PNG with two extensions', 'page.html.png', goodPng, png),
    odd('a page with two extensions', 'page.png.html', goodPng, 422),
    odd('a zip', 'all.zip', zip, saved('application/zip')),
    odd('a zip named .docx', 'all.docx', zip, 422),
    odd(
      'a PDF with a script',
      'form.pdf',
      pdfOf('form', { catalogue: '/OpenAction <</S /JavaScript /JS (app.alert(1))>>' }),
      saved('application/pdf'),
    ),
    odd(
      'bytes named .txt',
      'noise.txt',
      Uint8Array.from({ length: 300 }, (_, index) => index % 256),
      422,
    ),
    odd('nothing', 'empty.txt', '', 400),
    odd('one byte too much', 'large.txt', 'x'.repeat(2 * 1024 * 1024 + 1), 413),
  ];
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** A PNG of a few kilobytes that says it has so many points. */
function flood(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * 64));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([bytes(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, check]);
}

function checksum(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
