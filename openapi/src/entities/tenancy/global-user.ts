import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import {
  email,
  enumeration,
  filterText,
  id,
  optionalLine,
  password,
  phone,
  sameWhereGiven,
  searching,
  secret,
  shownPhone,
  text,
} from '../../rules.ts';
import { sexes } from '../identity/user.ts';

/** The tenant of the operation. */
const tenantCode = text(1, 20);

/** A super administrator, who may do everything in one tenant. */
export const globalUser = z.object({
  ...audit,
  tenantCode: z.string(),
  account: z.string(),
  name: z.string(),
  /** Masked in lists, as the tenant's parameter `MaskPhones` says. */
  mobile: z.string(),
  email: z.string().nullable(),
  sex: enumeration(sexes),
  state: z.boolean(),
  readonly: z.boolean(),
});

export const globalUserModel = z
  .object({
    tenantCode,
    /** As that of `user.page`. */ keyword: searching('name', 'account', 'mobile'),
    account: filterText,
    name: filterText,
    mobile: filterText,
    email: filterText,
  })
  .partial({ keyword: true, account: true, name: true, mobile: true, email: true });

const fields = {
  tenantCode,
  name: optionalLine(50),
  email: email.nullish().or(z.literal('')),
  sex: z.enum(sexes),
};

/** Without a password the server makes one. Either way it is good once. */
export const globalUserSave = z
  .object({
    ...fields,
    account: text(4, 30).regex(/^\w+$/, 'rule.username'),
    mobile: phone.nullish().or(z.literal('')),
    sex: fields.sex.default('N'),
    password: password.nullish().or(z.literal('')),
    confirmPassword: z.string().max(255).nullish(),
  })
  .refine(...sameWhereGiven('password', 'confirmPassword'));

export const globalUserUpdate = z
  .object({ ...updateKey, ...fields, mobile: shownPhone.nullish().or(z.literal('')) })
  .partial({ sex: true });

export const globalUserRemove = z.object({ tenantCode, ids: z.array(id).min(1, 'rule.selection').max(1000, 'rule.most:1000') });

export const globalUserReset = z
  .object({ id, tenantCode, password: password.nullish().or(z.literal('')), confirmPassword: z.string().max(255).nullish() })
  .refine(...sameWhereGiven('password', 'confirmPassword'));

/** Shown once; null where an administrator typed one. */
const oneTimePassword = secret(z.string()).nullable();

export const globalUserAdded = globalUser.extend({ oneTimePassword });

export const globalUserKey = z.object({ oneTimePassword });
