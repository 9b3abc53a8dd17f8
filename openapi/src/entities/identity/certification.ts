import { z } from 'zod';
import { action } from '../../action.ts';
import { dateTime, enumeration, id, optionalText, searching, text, upload } from '../../rules.ts';
import { dataTypes } from '../service/attachment.ts';

export const certificationStates = ['PENDING', 'APPROVED', 'REJECTED'] as const;

/** Codes of the roles that a person may ask for, the most asked for first. */
export const certifiedRoles = ['TEACHER', 'MAKER', 'JUDGE', 'YMANAGEMENT', 'XMANAGEMENT'] as const;

/** Files that one request may have. */
export const mostEvidence = 5;

/** A file that proves the request. */
export const evidence = z.object({
  /** Of the attachment; hand it in with `certification.ask`. */
  id,
  name: z.string(),
  /** MIME type, told from the content. */
  type: z.string(),
  dataType: enumeration(dataTypes),
  /** In bytes. */
  size: z.string(),
  /** With our host; opens without a session for five to ten minutes, then ask anew. Pictures come smaller with `&thumbnail=`. */
  url: z.string(),
});

export const evidenceUpload = z.object({ file: upload });

/** The request, and its result. */
const asked = {
  id,
  role: enumeration(certifiedRoles),
  schoolId: id,
  schoolLabel: z.string(),
  /** Null: asked for the school itself. */
  collegeId: id.nullable(),
  collegeLabel: z.string().nullable(),
  note: z.string().nullable(),
  state: enumeration(certificationStates),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createTime: dateTime,
  decideTime: dateTime.nullable(),
  /** The user who decided. */
  reviewer: z.string().nullable(),
};

/** A request as the deciding administrators see it. */
export const certification = z.object({ ...asked, userId: id, userName: z.string() });

/** One request with all that a decision needs. */
export const certificationDetail = certification.extend({
  /** Masked, as lists show it. */
  mobile: z.string().nullable(),
  /** The person's organisation now, and their roles. */
  orgLabel: z.string().nullable(),
  roleNames: z.array(z.string()),
  evidence: z.array(evidence),
  /** The organisation that approving moves the person to; null: they stay. `roleNames`: roles whose reach moves along. */
  move: z.object({ to: z.string(), roleNames: z.array(z.string()) }).nullable(),
  /** Earlier requests of the same person, of those that the caller may see; the newest first. */
  earlier: z.array(z.object({ id, role: asked.role, place: z.string(), state: asked.state, reason: asked.reason, createTime: dateTime })),
  /** `approve` and `reject`. */
  actions: z.array(action),
});

export const certificationModel = z
  .object({
    keyword: searching('userName', 'schoolLabel', 'collegeLabel'),
    state: z.enum(certificationStates).nullable(),
    role: z.enum(certifiedRoles).nullable(),
    schoolId: id.nullable(),
  })
  .partial();

/** `confirm`: also where the person moves to another organisation by it. */
export const certificationApproval = z.object({ confirm: z.boolean().optional() });

export const certificationRejection = z.object({ reason: text(1, 255) });

/** The caller's own requests, the newest first, and whether another one may be made now. */
export const ownCertifications = z.object({
  requests: z.array(z.object({ ...asked, evidence: z.array(evidence) })),
  /** `ask`. */
  actions: z.array(action),
  /** Roles that cannot be asked for now. */
  barred: z.array(z.object({ roleCode: z.enum(certifiedRoles), reason: z.string() })),
  /** The school and college that the caller belongs to, to begin with. */
  home: z.object({ schoolId: id.nullable(), collegeId: id.nullable() }),
});

export const certificationAsk = z
  .object({
    roleCode: z.enum(certifiedRoles, 'rule.role'),
    schoolId: id,
    collegeId: z.union([z.literal(''), id]).nullish(),
    /** Attachments from `certification.upload`, or from an earlier request of the caller's own. */
    evidenceIds: z.array(id).min(1, 'rule.evidence').max(mostEvidence, `rule.most:${mostEvidence}`),
    note: optionalText(500),
  })
  .refine(({ roleCode, collegeId }) => roleCode !== 'YMANAGEMENT' || Boolean(collegeId), { path: ['collegeId'], error: 'rule.required' });
