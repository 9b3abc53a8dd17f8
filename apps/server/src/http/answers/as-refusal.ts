import { msg } from '@lingui/core/macro';
import { troubleOf } from '../../database/trouble.ts';
import { sqlStateOf } from '../../core/describe-error.ts';
import { isOutOfTime } from '../../rows/long-reads.ts';
import { Refusal } from '../../core/refusal.ts';
import { notNow } from '../../core/common-refusals.ts';

/** Whatever was thrown, as an answer: the database's own complaints become words that a user can act on. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = sqlStateOf(error) ?? '';
  if (code === '23505') return new Refusal(409, -4, msg`已有相同的数据`);
  if (code === '23503') return notNow(msg`这条数据还在被使用`);
  // raised by nothing but migration 0048
  if (code === '54000') return notNow(msg`用户数已到企业的上限，请联系平台管理员`);
  if (isOutOfTime(error)) return new Refusal(422, -10, msg`要查的数据太多，请缩小范围`);
  if (unfit.has(code)) return new Refusal(400, -3, msg`参数类型解析异常`);
  const trouble = troubleOf(error);
  if (trouble === 'full') return new Refusal(507, -2, msg`存储空间已满，没有保存，请联系管理员`);
  if (trouble === 'gone' || passing.has(code))
    return new Refusal(503, -2, msg`系统维护中，请稍后再试~`, { headers: { 'Retry-After': '5' } });
  return new Refusal(500, -1, msg`系统繁忙，请稍后再试~`);
}

/** Stopped after too long, chosen to end a deadlock, lost against another transaction: the same may succeed a moment later. */
const passing = new Set(['57014', '40P01', '40001']);

/** Values that pass as text and fit no column: a NUL character, an id beyond 64 bits, a time before the first year. */
const unfit = new Set(['22021', '22P05', '22003', '22007', '22008']);
