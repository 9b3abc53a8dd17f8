import { z } from 'zod';
import { caches, crud } from '../../crud.ts';
import { area, areaBranch, areaModel, areaNode, areaSave, areaUpdate, foundArea } from '../../entities/reference/area.ts';
import {
  dictionary,
  dictionaryModel,
  dictionarySave,
  dictionaryType,
  dictionaryTypeModel,
  dictionaryTypeRemove,
  dictionaryTypeSave,
  dictionaryTypeUpdate,
  dictionaryUpdate,
} from '../../entities/reference/dictionary.ts';
import { enumerationMaps, optionLists, wanted } from '../../entities/reference/enumeration.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { filterText, id, parentId } from '../../rules.ts';

const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** What other data refer to by code: enumerations, dictionaries, areas. Everybody who is signed in may look things up in them. */
export const referenceOperations = operations({
  'enumeration.maps': {
    ...read,
    method: 'POST',
    path: '/oauth/enums',
    access: 'session',
    evenFor: ['invited'],
    summary: 'Enumerations by name, each as a map of codes to names; an empty list asks for all',
    body: wanted,
    answer: enumerationMaps,
  },
  'enumeration.lists': {
    ...read,
    method: 'POST',
    path: '/oauth/enumLists',
    access: 'session',
    evenFor: ['invited'],
    summary: 'Enumerations by name, each as a list of options; an empty list asks for all',
    body: wanted,
    answer: optionLists,
  },
  'dictionary.codes': {
    ...read,
    method: 'POST',
    path: '/oauth/dictionary/codes',
    access: 'session',
    evenFor: ['invited'],
    summary: 'The items of dictionaries that are switched on, by type and in order; an empty list asks for all',
    body: wanted,
    answer: z.record(z.string(), z.array(dictionary)),
  },
  'dictionary.codeList': {
    ...read,
    method: 'POST',
    path: '/oauth/dictionary/codeList',
    access: 'session',
    evenFor: ['invited'],
    summary: 'The same as options',
    body: wanted,
    answer: optionLists,
  },

  ...crud('dictionary', {
    base: '/authority/dictionary',
    permission: 'authority:dictionary:',
    noun: 'dictionary items',
    entity: dictionary,
    model: dictionaryModel,
    save: dictionarySave,
    update: dictionaryUpdate,
  }),
  'dictionary.pageType': {
    ...read,
    method: 'POST',
    path: '/authority/dictionary/pageType',
    access: 'authority:dictionary:view',
    summary: 'A page of dictionaries',
    body: pageRequest(dictionaryTypeModel),
    answer: pageOf(dictionaryType),
  },
  'dictionary.saveType': {
    ...write,
    takesKey: true,
    method: 'POST',
    path: '/authority/dictionary/type',
    access: 'authority:dictionary:add',
    summary: 'Add a dictionary without items; the answer is the row that stands for it',
    encoding: 'form',
    body: dictionaryTypeSave,
    answer: dictionary,
  },
  'dictionary.updateType': {
    ...write,
    method: 'PUT',
    path: '/authority/dictionary/type',
    access: 'authority:dictionary:edit',
    summary: 'Rename a dictionary, or switch all its items',
    encoding: 'form',
    body: dictionaryTypeUpdate,
    answer: z.boolean(),
  },
  'dictionary.removeType': {
    ...write,
    method: 'DELETE',
    path: '/authority/dictionary/type',
    access: 'authority:dictionary:delete',
    summary: 'Delete dictionaries with their items',
    body: dictionaryTypeRemove,
    answer: z.boolean(),
  },

  ...crud('area', {
    base: '/authority/area',
    permission: 'authority:area:',
    noun: 'areas',
    entity: area,
    model: areaModel,
    save: areaSave,
    update: areaUpdate,
  }),
  'area.linkage': {
    ...read,
    method: 'GET',
    path: '/authority/area/linkage',
    access: 'session',
    summary: 'The areas directly below one, in order; those at the top by default',
    query: z.object({ parentId: parentId.default('0') }),
    answer: z.array(areaBranch),
  },
  'area.tree': {
    ...read,
    method: 'GET',
    path: '/authority/area/tree',
    access: 'session',
    summary: 'All areas',
    answer: z.array(areaNode),
  },
  'area.find': {
    ...read,
    method: 'GET',
    path: '/authority/area/find',
    access: 'session',
    summary:
      'Areas by a part of their name, the beginning of their code or their pinyin, at most 20; or one by its id, for its place in the tree',
    query: z.object({ keyword: filterText.optional(), id: id.optional() }),
    answer: z.array(foundArea),
  },
  'area.check': {
    ...read,
    method: 'GET',
    path: '/authority/area/check/{code}',
    access: 'authority:area:view',
    summary: 'Whether a code is taken by another area than `id`',
    params: z.object({ code: z.string().min(1).max(64) }),
    query: z.object({ id: id.optional() }),
    answer: z.boolean(),
  },
  ...caches('area', { base: '/authority/area', permission: 'authority:area:', noun: 'areas' }),
});
