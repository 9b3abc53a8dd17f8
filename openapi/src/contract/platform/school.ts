import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import {
  appointment,
  appointmentAccept,
  appointmentCode,
  appointmentJoin,
  college,
  collegeFigures,
  collegeModel,
  collegeSave,
  collegeUpdate,
  dismissal,
  mergeOf,
  openAppointment,
  placeInvitation,
  placeInvitationLink,
  placeInvite,
  placeMerge,
  placeMergePreview,
  placeMove,
  school,
  schoolCollege,
  schoolCollegeModel,
  schoolFigures,
  schoolImport,
  schoolModel,
  schoolRow,
  schoolSave,
  schoolUpdate,
} from '../../entities/identity/school.ts';
import { registerPreview, sheetPreview } from '../../entities/identity/register.ts';
import { session } from '../../entities/identity/session.ts';
import { user, userModel } from '../../entities/identity/user.ts';
import { formWith, largestSheet } from '../../entities/service/file-rules.ts';
import { prefixed } from '../../crud.ts';
import { type Operation, operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const byId = z.object({ id });
const read = { client: 'platform', effect: 'read' } as const;
const write = { client: 'platform', effect: 'write' } as const;

const importing = {
  client: 'platform',
  method: 'POST',
  access: 'school:import',
  encoding: 'multipart',
  bodyLimit: formWith(largestSheet),
} as const;
const opening = { method: 'POST', access: 'open', encoding: 'form' } as const;

/**
 * One school and its belongings; its id is that of its organisation. A school out of the caller's data scope is not there. The same of
 * colleges.
 */
export const schoolOperations = operations({
  ...places('school', {
    noun: 'school',
    entity: school,
    row: schoolRow,
    model: schoolModel,
    save: schoolSave,
    update: schoolUpdate,
    figures: schoolFigures,
    list: 'school:list',
    says: {
      own: msg`查看本校`,
      move: msg`调整学校的顺序`,
      administrators: msg`查看学校的管理员`,
      figures: msg`查看学校的数据`,
      appoint: msg`任命学校管理员`,
      dismiss: msg`撤销学校管理员`,
      invite: msg`邀请学校管理员`,
      invitations: msg`查看学校管理员的邀请`,
      revoke: msg`撤销学校管理员的邀请`,
      mergePreview: msg`预览学校的合并`,
      merge: msg`合并学校`,
    },
  }),
  'school.colleges': {
    ...read,
    method: 'POST',
    path: '/authority/school/{id}/college/page',
    access: 'school:view',
    says: msg`查看学校的学院`,
    summary: 'A page of the colleges of a school',
    params: byId,
    body: pageRequest(schoolCollegeModel),
    answer: pageOf(schoolCollege),
  },
  'school.importPreview': {
    ...importing,
    effect: 'read',
    path: '/authority/school/importPreview',
    says: msg`预览要导入的学校`,
    summary: 'The effect that an import of schools would have; writes nothing',
    body: sheetPreview,
    answer: registerPreview,
  },
  'school.import': {
    ...importing,
    effect: 'write',
    takesKey: true,
    path: '/authority/school/import',
    says: { verb: 'import', of: 'school' },
    summary: 'Add schools from an xlsx file and change or pass over those that exist already, all or nothing',
    body: schoolImport,
    answer: z.boolean(),
  },
  'appointment.open': {
    ...opening,
    client: 'authority',
    path: '/oauth/anno/appointment',
    effect: 'read',
    says: msg`打开管理员邀请`,
    summary:
      'The author of an appointing link, and the place it makes its user administrator of; one answer for unknown, used, expired and revoked links',
    body: appointmentCode,
    answer: openAppointment,
  },
  'appointment.join': {
    ...opening,
    client: 'authority',
    path: '/oauth/anno/appointment/join',
    effect: 'staged',
    says: msg`用管理员邀请注册`,
    summary: 'Make an account by a link that appoints, and sign in with it',
    body: appointmentJoin,
    answer: session,
  },
  'appointment.accept': {
    ...opening,
    client: 'platform',
    path: '/authority/appointment/accept',
    access: 'session',
    effect: 'write',
    says: msg`接受管理员邀请`,
    summary: 'Become an administrator by a link that appoints',
    body: appointmentAccept,
    answer: z.boolean(),
  },
  ...places('college', {
    noun: 'college',
    entity: college,
    row: schoolCollege,
    model: collegeModel,
    save: collegeSave,
    update: collegeUpdate,
    figures: collegeFigures,
    list: 'college:list',
    says: {
      own: msg`查看本学院`,
      move: msg`调整学院的顺序`,
      administrators: msg`查看学院的管理员`,
      figures: msg`查看学院的数据`,
      appoint: msg`任命学院管理员`,
      dismiss: msg`撤销学院管理员`,
      invite: msg`邀请学院管理员`,
      invitations: msg`查看学院管理员的邀请`,
      revoke: msg`撤销学院管理员的邀请`,
      mergePreview: msg`预览学院的合并`,
      merge: msg`合并学院`,
    },
  }),
});

interface Place<
  Entity extends z.ZodType,
  Row extends z.ZodType,
  Model extends z.ZodObject,
  Save extends z.ZodType,
  Update extends z.ZodType,
  Figures extends z.ZodType,
> {
  noun: string;
  entity: Entity;
  row: Row;
  model: Model;
  save: Save;
  update: Update;
  figures: Figures;
  /** The code of its list: an administrator of one of them needs none. */
  list: string;
  /** Each act, in words, but for the usual ones. */
  says: Record<
    'own' | 'move' | 'administrators' | 'figures' | 'appoint' | 'dismiss' | 'invite' | 'invitations' | 'revoke' | 'mergePreview' | 'merge',
    MessageDescriptor
  >;
}

/** The operations on a school, and on a college. */
function places<
  const Name extends 'school' | 'college',
  Entity extends z.ZodType,
  Row extends z.ZodType,
  Model extends z.ZodObject,
  Save extends z.ZodType,
  Update extends z.ZodType,
  Figures extends z.ZodType,
>(name: Name, { noun, entity, row, model, save, update, figures, list, says }: Place<Entity, Row, Model, Save, Update, Figures>) {
  const base = `/authority/${name}` as const;
  return prefixed(name, {
    own: {
      ...read,
      method: 'GET',
      path: `${base}/own`,
      access: `${name}:own`,
      says: says.own,
      summary: `The ${noun} that the caller's organisation is, or belongs to; missing for a caller who has none`,
      answer: entity,
    },
    page: {
      ...read,
      method: 'POST',
      path: `${base}/page`,
      access: list,
      says: { verb: 'query', of: name },
      summary: `A page of the ${noun}s of the caller's data scope`,
      body: pageRequest(model),
      answer: pageOf(row),
    },
    get: {
      ...read,
      method: 'GET',
      path: `${base}/{id}`,
      access: `${name}:view`,
      says: { verb: 'view', of: name },
      summary: `One ${noun}`,
      params: byId,
      answer: entity,
    },
    save: {
      ...write,
      method: 'POST',
      takesKey: true,
      path: base,
      access: `${name}:add`,
      says: { verb: 'add', of: name },
      summary: `Add a ${noun}, behind the others`,
      body: save,
      answer: entity,
    },
    update: {
      ...write,
      method: 'PUT',
      path: base,
      access: `${name}:edit`,
      says: { verb: 'change', of: name },
      summary: `Change a ${noun}'s profile; absent fields stay`,
      body: update,
      answer: entity,
    },
    move: {
      ...write,
      method: 'PUT',
      path: `${base}/move`,
      access: `${name}:edit`,
      says: says.move,
      summary: `Bring a ${noun} to another place in the order of those beside it`,
      body: placeMove,
      answer: z.boolean(),
    },
    administrators: {
      ...read,
      method: 'POST',
      path: `${base}/{id}/administrator/page`,
      access: `${name}:view`,
      says: says.administrators,
      summary: `A page of the administrators of a ${noun}, as \`user.page\` shows users`,
      params: byId,
      body: pageRequest(userModel),
      answer: pageOf(user),
    },
    figures: {
      ...read,
      method: 'GET',
      path: `${base}/{id}/figures`,
      access: `${name}:view`,
      says: says.figures,
      summary: `How many people, judges, contests and projects a ${noun} has, and by year`,
      params: byId,
      answer: figures,
    },
    appoint: {
      ...write,
      method: 'POST',
      path: `${base}/{id}/appoint`,
      access: `${name}:appoint`,
      says: says.appoint,
      summary: `Make a person an administrator of a ${noun}, in place of another one or beside them`,
      encoding: 'form',
      params: byId,
      body: appointment,
      answer: z.boolean(),
    },
    dismiss: {
      ...write,
      method: 'POST',
      path: `${base}/{id}/dismiss`,
      access: `${name}:appoint`,
      says: says.dismiss,
      summary: `Take the role from an administrator of a ${noun}, who goes on belonging to it`,
      encoding: 'form',
      params: byId,
      body: dismissal,
      answer: z.boolean(),
    },
    invite: {
      ...write,
      method: 'POST',
      takesKey: true,
      path: `${base}/{id}/invitation`,
      access: `${name}:appoint`,
      says: says.invite,
      summary: `Make a link that appoints the person who opens it first as administrator of a ${noun}`,
      encoding: 'form',
      params: byId,
      body: placeInvite,
      answer: placeInvitationLink,
    },
    invitations: {
      ...read,
      method: 'POST',
      path: `${base}/{id}/invitation/page`,
      access: `${name}:appoint`,
      says: says.invitations,
      summary: `A page of the links that appoint administrators of a ${noun}`,
      params: byId,
      body: pageRequest(z.object({})),
      answer: pageOf(placeInvitation),
    },
    revoke: {
      ...write,
      method: 'POST',
      path: `${base}/{id}/invitation/revoke`,
      access: `${name}:appoint`,
      says: says.revoke,
      summary: 'Withdraw such links that are not used yet',
      params: byId,
      body: z.object({ ids: z.array(id).min(1, 'rule.selection').max(1000) }),
      answer: z.boolean(),
    },
    mergePreview: {
      ...read,
      method: 'POST',
      path: `${base}/mergePreview`,
      access: `${name}:merge`,
      says: says.mergePreview,
      summary: `The effect of merging two ${noun}s that are the same; writes nothing`,
      encoding: 'form',
      body: placeMergePreview,
      answer: mergeOf(entity),
    },
    merge: {
      ...write,
      method: 'POST',
      path: `${base}/merge`,
      access: `${name}:merge`,
      says: says.merge,
      summary: `Make one of two ${noun}s, with everything that points to either`,
      body: placeMerge,
      answer: entity,
    },
  } as const satisfies Record<string, Operation>);
}
