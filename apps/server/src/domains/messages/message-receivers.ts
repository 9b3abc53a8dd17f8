import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { ChosenReceivers, MessageSchema } from '../../schema/message-schema.ts';
import { scoped } from '../../rows/scope.ts';

/** The lists without what means nothing: -1, which older front ends send for "all", and doubles. */
export function readChosen({ userIdList, roleCodeList, orgIdList }: ChosenReceivers): ChosenReceivers {
  const clean = (list: readonly string[]) => [...new Set(list)].filter((one) => one !== '-1' && one !== '');
  return { userIdList: clean(userIdList), roleCodeList: clean(roleCodeList), orgIdList: clean(orgIdList) };
}

export function isNobodyChosen({ userIdList, roleCodeList, orgIdList }: ChosenReceivers): boolean {
  return userIdList.length + roleCodeList.length + orgIdList.length === 0;
}

/**
 * Whom a message goes to, as a query over `user`: enabled people in the sender's data scope who were chosen by themselves, by a role or by an
 * organisation at or above theirs. An announcement without a choice goes to everybody there; any other to nobody.
 */
export function receiversOf(ctx: Context, msgType: MessageSchema['msg']['msgType'], chosen: ChosenReceivers) {
  const reachable = scoped(ctx, 'user').select().where('user.state', '=', true);
  if (isNobodyChosen(chosen)) return msgType === 'PUBLICITY' ? reachable : reachable.where(sql<boolean>`false`);
  const { userIdList, roleCodeList, orgIdList } = chosen;
  const tenantId = ctx.tenant.id;
  return reachable.where(sql<boolean>`(
    "user".id = any(${userIdList}::bigint[])
    or "user".id in (
      select holder.user_id from user_role holder join role on role.tenant_id = holder.tenant_id and role.id = holder.role_id
      where holder.tenant_id = ${tenantId} and role.state and role.code = any(${roleCodeList}::text[]))
    or "user".org_id in (
      select below.id from org below join org chosen on chosen.tenant_id = below.tenant_id
      where below.tenant_id = ${tenantId} and chosen.id = any(${orgIdList}::bigint[]) and below.tree_path like chosen.tree_path || '%'))`);
}
