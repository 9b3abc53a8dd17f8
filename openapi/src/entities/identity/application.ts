import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import {
  address,
  eachOf,
  enumeration,
  filterText,
  line,
  optionalIcon,
  optionalText,
  optionalUrl,
  searching,
  secret,
  text,
} from '../../rules.ts';

export const applicationTypes = ['SERVER', 'APP', 'PC', 'WAP'] as const;

/** A front end that people sign in with. */
export const application = z.object({
  ...audit,
  clientId: z.string(),
  /** Always the mask, but where it was just made. */
  clientSecret: secret(z.string()),
  name: z.string(),
  website: z.string().nullable(),
  icon: z.string().nullable(),
  appType: enumeration(applicationTypes),
  /** An application that is switched off takes no sign-ins. */
  state: z.boolean(),
  describe: z.string().nullable(),
  allowedIps: z.string().nullable(),
  /** Minutes that its access tokens live; null: as the parameter `AccessTokenMinutes` says. */
  tokenMinutes: z.int().nullable(),
});

export const applicationModel = z
  .object({
    keyword: searching('name', 'clientId'),
    clientId: filterText,
    name: filterText,
    appType: z.union([z.enum(applicationTypes).nullable(), eachOf(applicationTypes)]),
    state: z.boolean().nullable(),
  })
  .partial();

const fields = {
  name: line(1, 255),
  website: optionalUrl(100),
  icon: optionalIcon(255),
  appType: z.enum(applicationTypes),
  state: z.boolean(),
  describe: optionalText(200),
  /** Addresses and ranges (CIDR), divided by commas, from which people sign in with it; empty: from anywhere. */
  allowedIps: z
    .string()
    .trim()
    .max(1000, 'rule.max:1000')
    .refine((given) => given === '' || given.split(/[,，]/).every((one) => address.safeParse(one.trim()).success), 'rule.address')
    .nullish(),
  tokenMinutes: z.int('rule.integer').min(5).max(1440).nullish(),
};

/** Without a `clientId` the server makes one. It stays for good. */
export const applicationSave = z.object({
  clientId: text(2, 24)
    .regex(/^[\w-]+$/, 'rule.username')
    .nullish()
    .or(z.literal('')),
  ...fields,
  appType: fields.appType.default('SERVER'),
  state: fields.state.default(true),
});

export const applicationUpdate = z.object({ ...updateKey, ...fields }).partial({ name: true, appType: true, state: true });

/** Shown once. */
export const applicationSecret = z.object({ clientSecret: secret(z.string()) });
