import { type AnswerOf, dataTypeNames } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { enumeration } from '../../core/enumeration.ts';
import { toWire } from '../../core/wire-time.ts';
import { isForEverybody } from './pictures/public-pictures.ts';
import { endOfNextQuarter, linkTo, noEnd } from './links/signed-link.ts';

type Attachment = AnswerOf<'attachment.get'>;

/** Columns that an answer is made from. */
export const attachmentColumns = [
  'attachment.id',
  'attachment.bizId',
  'attachment.bizType',
  'attachment.dataType',
  'attachment.submittedFileName',
  'attachment.path',
  'attachment.contextType',
  'attachment.ext',
  'attachment.size',
  'attachment.orgId',
  'attachment.createTime',
  'attachment.createdBy',
  'attachment.updateTime',
  'attachment.updatedBy',
] as const;

export interface AttachmentRow {
  id: string;
  bizId: string;
  bizType: string;
  dataType: keyof typeof dataTypeNames;
  submittedFileName: string;
  path: string;
  contextType: string;
  ext: string;
  size: string;
  orgId: string | null;
  createTime: Date;
  createdBy: string | null;
  updateTime: Date;
  updatedBy: string | null;
}

/**
 * Attachments as they go out, each with a link that opens without a session for some minutes, or without an end where it is a public
 * picture.
 */
export function presentAttachments(ctx: Context, rows: readonly AttachmentRow[]): Promise<Attachment[]> {
  return Promise.all(rows.map((row) => presentAttachment(ctx, row)));
}

export async function presentAttachment(ctx: Context, row: AttachmentRow): Promise<Attachment> {
  const [group = '', ...below] = row.path.split('/');
  const filename = below.at(-1) ?? '';
  const createTime = toWire(row.createTime, ctx.tenant.timeZone);
  return {
    ...row,
    dataType: enumeration(ctx, dataTypeNames, row.dataType),
    group,
    relativePath: below.slice(0, -1).join('/'),
    filename,
    url: await linkTo(ctx, row, isForEverybody(row) ? noEnd : endOfNextQuarter(ctx)),
    fileMd5: null,
    icon: iconOf(row.ext),
    createMonth: createTime.slice(0, 7),
    createWeek: weekOf(createTime.slice(0, 10)),
    createDay: createTime.slice(0, 10),
    createTime,
    updateTime: toWire(row.updateTime, ctx.tenant.timeZone),
  };
}

/** Names of the icons that older front ends have, by extension (platform-api §4). */
function iconOf(extension: string): string {
  return icons.find(([, extensions]) => extensions.includes(extension))?.[0] ?? 'el-icon-question';
}

const icons: readonly [icon: string, extensions: readonly string[]][] = [
  ['el-icon-document', ['txt']],
  ['el-icon-microphone', ['mp3']],
  ['el-icon-picture', ['bmp', 'jpeg', 'jpg', 'png', 'gif']],
  ['el-icon-video-camera', ['avi', 'mp4', 'mov', 'mpg', 'wmv', 'wav']],
];

/** ISO week of a day: `2026-W01`. Thursday decides which year a week belongs to. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const year = date.getUTCFullYear();
  const week = Math.ceil(((date.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
