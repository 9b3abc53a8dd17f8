import { z } from 'zod';
import { formWith, largestSheet } from './entities/service/file-rules.ts';
import { file, type Operation } from './operation.ts';
import type { Noun } from './operation-words.ts';
import { exportRequest, pageOf, pageRequest } from './page.ts';
import { id, sheetUpload } from './rules.ts';

interface Resource<Entity extends z.ZodType, Model extends z.ZodObject, Save extends z.ZodType, Update extends z.ZodType> {
  /** Path below `/api`. */
  base: `/${string}`;
  /** Permission prefix with its colon: `authority:parameter:`. */
  permission: string;
  /** The name of one row, for the reference. */
  noun: string;
  entity: Entity;
  /** The filter of a page: entity-shaped, every field optional. */
  model: Model;
  save: Save;
  update: Update;
}

/**
 * The generic operations of platform-api §1.6: page, get, query, save, update, updateAll, remove, export, preview, import. Keys carry the
 * resource's name: `parameter.page`. The resource's name in words is in `operation-words.ts`.
 */
export function crud<
  const Name extends Noun,
  Entity extends z.ZodType,
  Model extends z.ZodObject,
  Save extends z.ZodType,
  Update extends z.ZodType,
>(name: Name, resource: Resource<Entity, Model, Save, Update>) {
  const { base, permission, noun, entity, model, save, update } = resource;
  const params = z.object({ id });
  const platform = { client: 'platform', effect: 'read' } as const;
  const write = { client: 'platform', effect: 'write' } as const;
  const generic = {
    page: {
      ...platform,
      method: 'POST',
      path: `${base}/page`,
      access: `${permission}view`,
      says: { verb: 'query', of: name },
      summary: `A page of ${noun}`,
      body: pageRequest(model),
      answer: pageOf(entity),
    },
    get: {
      ...platform,
      method: 'GET',
      path: `${base}/{id}`,
      access: `${permission}view`,
      says: { verb: 'view', of: name },
      summary: `One of ${noun}`,
      params,
      answer: entity,
    },
    query: {
      ...platform,
      method: 'POST',
      path: `${base}/query`,
      access: `${permission}view`,
      says: { verb: 'query', of: name },
      summary: `Matching ${noun}, at most 1,000`,
      body: model,
      answer: z.array(entity),
    },
    save: {
      ...write,
      takesKey: true,
      method: 'POST',
      path: base,
      access: `${permission}add`,
      says: { verb: 'add', of: name },
      summary: `Add one of ${noun}`,
      body: save,
      answer: entity,
    },
    update: {
      ...write,
      method: 'PUT',
      path: base,
      access: `${permission}edit`,
      says: { verb: 'change', of: name },
      summary: `Change one of ${noun}; absent fields stay`,
      body: update,
      answer: entity,
    },
    updateAll: {
      ...write,
      method: 'PUT',
      path: `${base}/all`,
      access: `${permission}edit`,
      says: { verb: 'change', of: name },
      summary: `Change one of ${noun}; absent fields are emptied`,
      body: update,
      answer: entity,
    },
    remove: {
      ...write,
      method: 'DELETE',
      path: base,
      access: `${permission}delete`,
      says: { verb: 'delete', of: name },
      summary: `Delete ${noun} by id`,
      body: z.array(id).min(1, 'rule.selection').max(1000),
      answer: z.boolean(),
    },
    export: {
      ...platform,
      method: 'POST',
      path: `${base}/export`,
      access: `${permission}export`,
      says: { verb: 'export', of: name },
      summary: `Matching ${noun} as xlsx, at most 100,000`,
      body: exportRequest(model),
      answer: file,
    },
    preview: {
      ...platform,
      method: 'POST',
      path: `${base}/preview`,
      access: `${permission}export`,
      says: { verb: 'preview', of: name },
      summary: `The first 100 matching ${noun} as an HTML table`,
      body: exportRequest(model),
      answer: z.string(),
    },
    import: {
      ...write,
      takesKey: true,
      method: 'POST',
      path: `${base}/import`,
      access: `${permission}import`,
      says: { verb: 'import', of: name },
      summary: `Add ${noun} from an xlsx file, all or nothing; faults in its rows are answered with status 200 and code -9`,
      encoding: 'multipart',
      bodyLimit: formWith(largestSheet),
      body: sheetUpload,
      answer: z.boolean(),
    },
  } as const satisfies Record<string, Operation>;
  return prefixed(name, generic);
}

/**
 * The calls of older front ends after they have changed rows; the server forgets the rows it has kept by itself, so there is nothing to
 * do. Keys carry the resource's name: `area.refreshCache`.
 */
export function caches<const Name extends Noun>(
  name: Name,
  { base, permission, noun }: { base: `/${string}`; permission: string; noun: string },
) {
  const summary = `For older front ends: ${noun} are never shown as they were before a change anyhow`;
  const call = { method: 'POST', client: 'platform', effect: 'write', access: `${permission}add`, summary, answer: z.boolean() } as const;
  return prefixed(name, {
    refreshCache: { ...call, says: { verb: 'refreshCache', of: name }, path: `${base}/refreshCache` },
    clearCache: { ...call, says: { verb: 'clearCache', of: name }, path: `${base}/clearCache` },
  } as const satisfies Record<string, Operation>);
}

/** Whether a value is taken that no two rows of a resource share, which a form asks while it is filled in: `station.check`. */
export function check<const Name extends Noun, Query extends z.ZodObject>(
  name: Name,
  { base, permission }: { base: `/${string}`; permission: string },
  { summary, query }: { summary: string; query: Query },
) {
  const call = { method: 'GET', path: `${base}/check`, client: 'platform', access: `${permission}view`, effect: 'read' } as const;
  return prefixed(name, {
    check: { ...call, says: { verb: 'query', of: name }, summary, query, answer: z.boolean() },
  } as const satisfies Record<string, Operation>);
}

type Prefixed<Name extends string, Table> = { [Key in keyof Table & string as `${Name}.${Key}`]: Table[Key] };

/** The same operations under ids that carry the resource's name. */
export function prefixed<const Name extends string, Table extends object>(name: Name, table: Table) {
  const entries = Object.entries(table).map(([key, value]) => [`${name}.${key}`, value]);
  return Object.fromEntries(entries) as Prefixed<Name, Table>; // fromEntries forgets the keys that the line above just built
}
