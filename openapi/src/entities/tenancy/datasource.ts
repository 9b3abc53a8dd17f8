import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { filterText, id, line, optionalLine, searching, secret, text } from '../../rules.ts';
import { secretMask } from '../message/sms-template.ts';

export const drivers = ['org.postgresql.Driver', 'com.mysql.cj.jdbc.Driver'] as const;

/** Where a database is: `jdbc:postgresql://host:5432/name`, without an account or a password in it. */
const databaseUrl = text(1, 255).regex(
  /^(?:jdbc:)?(?:postgres(?:ql)?|mysql):\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?\/[\w-]+(?:\?(?!.*(?:password|user)=)[\w=&.%-]*)?$/i,
  'rule.databaseUrl',
);

/** A database beside our own. The password never comes back. */
export const datasource = z.object({
  ...audit,
  name: z.string(),
  /** The name of the pool of connections where the database is used. */
  poolName: z.string().nullable(),
  username: z.string(),
  /** Always the mask. */
  password: secret(z.string()),
  url: z.string(),
  driverClassName: z.enum(drivers),
});

export const datasourceModel = z
  .object({
    keyword: searching('name', 'username'),
    name: filterText,
    username: filterText,
    url: filterText,
  })
  .partial();

const fields = {
  name: line(1, 255),
  poolName: optionalLine(255),
  username: line(1, 255),
  password: secret(text(1, 255)),
  url: databaseUrl,
  driverClassName: z.enum(drivers),
};

/** Whether address and driver are of one kind of database. */
function isOneKind({ url, driverClassName }: { url?: string | undefined; driverClassName?: string | undefined }): boolean {
  if (url === undefined || driverClassName === undefined) return true;
  return /^(?:jdbc:)?mysql:/i.test(url) === driverClassName.includes('mysql');
}

const otherKind = { path: ['url'], error: 'rule.databaseKind' };

export const datasourceSave = z
  .object({ ...fields, driverClassName: fields.driverClassName.default('org.postgresql.Driver') })
  .refine((form) => form.password !== secretMask, { path: ['password'], error: 'rule.secretMask' })
  .refine(isOneKind, otherKind);

/** An absent password, and the mask, leave it as it is, unless address or account change: the password is for these alone. */
export const datasourceUpdate = z
  .object({ ...updateKey, ...fields })
  .partial({ name: true, username: true, password: true, url: true, driverClassName: true })
  .refine(isOneKind, otherKind);

/** The connection to try: with the mask, the password that is kept under `id` for the same address and account. */
export const datasourceTest = z
  .object({
    id: id.nullish(),
    username: fields.username,
    password: fields.password,
    url: databaseUrl,
    driverClassName: fields.driverClassName.default('org.postgresql.Driver'),
  })
  .refine(isOneKind, otherKind);
