import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { aroundWrites } from '../../../rows/around-writes.ts';
import { inTurns } from '../../../rows/take-turns.ts';
import { appoint, dismiss } from './appointment/appoint.ts';
import { importSchools, previewSchools } from './import/import-schools.ts';
import { invite, pageInvitations, revokeInvitations } from './appointment/invitations.ts';
import { mergePlaces } from './merge/merge-places.ts';
import { previewMerge } from './merge/preview-merge.ts';
import { movePlace } from './move-place.ts';
import { readFigures } from './place-figures.ts';
import { pageAdministrators, pageColleges, pageSchools } from './place-lists.ts';
import type { PlaceType } from './place-type.ts';
import { findOwnPlace, readPlace, readPlacePath } from './read-place.ts';
import { addPlace, changePlace } from './save-place.ts';

const handlers = {
  ...alike('school'),
  ...alike('college'),

  'school.page': (ctx, { body }) => pageSchools(ctx, body),

  'college.page': (ctx, { body }) => pageColleges(ctx, body, body.model.schoolId ? { above: body.model.schoolId } : {}),

  'school.colleges': async (ctx, { params: { id }, body }) => {
    await readPlacePath(ctx, 'school', id);
    return pageColleges(ctx, body, { above: id });
  },

  'school.importPreview': (ctx, { body }) => previewSchools(ctx, body),

  'school.import': async (ctx, { body }) => {
    await importSchools(ctx, body);
    return true;
  },

  'school.figures': (ctx, { params }) => readFigures(ctx, 'school', params.id),

  'college.figures': async (ctx, { params }): Promise<AnswerOf<'college.figures'>> => {
    const { colleges: _colleges, byCollege: _byCollege, ...figures } = await readFigures(ctx, 'college', params.id);
    return figures;
  },
} satisfies Partial<Handlers>;

/** A school is an organisation, and so is a college: the two are written one after the other. */
export const placeHandlers = aroundWrites(handlers, inTurns('org'));

type Act =
  | 'own'
  | 'get'
  | 'save'
  | 'update'
  | 'move'
  | 'administrators'
  | 'appoint'
  | 'dismiss'
  | 'invite'
  | 'invitations'
  | 'revoke'
  | 'mergePreview'
  | 'merge';

/** What is done with either in the same way. */
function alike<const T extends PlaceType>(type: T): Pick<Handlers, `${T}.${Act}`> {
  const acts: Record<Act, (ctx: Context, input: { params: { id: string }; body: never }) => Promise<unknown>> = {
    own: async (ctx) => {
      const id = await findOwnPlace(ctx, type);
      if (id === undefined) throw notFound();
      return readPlace(ctx, type, id);
    },
    get: (ctx, { params }) => readPlace(ctx, type, params.id),
    save: async (ctx, { body }) => addPlace(ctx, type, body),
    update: async (ctx, { body }) => changePlace(ctx, type, body),
    move: async (ctx, { body }: { body: InputOf<'school.move'>['body'] }) => {
      await movePlace(ctx, type, body);
      return true;
    },
    administrators: (ctx, { params, body }) => pageAdministrators(ctx, type, params.id, body),
    appoint: async (ctx, { params, body }) => {
      await appoint(ctx, type, params.id, body);
      return true;
    },
    dismiss: async (ctx, { params, body }) => {
      await dismiss(ctx, type, params.id, body);
      return true;
    },
    invite: (ctx, { params, body }) => invite(ctx, type, params.id, body),
    invitations: (ctx, { params, body }) => pageInvitations(ctx, type, params.id, body),
    revoke: async (ctx, { params, body }: { params: { id: string }; body: InputOf<'school.revoke'>['body'] }) => {
      await revokeInvitations(ctx, type, params.id, body.ids);
      return true;
    },
    mergePreview: (ctx, { body }) => previewMerge(ctx, type, body),
    merge: async (ctx, { body }) => mergePlaces(ctx, type, body),
  };
  const entries = Object.entries(acts).map(([act, handler]) => [`${type}.${act}`, handler]);
  return Object.fromEntries(entries) as never; // keys and shapes are those of the contract's places(); the compiler cannot follow them through the template literal
}
