import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { address, count, filterText, id, searching, text } from '../../rules.ts';

/** A rule is for one method, or for all. */
export const ruleMethods = ['ALL', 'GET', 'POST', 'DELETE', 'PUT'] as const;

const oneAddress = z.union([z.ipv4(), z.ipv6()]);

/** `HH:mm:ss` on the tenant's clock. */
const timeOfDay = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/, 'rule.timeOfDay')
  .nullish();

const fields = {
  /** One address or a range (CIDR) of either family; empty: all callers. */
  ip: z
    .string()
    .trim()
    .max(50, 'rule.max:50')
    .refine((given) => given === '' || address.safeParse(given).success, 'rule.address')
    .nullish(),
  /** Ant pattern over the path, with or without `/api` in front: `?` one character, `*` within a part, `**` any parts. */
  requestUri: text(1, 255),
  requestMethod: z.enum(ruleMethods),
  /** The rule holds from here, second included; without it from midnight. */
  limitStart: timeOfDay,
  /** … to here, second included; earlier than the start means over midnight. */
  limitEnd: timeOfDay,
  state: z.boolean(),
};

/** Saves the rule although it hits the caller's own way back to it. */
const confirm = z.boolean().optional();

const rate = {
  /** Requests that one address may send in a window. */
  count: count(1_000_000),
  /** Length of the window in seconds, at most 30 days; it begins with the first request. */
  intervalSec: count(2_592_000),
};

const kept = {
  ...audit,
  ip: z.string().nullable(),
  requestUri: z.string(),
  requestMethod: z.enum(ruleMethods),
  limitStart: z.string().nullable(),
  limitEnd: z.string().nullable(),
  state: z.boolean(),
};

/** The requests that are turned away: from whom, to what, and when. */
export const blockRule = z.object(kept);

/** How often one address may ask for something. */
export const rateRule = z.object({ ...kept, count: z.int(), intervalSec: z.int() });

export const ruleModel = z
  .object({
    keyword: searching('requestUri', 'ip'),
    ip: filterText,
    requestUri: filterText,
    requestMethod: z.enum(ruleMethods).nullable(),
    state: z.boolean().nullable(),
  })
  .partial();

export const blockRuleSave = z.object({ ...fields, state: fields.state.default(true), confirm });
export const rateRuleSave = z.object({ ...fields, ...rate, state: fields.state.default(true), confirm });

const changeable = { requestUri: true, requestMethod: true, state: true } as const;

export const blockRuleUpdate = z.object({ ...updateKey, ...fields, confirm }).partial(changeable);
export const rateRuleUpdate = z
  .object({ ...updateKey, ...fields, ...rate, confirm })
  .partial({ ...changeable, count: true, intervalSec: true });

/** A request that the rules are compared with, without sending it. */
export const ruleTrial = z.object({
  ip: z
    .string()
    .trim()
    .max(50, 'rule.max:50')
    .refine((given) => oneAddress.safeParse(given).success, 'rule.oneAddress'),
  requestMethod: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** A path, with or without `/api` in front, or a whole address. */
  requestUri: text(1, 2000),
  /** Absent: now. */
  time: timeOfDay,
});

/** Whether it is the rule's time of day; otherwise it would let the request pass. */
const hit = { isOpen: z.boolean() };

/** The path as rules see it, and the enabled rules that fit the request. */
export const blockTrialAnswer = z.object({ path: z.string(), hits: z.array(blockRule.extend(hit)) });

/** `used`: how many requests of the address count in the window that is open. */
export const rateTrialAnswer = z.object({ path: z.string(), hits: z.array(rateRule.extend({ ...hit, used: z.int() })) });

/**
 * The requests that rules have turned away since midnight on the tenant's clock: by hour, the running one last. Rules that are missing
 * have turned away none.
 */
export const stoppedRules = z.array(z.object({ id, hours: z.array(z.int()), total: z.int() }));
