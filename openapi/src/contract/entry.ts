import { z } from 'zod';
import { entryBegin, entryDetail, entrySave, entryWithdraw } from '../entities/contest/entry.ts';
import { operations } from '../operation.ts';
import { id } from '../rules.ts';

const byId = z.object({ id });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

/** Projects that teams enter a contest with: their own, whatever organisation they belong to. */
export const entryOperations = operations({
  'entry.begin': {
    ...write,
    takesKey: true,
    method: 'POST',
    path: '/contest/entry',
    access: 'entry:add',
    summary: 'Begin a project in a contest that is open, as its leader; the rest may follow',
    encoding: 'form',
    body: entryBegin,
    answer: entryDetail,
  },
  'entry.get': {
    ...read,
    method: 'GET',
    path: '/contest/entry/{id}',
    access: 'entry:view',
    summary: 'A project as its team sees it, with what is still missing',
    params: byId,
    answer: entryDetail,
  },
  'entry.save': {
    ...write,
    isUnlogged: true,
    method: 'PUT',
    path: '/contest/entry/{id}',
    access: 'entry:edit',
    summary: 'Save one part of a project that is not handed in',
    params: byId,
    body: entrySave,
    answer: entryDetail,
  },
  'entry.submit': {
    ...write,
    method: 'POST',
    path: '/contest/entry/{id}/submit',
    access: 'entry:submit',
    summary: 'Hand a project in; refused while something is missing, with the list of what is',
    params: byId,
    answer: entryDetail,
  },
  'entry.takeBack': {
    ...write,
    method: 'POST',
    path: '/contest/entry/{id}/takeBack',
    access: 'entry:submit',
    summary: 'Make a draft again of what was handed in, while registration is open',
    params: byId,
    answer: entryDetail,
  },
  'entry.withdraw': {
    ...write,
    method: 'POST',
    path: '/contest/entry/{id}/withdraw',
    access: 'entry:submit',
    summary: 'Take a project out of its contest for good, until its review begins',
    params: byId,
    encoding: 'form',
    body: entryWithdraw,
    answer: entryDetail,
  },
  'entry.remove': {
    ...write,
    method: 'DELETE',
    path: '/contest/entry/{id}',
    access: 'entry:add',
    summary: 'Remove a draft that was never handed in, with all that was filled in',
    params: byId,
    answer: z.boolean(),
  },
});
