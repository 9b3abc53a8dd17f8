import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { tablesInOrder } from '../../../database/tables.ts';
import { maskedText } from '../../../services/logs/mask.ts';
import { knownParameters } from '../../../services/parameters/known-parameters.ts';
import { parseParameter } from '../../../services/parameters/parameter-kind.ts';
import { readLastFailures } from './failure-health.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

const week = 7 * 86_400_000;

/**
 * What support wants to know. Everything in it is picked by name: words of our own, numbers and times. What people have written, who they
 * are and where they come from is not looked for, so that nothing has to be hidden.
 */
export async function readBundle(ctx: Context, status: AnswerOf<'status.get'>) {
  const isPlatform = ctx.tenant.id === seedTenantId;
  return {
    format: 'saiwu-support',
    version: 1,
    status,
    host: typeof navigator === 'undefined' ? null : navigator.userAgent,
    settings: isPlatform ? settingsOf(ctx) : null,
    parameters: await readParameters(ctx),
    migrations: isPlatform ? await readMigrations(ctx) : null,
    rows: await countRows(ctx),
    failures: await readLastFailures(ctx, new Date(ctx.now.getTime() - week), 200),
    failedJobs: await readFailedJobs(ctx),
    slowStatements: isPlatform ? await readSlowStatements(ctx) : null,
  };
}

/** Of what may hold an address or a secret, whether it is set. */
function settingsOf({ host: { settings, sms, social, datasources, resumableUploads, cloudUpload } }: Context) {
  return {
    tenantMode: settings.tenantMode,
    limits: settings.limits ?? 'on',
    captcha: settings.captcha ?? 'off',
    hasPublicUrl: settings.publicUrl !== undefined,
    hasDefaultPassword: settings.defaultPassword !== undefined,
    trustedProxies: settings.trustedProxies?.length ?? 0,
    smsProviders: Object.keys(sms),
    signInProviders: social.map(({ code }) => code),
    reachesDatasources: datasources !== undefined,
    takesResumableUploads: resumableUploads !== undefined,
    lendsCloudStorage: cloudUpload !== undefined,
  };
}

/** Parameters whose values are numbers, choices or switches, and other than we ship them. */
async function readParameters(ctx: Context) {
  const rows = await tenantDb(ctx).selectFrom('parameter').where('state', '=', true).select(['key', 'value']).execute();
  const told = Object.entries(knownParameters).flatMap(([key, known]) => {
    if (known.kind !== 'integer' && known.kind !== 'choice' && known.kind !== 'boolean') return [];
    const value = parseParameter(known, rows.find((row) => row.key === key)?.value);
    return value === known.default ? [] : [[key, value] as const];
  });
  return Object.fromEntries(told);
}

async function readMigrations(ctx: Context) {
  const { rows } = await sql<{ name: string; runTime: Date }>`select name, run_time from migration order by name`.execute(tenantDb(ctx));
  return rows.map(({ name, runTime }) => ({ name, time: runTime.toISOString() }));
}

/** Above this many a count says no more than that. */
const countedUpTo = 100_000;

/** How many rows of each table are the tenant's. */
async function countRows(ctx: Context): Promise<Record<string, number>> {
  const tables = (await tablesInOrder(tenantDb(ctx))).filter(({ columns }) => columns.includes('tenant_id'));
  const counts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, (select count(*) from (select from ${sql.table(name)} where tenant_id = ${ctx.tenant.id} limit ${countedUpTo}) counted)::int as count`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(tenantDb(ctx));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** The words of an error without what was put into them. */
async function readFailedJobs(ctx: Context) {
  const rows = await tenantDb(ctx)
    .selectFrom('job')
    .where('state', '=', 'FAILED')
    .where('finishTime', 'is not', null)
    .orderBy('finishTime', 'desc')
    .limit(50)
    .select(['name', 'attempts', 'finishTime', 'error'])
    .execute();
  return rows.map(({ name, attempts, finishTime, error }) => ({
    name,
    attempts,
    time: finishTime?.toISOString(),
    error: error?.message ?? null,
  }));
}

/** Where the database keeps account of its statements; without their values. */
async function readSlowStatements(ctx: Context) {
  const there = await sql<{ there: boolean }>`select to_regclass('pg_stat_statements') is not null as there`.execute(tenantDb(ctx));
  if (!there.rows[0]?.there) return null;
  const { rows } = await sql<{ query: string; calls: string; meanMilliseconds: number; maxMilliseconds: number }>`
    select query, calls::text, round(mean_exec_time)::int as mean_milliseconds, round(max_exec_time)::int as max_milliseconds
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
      and query ~* '^\\s*(select|insert|update|delete|with)\\s' order by mean_exec_time desc limit 20`.execute(tenantDb(ctx));
  // values stand as $1; one that was written into the text all the same is masked
  return rows.map((row) => ({ ...row, query: maskedText(row.query.replaceAll(/'[^']*'/g, "'…'"), 1000) }));
}
