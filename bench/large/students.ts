import { fillQuickly, type Statements } from './database.ts';

const surnames = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓韩冯曹曾单';
const given = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂英华玉秀红建文国志海春秋';

/** Adds students to the colleges of `seedContests`, with accounts and phones of one shape, as years of registration make them. */
export async function addStudents(database: Statements, count: number): Promise<void> {
  const one = (characters: string, salt: number) =>
    `substr('${characters}', 1 + ((hashint8extended(n, ${salt}) & 2147483647) % ${characters.length})::int, 1)`;
  await fillQuickly(database, ['user'], async () => {
    await database.query(`
      insert into "user" (tenant_id, account, name, mobile, org_id)
      select 1, (2019 + n % 7) || lpad(n::text, 8, '0'), ${one(surnames, 1)} || ${one(given, 2)} || ${one(given, 3)},
        '1' || (array['38', '39', '58', '86', '77', '51'])[1 + n % 6] || lpad(((n * 7919::bigint) % 100000000)::text, 8, '0'),
        1000 * (1 + n % 10) + 1 + n / 10 % 30
      from generate_series(1, ${count}) n`);
  });
}
