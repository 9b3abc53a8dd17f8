import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import {
  dateTime,
  eachOf,
  enumeration,
  filterText,
  id,
  line,
  minutes,
  optionalLine,
  optionalText,
  ownPicture,
  password,
  phone,
  sameWhereGiven,
  searching,
  secret,
  text,
  username,
} from '../../rules.ts';

export const tenantTypes = ['CREATE', 'REGISTER'] as const;
export const tenantStates = ['NORMAL', 'WAIT_INIT', 'FORBIDDEN', 'WAITING', 'REFUSE', 'DELETE'] as const;
export const connectTypes = ['LOCAL', 'REMOTE'] as const;

/** An enterprise: no user of another one sees any of its data. */
export const tenant = z.object({
  ...audit,
  code: z.string(),
  name: z.string(),
  type: enumeration(tenantTypes),
  /** Only in `NORMAL` does anybody sign in. */
  status: enumeration(tenantStates),
  connectType: enumeration(connectTypes),
  /** The tenant that keeps the others. */
  readonly: z.boolean(),
  duty: z.string().nullable(),
  /** From then on sign-ins are refused, and signed-in users are turned away; null: never. */
  expirationTime: dateTime.nullable(),
  logo: z.string().nullable(),
  describe: z.string().nullable(),
  /** Days until a password has to be changed; 0: never. */
  passwordExpire: z.int(),
  /** Whether a user may be signed in at several places, as the parameter `LoginPolicy` says. */
  isMultipleLogin: z.boolean(),
  /** Wrong passwords after which an account is locked, and for how many minutes. */
  passwordErrorNum: z.int(),
  passwordErrorLockTime: z.int(),
  /** How many people it may have, switched off ones included; null: any number. */
  userLimit: z.int().nullable(),
  /** The room of its attachments together, in MB of 1,048,576 bytes; null: as much as there is. */
  storageLimit: z.int().nullable(),
});

export const tenantModel = z
  .object({
    keyword: searching('name', 'code', 'duty'),
    code: filterText,
    name: filterText,
    duty: filterText,
    type: z.enum(tenantTypes).nullable(),
    status: z.union([z.enum(tenantStates).nullable(), eachOf(tenantStates)]),
    readonly: z.boolean().nullable(),
  })
  .partial();

const fields = {
  name: line(1, 255),
  duty: optionalLine(50),
  expirationTime: dateTime.nullish(),
  logo: ownPicture.nullish().or(z.literal('')),
  describe: optionalText(255),
  passwordExpire: z.int().min(0).max(3650),
  isMultipleLogin: z.boolean(),
  passwordErrorNum: z.int().min(1).max(100),
  /** 0: until midnight. */
  passwordErrorLockTime: minutes(525_600),
  userLimit: z.int().min(1).max(10_000_000).nullish(),
  storageLimit: z.int().min(1).max(100_000_000).nullish(),
};

/** The code that no two tenants share. A user names the tenant by it at sign-in; it stays for good. */
export const tenantCode = text(4, 10).regex(/^\w+$/, 'rule.username');

const usual = { passwordExpire: 0, isMultipleLogin: true, passwordErrorNum: 5, passwordErrorLockTime: 15 } as const;

/** Sign-ins are not possible yet: `tenant.initConnect` makes the rows that they need. */
export const tenantSave = z.object({
  code: tenantCode,
  ...fields,
  passwordExpire: fields.passwordExpire.default(usual.passwordExpire),
  isMultipleLogin: fields.isMultipleLogin.default(usual.isMultipleLogin),
  passwordErrorNum: fields.passwordErrorNum.default(usual.passwordErrorNum),
  passwordErrorLockTime: fields.passwordErrorLockTime.default(usual.passwordErrorLockTime),
});

export const tenantUpdate = z
  .object({ ...updateKey, ...fields })
  .partial({ name: true, passwordExpire: true, isMultipleLogin: true, passwordErrorNum: true, passwordErrorLockTime: true });

const someTenants = z.array(id).min(1, 'rule.selection').max(1000, 'rule.most:1000');

/** Switches tenants on or off. */
export const tenantStatus = z.object({ ids: someTenants, status: z.enum(['NORMAL', 'FORBIDDEN']).default('FORBIDDEN') });

/** Where the data of a tenant lie: with everybody's (`LOCAL`), whatever datasources are named. */
export const tenantConnect = z.object({
  id,
  /** Its code. */
  tenant: text(1, 20),
  connectType: z.enum(connectTypes).default('LOCAL'),
});

/** A tenant with its first super administrator, ready to be used. */
export const tenantInit = z
  .object({
    code: tenantCode,
    name: fields.name,
    duty: fields.duty,
    expirationTime: fields.expirationTime,
    userLimit: fields.userLimit,
    storageLimit: fields.storageLimit,
    account: username,
    mobile: phone.nullish().or(z.literal('')),
    password: password.nullish().or(z.literal('')),
    confirmPassword: z.string().max(255).nullish(),
  })
  .refine(...sameWhereGiven('password', 'confirmPassword'));

export const tenantReady = z.object({
  tenant,
  /** Shown once; null where an administrator typed one. */
  oneTimePassword: secret(z.string()).nullable(),
});
