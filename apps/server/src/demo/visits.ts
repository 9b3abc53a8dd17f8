import { sql } from 'kysely';
import { seedTenantId } from '../core/tenants.ts';
import type { DemoPlace } from './call-as.ts';
import { createRandom } from './random.ts';

const days = 25;

/** The sign-ins of the weeks before, so that the dashboard has something to show: fewer at weekends, now and then a wrong password. */
export async function addVisits({ host: { clock }, db }: DemoPlace): Promise<void> {
  const random = createRandom(4600);
  const tenantId = seedTenantId;
  const people = await db.selectFrom('user').where('tenantId', '=', tenantId).orderBy('id').select(['id', 'account', 'name']).execute();
  const logins = Array.from({ length: days }, (_, index) => days - index).flatMap((before) => {
    // midnight of UTC is eight in the morning where the schools are
    const day = new Date(Math.floor(clock.now().getTime() / 86_400_000 - before) * 86_400_000);
    const share = [0, 6].includes(day.getUTCDay()) ? 15 : 45;
    const present = people.filter(() => random.below(100) < share);
    return present.flatMap(({ id, account, name }) => {
      const device = random.pick(devices);
      const requestIp = `203.0.113.${1 + random.below(40)}`;
      const login = { tenantId, userId: id, account, userName: name, requestIp, kind: 'PASSWORD', ...device } as const;
      const createTime = new Date(day.getTime() + random.below(10 * 3_600_000));
      const isForgetful = random.below(12) === 0;
      const failed = { ...login, isSuccess: false, reason: 'WRONG', createTime: new Date(createTime.getTime() - 40_000) } as const;
      return [...(isForgetful ? [failed] : []), { ...login, isSuccess: true, reason: null, createTime }];
    });
  });
  await db.insertInto('loginLog').values(logins).execute();
  await sql`
    insert into visit (tenant_id, user_id, day, sign_ins, views)
    select login_log.tenant_id, user_id, (login_log.create_time at time zone tenant.time_zone)::date, count(*), count(*)
    from login_log join tenant on tenant.id = login_log.tenant_id
    where login_log.tenant_id = ${tenantId} and is_success and kind = 'PASSWORD'
    group by 1, 2, 3 on conflict do nothing`.execute(db);
  await sql`
    update "user" set last_login_time = latest.time
    from (select user_id, max(create_time) as time from login_log where tenant_id = ${tenantId} and is_success group by user_id) as latest
    where tenant_id = ${tenantId} and id = latest.user_id and last_login_time is null`.execute(db);
}

const devices = [
  { browser: 'Chrome', browserVersion: '131.0', operatingSystem: 'Windows 10' },
  { browser: 'Microsoft Edge', browserVersion: '131.0', operatingSystem: 'Windows 10' },
  { browser: 'Safari', browserVersion: '18.1', operatingSystem: 'Mac OS X' },
  { browser: 'WeChat', browserVersion: '8.0', operatingSystem: 'Android' },
];
