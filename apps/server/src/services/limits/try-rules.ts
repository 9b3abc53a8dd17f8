import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { toWire } from '../../core/wire-time.ts';
import { parseAddress } from './address-range.ts';
import { askedPath } from './asked-path.ts';
import { type Asked, ruleOf, type RuleRow } from './rule.ts';

type Trial = InputOf<'blockList.try'>['body'];

/** The rules that a request would meet, compared as the gate does; `isOpen` says whether it is their time of day. */
export function tryRules<Row extends RuleRow>(ctx: Context, rows: readonly Row[], { ip, requestUri, requestMethod, time }: Trial) {
  const asked: Asked = { method: requestMethod, path: askedPath(pathIn(requestUri)), address: parseAddress(ip) };
  const timeOfDay = time || toWire(ctx.now, ctx.tenant.timeZone).slice('yyyy-MM-dd '.length);
  const hits = rows.flatMap((row) => {
    const rule = ruleOf(row);
    return rule.isFor(asked) ? [{ ...row, isOpen: rule.isOpenAt(timeOfDay) }] : [];
  });
  return { asked, hits };
}

/** The path of a whole address, or of an administrator's text: requests come below `/api`. */
function pathIn(typed: string): string {
  const path = URL.canParse(typed) ? new URL(typed).pathname : typed.replace(/[?#].*$/, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return rooted === '/api' || rooted.startsWith('/api/') ? rooted : `/api${rooted}`;
}
