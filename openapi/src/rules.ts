import { z } from 'zod';
import { isFairHtml } from './text/html-structure.ts';
import { oneLine, plainPhone } from './text/plain-text.ts';

/**
 * The named rules of the specification (§5). A rule's error is a code (`rule.…`, parameters behind colons);
 * `messages.ts` turns it into words.
 */

/** An id: a 64-bit number as text, because JSON numbers end at 2^53. A form whose field is empty has chosen nothing yet. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,18}$/, { error: ({ input }) => (input === '' ? 'rule.required' : 'rule.id') })
  .refine(isBigint, 'rule.id');

/** A parent or organisation reference; 0 means top level. */
export const parentId = z
  .string()
  .regex(/^(0|[1-9]\d{0,18})$/, 'rule.id')
  .refine(isBigint, 'rule.id');

/** A parent chosen in a tree with check boxes: one node at most; none puts the new one at the top level. */
export const chosenParent = z
  .array(id)
  .max(1, 'rule.oneParent')
  .transform(([parent]) => parent ?? '0');

/** An empty text is refused as empty, and by no other rule. */
const isThere = { error: 'rule.required', abort: true };

/** Text that has to be there. */
export const required = z.string().trim().min(1, isThere);

/** Figures and letters as Chinese keyboards and other systems' sheets have them, `１２３`, are taken as `123`. */
function plain(schema: z.ZodString): z.ZodString {
  return schema.normalize('NFKC');
}

/** Required text of `min` to `max` characters, spaces at the ends cut off. */
export function text(min: number, max: number) {
  const error = min <= 1 ? `rule.max:${max}` : `rule.range:${min}:${max}`;
  return required.min(min, error).max(max, error);
}

/** The same on one line, for the names of people and things. */
export function line(min: number, max: number) {
  const error = min <= 1 ? `rule.max:${max}` : `rule.range:${min}:${max}`;
  return z.string().overwrite(oneLine).min(1, isThere).min(min, error).max(max, error);
}

/** Text that may be absent or empty, at most `max` characters. */
export function optionalText(max: number) {
  return z.string().trim().max(max, `rule.max:${max}`).nullish();
}

/** The same where it may be absent or empty. */
export function optionalLine(max: number) {
  return z.string().overwrite(oneLine).max(max, `rule.max:${max}`).nullish();
}

/** HTML of an editor: of so many tags that it is cleaned while others wait for their answers. */
export function richText(schema: z.ZodString) {
  return schema.refine(isFairHtml, 'rule.structure');
}

/** The code of an item of a dictionary that may be absent or empty; also as it went out, `{ code }`. */
export function codeOfDictionary(type: string) {
  return z.string().trim().max(64, 'rule.max:64').meta({ 'x-dictionary': type }).nullish();
}

/** The largest number that a column for whole numbers holds. */
const largest = 2_147_483_647;

/** How often a row was changed, as its reader had it. */
export const version = z.int('rule.version').min(0, 'rule.version').max(largest, 'rule.version');

/** One address or a range (CIDR) of either family. */
export const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Text that a list is filtered by. */
export const filterText = z.string().max(255, 'rule.max:255');

/** Text of the one search box of a list: rows match that hold it in any of these fields, by which people know them. */
export function searching(...fields: [string, ...string[]]) {
  return filterText.meta({ 'x-searches': fields });
}

/** A whole number that a list is filtered by. */
export const filterNumber = z.int().min(0).max(largest);

/** Values that a list is filtered by, any of which will do: one, or several. */
export const oneOrMany = z.union([z.array(filterText).max(100, 'rule.most:100'), filterText]);

/** Codes of an enumeration that a list is filtered by, any of which will do. */
export function eachOf<const T extends readonly [string, ...string[]]>(codes: T) {
  return z.array(z.enum(codes)).max(100, 'rule.most:100');
}

/** The lengths that the specification names. */
export const text0to255 = z.string().trim().max(255, 'rule.max:255');
export const text2to10 = text(2, 10);
export const text3to10 = text(3, 10);
export const text3to20 = text(3, 20);
export const text4to10 = text(4, 10);
export const text6to20 = text(6, 20);
export const atMost10 = z.string().trim().max(10, 'rule.max:10');
export const atMost11 = z.string().trim().max(11, 'rule.max:11');
export const atMost20 = z.string().trim().max(20, 'rule.max:20');
export const atMost50 = z.string().trim().max(50, 'rule.max:50');
export const atMost100 = z.string().trim().max(100, 'rule.max:100');

/** Mainland mobile numbers of today's numbering plan: 13x to 19x, then eight digits. */
export const phonePattern = /^1[3-9]\d{9}$/;

/**
 * The numbers among them that the specification lists: 13x, 15x, 17x, 18x, 145, 147, then eight digits. The others a server takes where
 * its parameter `NewerPhones` says so: `phonesOf` finds their places in a body.
 */
export const specifiedPhone = /^(13\d|15\d|17\d|18\d|14[57])\d{8}$/;

export const phone = z.string().overwrite(plainPhone).regex(phonePattern, 'rule.phone').meta({ 'x-phone': 'one' });

/**
 * A phone in a change: also as lists show it (`138****5678`), which means unchanged. Only the server knows whose mask it is, and refuses
 * any other.
 */
export const shownPhone = z
  .string()
  .overwrite(plainPhone)
  .regex(new RegExp(`${phonePattern.source}|^.{0,3}\\*{4}.{0,4}$`), 'rule.phone')
  .meta({ 'x-phone': 'one' });

export const email = z.email('rule.email').max(255, 'rule.max:255');

/** A username-like value: letters, digits and underscore. */
export const username = plain(text(1, 30)).regex(/^\w+$/, 'rule.username');

/** A school's number for a person. */
export const personNumber = plain(line(1, 30)).regex(/^[A-Za-z0-9][\w.-]*$/, 'rule.personNumber');

/** The address of a web page: http or https, with a host, and without a user name or password in it. */
export const url = z.string().trim().min(1, isThere).max(255, 'rule.max:255').refine(isWebAddress, 'rule.url');

/** The same where it may be absent or empty. */
export function optionalUrl(max: number) {
  return optionalText(max).refine((given) => !given || url.safeParse(given).success, 'rule.url');
}

/** A picture beside a name, which may be absent or empty: a front end's name for it, its path, or the address of a web page's. */
export function optionalIcon(max: number) {
  return optionalText(max).refine((given) => !given || iconName.test(given) || url.safeParse(given).success, 'rule.icon');
}

/** `shield-check`, `el-icon-s-home`, `/logo.svg?v=2`; nothing that names a scheme or ends an attribute. */
const iconName = /^(?!\/\/)[\w\p{L}./?=&%@ -]+$/u;

/**
 * Hosts divided by commas: `example.edu.cn`, or `*.edu.cn` for all beneath it. A name of one part is no host, and all of `*.cn` is too
 * wide for any installation to allow.
 */
export const hosts = required
  .max(255, 'rule.max:255')
  .transform((given) =>
    given
      .split(/[,，;；、\s]+/)
      .filter((host) => host !== '')
      .map((host) => host.toLowerCase())
      .join(','),
  )
  .refine(
    (given) =>
      given
        .split(',')
        .every(
          (host) => /^(\*\.)?[^\s./:@?#\\*%]+(\.[^\s./:@?#\\*%]+)+$/.test(host) && parsed(`https://${host.replace('*.', '')}`) !== null,
        ),
    'rule.hosts',
  );

/** Address of an attachment of our own, with our host or without: our pages load pictures from nowhere else. */
export const ownPicture = text(1, 500).regex(
  /^(https?:\/\/[^/?#\s\\]+)?\/api\/file\/(attachment\/[1-9]\d{0,18}\/file|anno\/attachment\/[1-9]\d{0,18})(\?.*)?$/,
  'rule.ownPicture',
);

/** A link that leaves the console. */
export const externalLink = z
  .string()
  .trim()
  .max(255, 'rule.max:255')
  .regex(/^(https?:|mailto:|tel:)./i, { error: 'rule.externalLink', abort: true })
  .refine((link) => !/^https?:/i.test(link) || isWebAddress(link), 'rule.externalLink');

/** Where a link of our own may lead: a path of the console, read as the browser reads it. The rule of `safeRedirect` in `@saiwu/auth`. */
export const consolePath = z.string().trim().max(255, 'rule.max:255').refine(isConsolePath, 'rule.consolePath').brand<'ConsoleLink'>();

/**
 * A permission: parts divided by `:`, sub-parts by `,`, `*` for anything. The grammar of `parsePermission` in `@saiwu/auth`; a test holds
 * them equal.
 */
export const permission = required.max(255, 'rule.max:255').regex(/^,*[^:,][^:]*(:,*[^:,][^:]*)*:*$/, 'rule.permission');

/** Permission codes, several divided by `;`: the codes of a button. */
export const permissionList = required
  // a text that is too long is not looked at further
  .max(500, { error: 'rule.max:500', abort: true })
  .refine((codes) => codes.split(';').every((code) => permission.safeParse(code).success), 'rule.permissionList');

/** Where a menu leads: a path of a front end, with or without its leading `/` and without one at its end, or an address elsewhere. */
export const menuPath = required
  .max(255, 'rule.max:255')
  .regex(/^(https?:\/\/[^\s/]\S*|www\.\S+|\/?[^\s/\\]([^\s\\]*[^\s/\\])?)$/i, { error: 'rule.menuPath', abort: true })
  .refine((path) => !/^https?:/i.test(path) || isWebAddress(path), 'rule.menuPath');

/**
 * A new password. The server applies its own policy: 6 to 20 characters unless parameters raise either end, and none of the well-known
 * ones.
 */
export const password = secret(z.string().min(1, isThere).min(6, 'rule.range:6:20').max(64, 'rule.range:6:64'));

/** Neither may be empty to sign in; the server answers whether they are right. */
export const signInFields = z.object({ username: plain(required), password: z.string().min(1, isThere) });

/** A value of no known shape, but no longer than so many kilobytes as JSON. */
export function atMostKilobytes<T extends z.ZodType>(schema: T, most: number) {
  return schema.refine((value) => bytesOf(value) <= most * 1024, `rule.kilobytes:${most}`).meta({ 'x-most-kilobytes': most });
}

/** An object with keys of the sender's choice, but no more than so many. */
export function atMostKeys<T extends z.ZodType<Record<string, unknown>>>(schema: T, most: number) {
  return schema.refine((value) => Object.keys(value).length <= most, `rule.most:${most}`).meta({ maxProperties: most });
}

/**
 * Two fields that must hold the same, for `refine`: `schema.refine(...sameTwice('password', 'confirmPassword'))`. The error is at the
 * second.
 */
export function sameTwice<First extends string, Second extends string>(first: First, second: Second) {
  return [
    (form: Record<First | Second, unknown>) => form[first] === form[second],
    { path: [second], error: 'rule.passwordsDiffer' },
  ] satisfies [unknown, object];
}

/** The same for a field that may be left out with its repetition: without a new value there is nothing to mistype. */
export function sameWhereGiven<First extends string, Second extends string>(first: First, second: Second) {
  return [
    (form: Partial<Record<First | Second, unknown>>) => !form[first] || form[first] === form[second],
    { path: [second], error: 'rule.passwordsDiffer' },
  ] satisfies [unknown, object];
}

/**
 * Marks values that let a person in, or prove who they are: passwords, codes that are good once, answers to pictures, the parameters that
 * an authorisation server sends back. Logs show `***` in its place (`secretsOf`), and `openapi.json` has it as `x-secret`.
 */
export function secret<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ ...schema.meta(), 'x-secret': true });
}

/** An integer greater than zero, at most `max`. */
export function count(max: number) {
  return z.int('rule.count').min(1, 'rule.count').max(max, `rule.most:${max}`);
}

/** Minutes, at most `max`; front ends of the platform send them with a unit too: `1h`, `1d`, `2w`, `3m`, whose month has 30 days. */
export function minutes(max: number) {
  return z.int('rule.integer').min(0).max(max).meta({ 'x-duration': 'minutes' });
}

/** An instant on the wire: `yyyy-MM-dd HH:mm:ss` in the tenant's zone, of a day that there is. */
export const dateTime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, { error: 'rule.dateTime', abort: true })
  .refine(isOnCalendar, 'rule.dateTime');

/**
 * A moment of a template: days after the one on which something is begun from it, in four digits so that texts compare as moments do, and
 * the time of day.
 */
export const distance = z.string().regex(/^\d{4} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'rule.distance');

/** A decimal number as text, for scores: exact, never a binary float. */
export const decimal = plain(z.string()).regex(/^\d{1,6}(\.\d{1,4})?$/, 'rule.decimal');

/** An enumeration as it goes out: the code, and its name in the reader's language. */
export function enumeration<const T extends readonly [string, ...string[]]>(codes: T) {
  return z.object({ code: z.enum(codes), desc: z.string() });
}

/** A client's name for an act of creation: 1 to 64 visible ASCII characters. */
export const idempotencyKey = z.string().regex(/^[!-~]{1,64}$/, 'rule.idempotencyKey');

/** A file of a multipart body. */
export const upload = z.file('rule.file');

/** A sheet of Excel: nothing else can be imported. */
export const xlsxFile = z.file('rule.file').refine((file) => /\.xlsx$/i.test(file.name), 'rule.xlsx');

/**
 * A sheet that is brought in. `sheet`: its name in the workbook; absent, the first one that is not hidden. `confirm`: does the act that
 * was asked about (`extra.mustConfirm`), such as to put rows that name no organisation into the caller's own.
 */
export const sheetUpload = z.object({
  file: xlsxFile,
  sheet: z.string().max(255, 'rule.max:255').optional(),
  confirm: z.boolean().optional(),
});

/** Some engines read the 31st of a short month as a day of the next one, others not at all. */
function isOnCalendar(text: string): boolean {
  const iso = text.replace(' ', 'T');
  const instant = Date.parse(`${iso}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(iso);
}

/** A browser reads `\\` as `/` and leaves out tabs and line breaks; dot segments can fold into `//host`, which names another origin. */
function isConsolePath(path: string): boolean {
  const isPlain = Array.from(path).every((character) => character > ' ' && character !== '\u007f' && character !== '\\');
  if (!path.startsWith('/') || !isPlain) return false;
  const origin = 'http://console.invalid';
  const url = parsed(path, origin);
  return url?.origin === origin && !url.pathname.startsWith('//');
}

function bytesOf(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value) ?? '').length;
  } catch {
    // nested too deep to be written down
    return Infinity;
  }
}

/** Whether digits without a leading zero, at most 19 of them, fit the database's `bigint`. */
export function isBigint(digits: string): boolean {
  return digits.length < 19 || digits <= '9223372036854775807';
}

function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^/\s]\S*$/i.test(text) ? parsed(text) : null;
  return url !== null && hostName.test(url.hostname) && url.username === '' && url.password === '';
}

/** Labels between dots, none empty, none with a hyphen at either end; or an address of the sixth version. */
const hostName = /^(\[[\da-f:.]+\]|[^.-]([^.]*[^.-])?(\.[^.-]([^.]*[^.-])?)*\.?)$/;

/** `URL.canParse` is younger than the oldest browsers that check a form by these rules. */
function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
