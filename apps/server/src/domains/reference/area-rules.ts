import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { areaTree } from './area-tree.ts';
import { dictionaryNames } from './read-dictionary.ts';

type Save = InputOf<'area.save'>['body'];
type Change = InputOf<'area.update'>['body'];

/** A new area as it is stored: under a parent that is there, on a level that is known, with a full name. */
export async function fitSave(ctx: Context, { parentCode, ...body }: Save): Promise<Save> {
  const parent = parentCode ? await findParent(ctx, 'parentCode', parentCode) : await findParent(ctx, 'parentId', body.parentId);
  const level = await fitLevel(ctx, body.level);
  return { ...body, level, parentId: parent?.id ?? '0', fullName: body.fullName || nameUnder(parent, body.label) };
}

/** A change as it is stored. A full name that was made from the names above is made anew when these or its own change. */
export async function fitChange(ctx: Context, body: Change, before: AnswerOf<'area.get'>): Promise<Change> {
  const level = body.level === undefined ? {} : { level: await fitLevel(ctx, body.level) };
  const parentId = body.parentId ?? before.parentId;
  if (parentId !== before.parentId) await areaTree.refuseLoop(ctx, before.id, parentId);
  const above = await findParent(ctx, 'parentId', before.parentId);
  const parent = parentId === before.parentId ? above : await findParent(ctx, 'parentId', parentId);
  const made = nameUnder(parent, body.label ?? before.label);
  const wasMade = before.fullName === null || before.fullName === nameUnder(above, before.label);
  const isOwn = Boolean(body.fullName) && body.fullName !== before.fullName;
  return { ...body, ...level, fullName: isOwn ? body.fullName : wasMade ? made : before.fullName };
}

interface Parent {
  id: string;
  label: string;
  fullName: string | null;
}

/** Null for the top. */
async function findParent(ctx: Context, field: 'parentId' | 'parentCode', value: string): Promise<Parent | null> {
  if (field === 'parentId' && value === '0') return null;
  const row = await scoped(ctx, 'area')
    .select()
    .where(field === 'parentId' ? 'area.id' : 'area.code', '=', value)
    .select(['area.id', 'area.label', 'area.fullName'])
    .executeTakeFirst();
  if (!row) throw invalid({ [field]: msg`没有找到这个上级地区` });
  return row;
}

function nameUnder(parent: Parent | null, label: string): string {
  return `${parent?.fullName ?? parent?.label ?? ''}${label}`.slice(0, 255);
}

/** A code of the dictionary AREA_LEVEL. Older front ends send the word that they begin with. */
async function fitLevel(ctx: Context, level: string | null | undefined): Promise<string | null> {
  if (!level) return null;
  const code = level === 'PROVINCE' ? '02' : level;
  const nameOf = await dictionaryNames(ctx);
  if (nameOf('AREA_LEVEL', code) === undefined) throw invalid({ level: msg`没有这个级别` });
  return code;
}
