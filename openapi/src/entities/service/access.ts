import { z } from 'zod';
import { consolePath, dateTime, enumeration, id } from '../../rules.ts';
import { httpMethods } from './opt-log.ts';

/** The checks, in their order, before a person may do something. */
export const accessStepKinds = [
  'TENANT',
  'ACCOUNT',
  'SESSION',
  'LIMITS',
  'PASSWORD',
  'INVITATION',
  'SECOND_FACTOR',
  'PERMISSION',
  'SERVICE',
  'SCOPE',
  'RECORD',
] as const;

/** PASSED: the check lets the person. BARRED: it turns the person away. UNKNOWN: the server cannot tell, `text` says why. */
export const accessOutcomes = ['PASSED', 'BARRED', 'UNKNOWN'] as const;

/** An id of a failure, or the act that a person wants to do: of these the record may be left out. */
const asked = {
  /** Of the request that was turned away, as its answer and its toast name it. */
  requestId: z.string().trim().max(64, 'rule.max:64').optional(),
  operationId: z.string().trim().max(64, 'rule.max:64').optional(),
  /** The row that the operation is about. */
  recordId: id.optional(),
};

const hasQuestion = [
  ({ requestId, operationId }: { requestId?: string | undefined; operationId?: string | undefined }) => Boolean(requestId || operationId),
  { path: ['operationId'], error: 'rule.required' },
] satisfies [unknown, object];

export const ownAccessQuestion = z.object(asked).refine(...hasQuestion);
export const accessQuestion = z
  .object({ ...asked, userId: id.optional() })
  .refine(...hasQuestion)
  .refine(({ requestId, userId }) => Boolean(requestId || userId), { path: ['userId'], error: 'rule.required' });

/** An operation as a person knows it. */
export const accessOperation = z.object({
  id: z.string(),
  /** In the reader's language. */
  name: z.string(),
  /** The subject it belongs to: `用户`. */
  group: z.string(),
  method: z.enum(httpMethods),
  path: z.string(),
  /** The permission code; null: being signed in is enough. */
  permission: z.string().nullable(),
});

const accessStep = z.object({
  kind: enumeration(accessStepKinds),
  outcome: z.enum(accessOutcomes),
  /** Which state, role, code, scope or rule it is, in the reader's language. */
  text: z.string(),
  /** Roles by name that can change it, as far as roles can. */
  changers: z.array(z.string()),
  /** The page on which it is changed, for a caller who may open it. */
  path: consolePath.nullable(),
});

/** Why a person may do something, or may not: now. */
export const accessAnswer = z.object({
  person: z.object({ id, name: z.string(), account: z.string() }),
  operation: accessOperation,
  recordId: id.nullable(),
  /** The request that was turned away then; the steps are about now. */
  request: z.object({ requestId: z.string(), createTime: dateTime, code: z.int(), reason: z.string().nullable() }).nullable(),
  /** Nothing that is known bars it. */
  isAllowed: z.boolean(),
  steps: z.array(accessStep),
});
