import { readReceivers, smsSourceNames, smsTaskStateNames } from '@saiwu/openapi';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { maskPhone, phonesInLists } from '../../parameters/mask-phone.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import type { RowOf } from '../../../rows/rows-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Task = TenantSchema['smsTask'];

/** The columns of a task that go out; receivers are named in full where one task is opened. */
export const taskColumns = [
  'templateId',
  'status',
  'sourceType',
  'receiver',
  'receiverCount',
  'topic',
  'templateParams',
  'sendTime',
  'content',
  'draft',
  ...auditColumns,
] as const satisfies readonly (keyof Task)[];

/** Tasks with the progress of each and the acts that are possible. Two queries for any number of tasks. */
export async function presentTasks(ctx: Context, rows: RowOf<'smsTask', (typeof taskColumns)[number]>[]) {
  if (rows.length === 0) return [];
  const counts = await countReceivers(
    ctx,
    rows.map(({ id }) => id),
  );
  const templates = await nameTemplates(
    ctx,
    rows.flatMap(({ templateId }) => templateId ?? []),
  );
  const show = await phonesInLists(ctx);
  return rows.map((row) => {
    const count = counts.get(row.id);
    const receiver = shorten(row, show);
    const template = row.templateId === null ? undefined : templates.get(row.templateId);
    const isWaiting = !row.draft && row.status === 'WAITING';
    return {
      ...presentAudit(ctx, row),
      receiver,
      telNum: receiver,
      status: enumeration(ctx, smsTaskStateNames, row.status),
      sourceType: enumeration(ctx, smsSourceNames, row.sourceType),
      successCount: count?.success ?? 0,
      failCount: count?.fail ?? 0,
      actions: { canEdit: row.draft, canCancel: isWaiting, canRemove: !isWaiting || count?.begun === 0 },
      echoMap: template ? { templateId: template } : {},
    };
  });
}

const shown = 5;

type Receivers = Pick<Selectable<Task>, 'receiver' | 'receiverCount'>;

/** How lists show the receivers of a task, whatever `MaskPhones` says. */
export function shownReceivers(row: Receivers): string[] {
  return [maskPhone, (phone: string) => phone].map((show) => shorten(row, show));
}

/** The first few. A list does not read all of ten thousand. */
function shorten({ receiver, receiverCount }: Receivers, show: (phone: string) => string | null): string {
  const { receivers } = readReceivers(receiver.slice(0, shown * 100));
  const first = receivers.slice(0, shown).map(({ phone, name }) => (name ? `${name}<${show(phone)}>` : show(phone)));
  return `${first.join(',')}${receiverCount > shown ? '…' : ''}`;
}

async function countReceivers(ctx: Context, taskIds: string[]) {
  const rows = await tenantDb(ctx)
    .selectFrom('smsSendStatus')
    .where('taskId', 'in', taskIds)
    .groupBy('taskId')
    .select([
      'taskId',
      sql<number>`count(*) filter (where send_status = 'SUCCESS')::int`.as('success'),
      sql<number>`count(*) filter (where send_status = 'FAIL')::int`.as('fail'),
      sql<number>`count(*) filter (where attempts > 0)::int`.as('begun'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.taskId, row]));
}

async function nameTemplates(ctx: Context, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tenantDb(ctx).selectFrom('smsTemplate').where('id', 'in', ids).select(['id', 'name', 'customCode']).execute();
  return new Map(rows.map(({ id, name, customCode }) => [id, `${name ?? ''}(${customCode})`]));
}
