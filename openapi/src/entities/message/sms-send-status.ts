import { z } from 'zod';
import { dateTime, eachOf, enumeration, filterText, id } from '../../rules.ts';

export const smsSendStates = ['WAITING', 'SUCCESS', 'FAIL'] as const;

/** The later result of a message that the provider had accepted. */
export const smsDeliveries = ['WAITING', 'DELIVERED', 'FAILED'] as const;

/** The result for one receiver of a task. */
export const smsSendStatus = z.object({
  id,
  taskId: id,
  sendStatus: enumeration(smsSendStates),
  receiver: z.string(),
  /** The same under the name of later front ends. */
  telNum: z.string(),
  /** The name that the task gives the number. */
  name: z.string().nullable(),
  /** The provider's receipt. */
  bizId: z.string().nullable(),
  /** The provider's answer, cut. */
  ext: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** How many messages the provider charges. */
  fee: z.int().nullable(),
  /** Null where the provider cannot be asked, or was not yet. */
  delivery: enumeration(smsDeliveries).nullable(),
  /** Why it did not arrive, in the provider's words. */
  deliveryCode: z.string().nullable(),
  createTime: dateTime,
  updateTime: dateTime,
});

export const smsSendStatusModel = z
  .object({
    taskId: id.nullable(),
    receiver: filterText,
    telNum: filterText,
    bizId: filterText,
    ext: filterText,
    sendStatus: z.union([z.enum(smsSendStates).nullable(), eachOf(smsSendStates)]),
    delivery: z.union([z.enum(smsDeliveries).nullable(), eachOf(smsDeliveries)]),
  })
  .partial();
