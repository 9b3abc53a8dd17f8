/** In points. */
export const captchaSize = { width: 158, height: 58 };

/** What drawing needs of a canvas, in a browser and in Node alike. */
export interface CaptchaPen {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(x: number, y: number, toX: number, toY: number): void;
  stroke(): void;
}

/**
 * Draws digits and `+ = ?` so that people read them and programs have work: every stroke is our own, bent and turned at random, with lines
 * across in the same colours. Needs no font. Throws for any other character.
 */
export function drawCaptcha(pen: CaptchaPen, text: string): void {
  const { width, height } = captchaSize;
  const [background, ...inks] = pick(palettes);
  pen.fillStyle = background;
  pen.fillRect(0, 0, width, height);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const bend = wave();
  scratch(pen, inks, 1);
  const step = (width - 16) / text.length;
  for (const [index, character] of Array.from(text).entries()) {
    const place = turned({
      x: 8 + step * (index + 0.5),
      y: height / 2 + between(-4, 4),
      scale: between(2, 2.3),
      angle: between(-0.28, 0.28),
    });
    pen.strokeStyle = pick(inks);
    pen.lineWidth = between(3.2, 4);
    for (const stroke of strokesOf(character)) draw(pen, stroke.map(place).map(bend));
  }
  scratch(pen, inks, 1.2);
}

type Point = readonly [x: number, y: number];

/** A light ground first, then inks that stand out from it; half of them dark on light, half the other way round. */
const palettes = [
  ['#f3f5f8', '#1f3b63', '#5a2a52', '#23513f'],
  ['#fbf5ea', '#5b3414', '#2b3a67', '#4a1f2d'],
  ['#243142', '#d9e6f5', '#f2dcc0', '#cfe8d6'],
  ['#3a2b3f', '#f0dff2', '#d5e4f2', '#f3e6c8'],
] as const;

/** Each in a box of 10 by 14. A corner is a point that comes twice: everything else is rounded. */
const strokes: Readonly<Record<string, string>> = {
  '0': '5,0 1.5,1 .5,7 1.5,13 5,14 8.5,13 9.5,7 8.5,1 5,0',
  '1': '2.6,2.6 5.5,0 5.5,0 5.5,14',
  '2': '1,3.5 1.8,.4 5,-.6 8.8,.8 8.9,4.5 6,8 1,14 1,14 9.5,14',
  '3': '1,1.5 4.5,-.8 9.2,1 8.8,6 4.5,6.6 4.5,6.6 9.8,7.2 9.8,13 5,15 .8,12.4',
  '4': '6.8,0 6.8,0 .6,9.4 .6,9.4 9.8,9.4|7,5 7,14',
  '5': '8.5,0 2,0 2,0 1.4,6.4 1.4,6.4 5.5,4.6 9.9,7 9.2,13.4 5,15 .8,12.6',
  '6': '8,.3 4,1 .9,6 .6,11 3,14.4 7,14.4 9.6,11 8.6,7 5,5.8 1.6,8 .9,10.6',
  '7': '.8,0 9.2,0 9.2,0 4,14',
  '8': '5,6.6 1.4,5.2 1,1.2 5,-.8 9,1.2 8.6,5.2 5,6.6 .8,8.4 .5,12.8 5,15 9.5,12.8 9.2,8.4 5,6.6',
  '9': '2,13.7 6,13 9.1,8 9.4,3 7,-.4 3,-.4 .4,3 1.4,7 5,8.2 8.4,6 9.1,3.4',
  '+': '1.2,7 8.8,7|5,3.2 5,10.8',
  '=': '1.2,4.8 8.8,4.8|1.2,9.6 8.8,9.6',
  '?': '1.5,3.6 2.2,.2 5.5,-.8 9,1.2 8.4,5 5,7.2 5,10|5,13.4 5,13.8',
};

function strokesOf(character: string): Point[][] {
  const drawn = strokes[character];
  if (drawn === undefined) throw new Error(`no strokes for ${character}`);
  return drawn.split('|').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y] as const;
    }),
  );
}

/** A smooth line near the points: curves from the middle between two to the middle between the next. */
function draw(pen: CaptchaPen, points: Point[]): void {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  pen.beginPath();
  pen.moveTo(...first);
  for (const [index, [x, y]] of rest.slice(0, -1).entries()) {
    const [nextX, nextY] = rest[index + 1] ?? last;
    pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  pen.lineTo(...last);
  pen.stroke();
}

/** Puts a character's box where it stands: turned around its middle, slanted, and not quite as wide as high. */
function turned({ x, y, scale, angle }: { x: number; y: number; scale: number; angle: number }): (point: Point) => Point {
  const [slant, stretch] = [between(-0.2, 0.2), between(0.82, 1)];
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return ([px, py]) => {
    const [dx, dy] = [(px - 5) * stretch + (py - 7) * slant, py - 7];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  };
}

/** Bends the whole picture. */
function wave(): (point: Point) => Point {
  const [high, long, start] = [between(1.5, 3), between(22, 36), between(0, 6)];
  return ([x, y]) => [x + Math.sin(y / 14 + start) * 1.5, y + Math.sin(x / long + start) * high];
}

/** Lines from side to side. */
function scratch(pen: CaptchaPen, inks: readonly string[], lineWidth: number): void {
  const { width, height } = captchaSize;
  for (let line = 0; line < 2; line += 1) {
    pen.strokeStyle = pick(inks);
    pen.lineWidth = lineWidth;
    draw(
      pen,
      [-4, width * 0.25, width * 0.5, width * 0.75, width + 4].map((x) => [x, between(4, height - 4)] as const),
    );
  }
}

function between(low: number, high: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return low + (value / 2 ** 32) * (high - low);
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
  const one = list[Math.floor(between(0, list.length))];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}
