import { arc, pie } from '@visx/shape';
import { donutLabels, labelLead, type DonutLabel } from './donut-labels.ts';
import type { DonutPart } from './donut-parts.ts';

/** Where everything of a ring stands, in px. */
export interface DonutFrame {
  height: number;
  /** The middle of the ring. */
  x: number;
  y: number;
  radius: number;
  innerRadius: number;
  parts: readonly DonutShape[];
  /** Too narrow for labels beside the ring: figures stand there, and the names in a list below that begins at this height. */
  listTop: number | null;
}

/** One part of the ring. */
export interface DonutShape {
  part: DonutPart;
  /** Angles clockwise from the top, in radians. */
  from: number;
  to: number;
  path: string;
  /** Beside the ring, where it shows which part is meant. */
  band: string;
  label: DonutLabel;
}

export function donutFrame(parts: readonly DonutPart[], room: { width: number; height: number; labelWidth: number }): DonutFrame {
  const { width, height } = room;
  const beside = width / 2 - Math.min(room.labelWidth, longestLabel) - labelLead - 16;
  const hasList = beside < smallestRadius;
  const radius = Math.max(24, hasList ? Math.min(96, width / 2 - 32, height / 2 - 20) : Math.min(beside, height / 2 - 16, 132));
  const reach = hasList ? radius + 20 : height / 2;
  const innerRadius = radius * 0.64;
  const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>({ innerRadius, outerRadius: radius, cornerRadius: 2 });
  const band = arc<{ startAngle: number; endAngle: number; padAngle: number }>({ innerRadius: radius + 3, outerRadius: radius + 6 });
  const turn = turnOf(parts, radius);
  const angles = pie<DonutPart>({
    value: (part) => part.value,
    sort: null,
    sortValues: null,
    padAngle: parts.length > 1 ? 0.012 : 0,
    startAngle: turn,
    endAngle: turn + 2 * Math.PI,
  })([...parts]);
  const labels = donutLabels(
    angles.map(({ startAngle, endAngle }) => ({ middle: (startAngle + endAngle) / 2, width: endAngle - startAngle })),
    { radius, line: hasList ? 16 : 20, reach },
  );
  return {
    height: hasList ? 2 * reach + 8 + parts.length * listLine : height,
    x: Math.round(width / 2),
    y: reach,
    radius,
    innerRadius,
    parts: angles.map((angle, index) => ({
      part: angle.data,
      from: angle.startAngle,
      to: angle.endAngle,
      path: shape(angle) ?? '',
      band: band(angle) ?? '',
      label: labels[index] ?? { side: 'right', x: 0, y: 0, leader: null },
    })),
    listTop: hasList ? 2 * reach + 8 : null,
  };
}

/**
 * Where the ring begins: at the top, but turned where several parts are small, so that these come to lie on the left, where their labels
 * have the most room.
 */
function turnOf(parts: readonly DonutPart[], radius: number): number {
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  const widths = parts.map((part) => (part.value / total) * 2 * Math.PI).filter((width) => width * radius < 20);
  return widths.length < 2 ? 0 : widths.reduce((sum, width) => sum + width, 0) / 2 - Math.PI / 2;
}

/** The part at a place of the drawing: in the ring or just beside it, on a label, in the list; -1 for none. */
export function donutPartAt(frame: DonutFrame, x: number, y: number): number {
  if (frame.listTop !== null && y >= frame.listTop) {
    const line = Math.floor((y - frame.listTop) / listLine);
    return line < frame.parts.length ? line : -1;
  }
  const [dx, dy] = [x - frame.x, y - frame.y];
  const distance = Math.hypot(dx, dy);
  if (distance > frame.radius + 8) {
    return frame.parts.findIndex(
      ({ label }) => Math.abs(dy - label.y) < 10 && (label.side === 'right' ? dx > label.x - 4 : dx < label.x + 4),
    );
  }
  if (distance < frame.innerRadius) return -1;
  const first = frame.parts[0]?.from ?? 0;
  const angle = first + ((Math.atan2(dx, -dy) - first + 4 * Math.PI) % (2 * Math.PI));
  return frame.parts.findIndex(({ from, to }) => angle >= from && angle < to);
}

/** Height of one line of the list. */
export const listLine = 24;
const longestLabel = 180;
/** A smaller ring is hard to read: its labels then go below it. */
const smallestRadius = 64;
