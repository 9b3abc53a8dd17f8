import { z } from 'zod';
import { dateTime, enumeration, filterText, id, optionalText, searching, secret, text, upload } from '../../rules.ts';

export const dataTypes = ['DIR', 'IMAGE', 'VIDEO', 'AUDIO', 'DOC', 'OTHER'] as const;

/** The use of a `bizType` of ours. It may hold any other text too. */
export const attachmentUses = ['USER_AVATAR', 'BANNER', 'SITE_LOGO', 'TENANT_LOGO', 'PROJECT_MATERIAL'] as const;

/** A picture in a smaller size: at most 96, 320 or 1,080 pixels wide and high. */
export const thumbnailSizes = ['small', 'medium', 'large'] as const;

/** An uploaded file, with the record it belongs to (`bizType`, `bizId`). */
export const attachment = z.object({
  id,
  bizId: z.string(),
  bizType: z.string(),
  dataType: enumeration(dataTypes),
  submittedFileName: z.string(),
  /** First part of `path`. */
  group: z.string(),
  /** Its key in the storage; `attachment.getUrl` takes it, as it does `url`. */
  path: z.string(),
  /** The part of `path` between `group` and `filename`. */
  relativePath: z.string(),
  /**
   * With our host; opens without a session for 15 to 30 minutes, then the client asks anew; of an avatar, a banner, a cover or a logo as
   * long as it is there.
   */
  url: z.string(),
  /** Not counted: the field is there for older front ends. */
  fileMd5: z.null(),
  /** MIME type, told from the content. */
  contextType: z.string(),
  filename: z.string(),
  /** Without a dot. */
  ext: z.string(),
  /** In bytes. */
  size: z.string(),
  orgId: id.nullable(),
  icon: z.string(),
  createMonth: z.string(),
  createWeek: z.string(),
  createDay: z.string(),
  createTime: dateTime,
  createdBy: id.nullable(),
  updateTime: dateTime,
  updatedBy: id.nullable(),
});

export const uploaded = attachment.extend({
  downloadUrlByUrl: z.string(),
  downloadUrlById: z.string(),
  downloadUrlByBizId: z.string(),
});

export const attachmentModel = z
  .object({
    keyword: searching('submittedFileName', 'bizId'),
    submittedFileName: filterText,
    bizType: filterText,
    bizId: filterText,
    dataType: z.enum(dataTypes).nullable(),
    /**
     * Attachments that no record shows any more. Told of `attachmentUses` alone, and a day after the upload at the earliest: only the
     * system that has uploaded attachments of other kinds knows their use.
     */
    isUnused: z.boolean().nullable(),
  })
  .partial();

const place = {
  bizType: text(1, 255),
  /** Absent: a new one is made. */
  bizId: optionalText(64),
  /** The attachment that this file replaces. */
  id: id.nullish(),
  /** Takes the place of all others of the same `bizType` and `bizId`. */
  isSingle: z.boolean().nullish(),
};

export const attachmentUpload = z.object({ file: upload, ...place });

/** `Upload-Metadata` of a resumable upload. */
export const resumableMetadata = z.object({ filename: text(1, 255), ...place });

const names = z.array(z.string().min(1).max(255)).max(100, 'rule.most:100');

export const bizQuery = z
  .object({ bizTypes: names.default([]), bizIds: names.default([]) })
  .refine(({ bizTypes, bizIds }) => bizTypes.length + bizIds.length > 0, { error: 'rule.selection', path: ['bizIds'] });

export const bizListQuery = z.object({ biz: names.min(1, 'rule.selection') });

export const bizDelete = z.object({ bizId: text(1, 64), bizType: optionalText(255) });

/** `path` or `url` of an attachment. */
const ourPath = z
  .string()
  .max(500, 'rule.max:500')
  .regex(/^[\w./-]+$|^(https?:\/\/[^/?#\s\\]+)?\/api\/file\/[\w./-]+(\?[\w=&%.-]*)?$/, 'rule.invalid');
/** Seconds that a link lives at most, whatever is asked for. */
export const longestLink = 1800;
/** Seconds that a link lives. Front ends of the platform ask for days: the server gives its own. */
const expiry = z.int('rule.count').min(1, 'rule.count').max(604_800, 'rule.most:604800').default(longestLink);

export const urlQuery = z.object({ path: ourPath, expiry });
export const urlsQuery = z.object({ paths: z.array(ourPath).min(1, 'rule.selection').max(100, 'rule.most:100'), expiry });

export const thumbnailQuery = z.object({ thumbnail: z.enum(thumbnailSizes).optional() });

/** A link that opens without a session, until `expires` (epoch seconds; 0: without an end); `signature` binds both to the one file. */
export const linkQuery = thumbnailQuery.extend({
  /** Code of the tenant, base64: replaces the header of that name. */
  tenant: z.string().max(100).optional(),
  expires: z.string().regex(/^\d{1,12}$/, 'rule.invalid'),
  signature: secret(z.string().min(1).max(100)),
});

export const cloudCredential = z.object({
  credentials: z.object({ tmpSecretId: z.string(), tmpSecretKey: z.string(), sessionToken: z.string() }),
  /** Epoch seconds. */
  expiredTime: z.int(),
  /** The only prefix under which these credentials may write. */
  keyPrefix: z.string(),
  bucket: z.string(),
  region: z.string(),
});

export const credentialQuery = z.object({ bizType: z.string().regex(/^\w{1,64}$/, 'rule.username') });
