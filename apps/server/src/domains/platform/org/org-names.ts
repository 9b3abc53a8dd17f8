import { msg } from '@lingui/core/macro';
import { orgFields, orgTypeNames } from '@saiwu/openapi';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { enumerationWords, stateWords, wordKey, yesNoWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { untilWords } from './until-words.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The columns of a sheet of organisations. */
export const orgHeadings = headingsOf(orgFields, {
  type: enumerationWords(orgTypeNames),
  state: stateWords,
  vip: yesNoWords,
  expiryDate: untilWords,
});

/** `华东科技大学/工学院`. */
export function nameUnder(above: string | null | undefined, label: string): string {
  return wordKey(above ? `${above}/${label}` : label);
}

/** The same of the one above a row of a sheet. */
export function namesAbove({ parentName }: { parentName?: string | null | undefined }): string {
  return wordKey(parentName ?? '');
}

/** Organisations in sight by their names. */
interface OrgNames {
  /** Throws at the field for a name that none has, or several. */
  idOf(name: string): string;
  add(id: string, above: string | null | undefined, label: string): void;
}

export async function readOrgNames(ctx: Context): Promise<OrgNames> {
  const rows = await scoped(ctx, 'org').select().select(['org.id', 'org.label', 'org.treePath']).execute();
  const paths = await pathsOf(ctx);
  const byName = new Map<string, Set<string>>();
  const enter = (name: string, id: string) => byName.set(wordKey(name), (byName.get(wordKey(name)) ?? new Set()).add(id));
  for (const { id, label } of rows) for (const name of [label, paths.get(id) ?? '']) enter(name, id);
  return {
    idOf(name) {
      const [id, ...twins] = byName.get(wordKey(name)) ?? [];
      if (twins.length > 0) throw invalid({ parentName: msg`有多个同名机构，请连同上级一起写，如 学校/学院` });
      if (id === undefined) throw invalid({ parentName: msg`没有找到这个机构` });
      return id;
    },
    add(id, above, label) {
      for (const name of [label, nameUnder(above, label)]) enter(name, id);
    },
  };
}

/** The names from the top down to each organisation of the tenant. */
async function pathsOf(ctx: Context): Promise<Map<string, string>> {
  const rows = await tenantDb(ctx).selectFrom('org').select(['id', 'label', 'treePath']).execute();
  const labels = new Map(rows.map(({ id, label }) => [id, label]));
  return new Map(
    rows.map(({ id, treePath }) => [
      id,
      treePath
        .split('/')
        .flatMap((one) => labels.get(one) ?? [])
        .join('/'),
    ]),
  );
}
