import { msg } from '@lingui/core/macro';
import { type AnswerOf, contract, type InputOf } from '@saiwu/openapi';
import { answerOnce } from '../../../rows/answer-once.ts';
import { aroundWrites } from '../../../rows/around-writes.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { tieAndWithdraw } from '../../contest/project/people/withdraw-tied.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { forbidden, isSelf, notFound } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { importRows } from '../../../rows/sheets/import-rows.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { newerPhones } from '../../../services/parameters/newer-phones.ts';
import { changePasswordFirst } from '../../identity/password/password-duty.ts';
import { oneTimePassword } from '../../identity/password/password.ts';
import { keepSuperUser } from '../../identity/reach/keep-super-user.ts';
import { endSessionsOfUser } from '../../identity/session/end-sessions.ts';
import { usersWithinReach } from '../../identity/reach/users-within-reach.ts';
import { askHome } from '../org/ask-home.ts';
import { homeOf, refuseUnseenHome } from '../org/home-of.ts';
import { keptAvatar } from './profile/kept-avatar.ts';
import { keptPhone } from './profile/kept-phone.ts';
import { refuseUnseenStation } from './kept-station.ts';
import { userFilters, userSortable, withinOrg } from './page-users.ts';
import { presentUsers, userColumns, userLabels } from './present-users.ts';
import { refuseUnknownCodes } from './user-codes.ts';
import { userBelongings } from './user-belongings.ts';
import { giveRoles, keepRoles, refuseUngivable } from './roles/user-roles.ts';
import { unreadUserHeadings, userHeadings } from './user-headings.ts';

const users = crudOf({
  name: 'user',
  table: 'user',
  columns: userColumns,
  beside: userLabels,
  sortable: userSortable,
  filters: userFilters,
  narrow: withinOrg,
  present: presentUsers,
  unique: ['account'],
  // the roles stand in a table of their own
  fitSave: async (_ctx, { roleIds: _roleIds, ...fields }) => fields,
  fitChange: async (_ctx, { roleIds: _roleIds, ...fields }) => fields,
  headings: userHeadings,
  fileName: msg`用户`,
  mayRemove: async (ctx, ids) => {
    if (ids.includes(callerOf(ctx).userId)) throw isSelf();
  },
});

const handlers = {
  ...users.handlers,

  'user.get': async (ctx, { params: { id } }) => {
    if (id !== callerOf(ctx).userId) refuseOthers(ctx);
    return readUser(ctx, id);
  },

  'user.save': async (ctx, { body: { password, ...fields } }) => {
    const orgId = await homeOf(ctx, fields.orgId);
    await refuseUnseenStation(ctx, null, fields.stationId);
    await refuseUnknownCodes(ctx, null, fields);
    await refuseUngivable(ctx, fields.roleIds ?? []);
    const avatar = await keptAvatar(ctx, fields.avatar ?? '', null);
    const given = await oneTimePassword(ctx, password, fields);
    return answerOnce(ctx, async (ctx) => {
      const id = await users.add(ctx, { ...fields, orgId, avatar, passwordHash: given.hash, mustChangePassword: true });
      await keepRoles(ctx, id, fields.roleIds);
      await tieAndWithdraw(ctx, [id]);
      return { ...(await users.read(ctx, id)), oneTimePassword: given.shown };
    });
  },

  'user.update': (ctx, { body }) => change(ctx, body, false),

  'user.updateAll': (ctx, { body }) => change(ctx, body, true),

  'user.belongings': (ctx, { body }) => userBelongings(ctx, body),

  'user.import': async (ctx, { body }) => {
    // a role that grows meanwhile
    await takeTurns(ctx, 'role');
    await importRows(ctx, body, {
      schema: contract['user.save'].body,
      headings: userHeadings,
      unread: unreadUserHeadings,
      check: async (rows) =>
        new Map([...(await users.findTwins(ctx, rows)), ...(await newerPhones(ctx, contract['user.save'].body, rows))]),
      addAll: async (rows) => {
        await askHome(ctx, rows, body.confirm);
        await addAll(ctx, rows);
      },
    });
    return true;
  },

  'user.check': (ctx, { query: { id, name } }) => users.hasTwin(ctx, { account: name }, id),
} satisfies Partial<Handlers>;

export const userHandlers = aroundWrites(handlers, usersWithinReach, keepSuperUser);

/**
 * Rows of a sheet, whose words have been read within the caller's data scope and powers; those that name no organisation come to the
 * caller's own.
 */
async function addAll(ctx: Context, rows: readonly InputOf<'user.save'>['body'][]): Promise<void> {
  const home = rows.some(({ orgId }) => !orgId) ? await homeOf(ctx, null) : null;
  const ids = await users.addAll(
    ctx,
    rows.map(({ password: _password, ...row }) => ({ ...row, orgId: row.orgId ?? home })),
  );
  await giveRoles(
    ctx,
    rows.map(({ roleIds = [] }, index) => ({ userId: ids[index] ?? '', roleIds })),
  );
  await tieAndWithdraw(ctx, ids);
}

/** One user, opened on purpose, with the whole phone number: the form could not keep a masked one. */
export async function readUser(ctx: Context, id: string): Promise<AnswerOf<'user.get'>> {
  const user = await users.read(ctx, id);
  const { mobile } = await scoped(ctx, 'user').select().where('user.id', '=', id).select('user.mobile').executeTakeFirstOrThrow();
  return { ...user, mobile: mobile ?? '' };
}

/** Everybody may open their own row; that of others wants the permission, and a password of one's own. */
function refuseOthers(ctx: Context): void {
  const caller = callerOf(ctx);
  if (caller.mustChangePassword) throw changePasswordFirst(caller);
  if (!caller.authority.hasPermission([contract['user.page'].access])) throw forbidden();
}

type Change = InputOf<'user.update'>['body'];

async function change(ctx: Context, body: Change, isWhole: boolean): Promise<AnswerOf<'user.update'>> {
  await checkChange(ctx, isWhole ? { orgId: null, ...body } : body);
  const user = await users.change(ctx, await fitChange(ctx, body), isWhole);
  await keepRoles(ctx, body.id, body.roleIds);
  if (!user.state) await endSessionsOfUser(ctx, user.id);
  // it may bring the phone by which a project knows somebody
  if (body.mobile) await tieAndWithdraw(ctx, [user.id]);
  return body.roleIds === undefined ? user : users.read(ctx, body.id);
}

/**
 * The change as it is written down: codes that the dictionaries have, the picture without what its link has besides, and the phone, as it
 * is kept, in place of its mask; the row is held, so that it is the one that stays.
 */
async function fitChange(ctx: Context, body: Change): Promise<Change> {
  await refuseUnknownCodes(ctx, body.id, body);
  await refuseUnseenStation(ctx, body.id, body.stationId);
  if (!body.avatar && !body.mobile) return body;
  const columns = ['user.avatar', 'user.mobile'] as const;
  const kept = await scoped(ctx, 'user').select().where('user.id', '=', body.id).select(columns).forUpdate().executeTakeFirst();
  if (!kept) throw notFound();
  return {
    ...body,
    ...(body.avatar && { avatar: await keptAvatar(ctx, body.avatar, kept.avatar) }),
    ...(body.mobile && { mobile: keptPhone(body.mobile, kept.mobile) }),
  };
}

async function checkChange(ctx: Context, body: { id: string; state?: boolean; orgId?: string | null }): Promise<void> {
  if (body.id === callerOf(ctx).userId && body.state === false) throw isSelf();
  await refuseUnseenHome(ctx, body.orgId);
}
