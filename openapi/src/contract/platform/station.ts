import { z } from 'zod';
import { caches, check, crud } from '../../crud.ts';
import { station, stationModel, stationSave, stationUpdate } from '../../entities/identity/station.ts';
import { operations } from '../../operation.ts';
import { id } from '../../rules.ts';

const resource = { base: '/authority/station', permission: 'authority:station:', noun: 'stations' } as const;

/** Stations: the posts of people at an organisation. */
export const stationOperations = operations({
  ...crud('station', { ...resource, entity: station, model: stationModel, save: stationSave, update: stationUpdate }),
  ...caches('station', resource),
  ...check('station', resource, {
    summary: 'Whether a name is taken in an organisation, by another station than `id`',
    query: z.object({ id: id.optional(), name: z.string().min(1).max(255), orgId: id.optional() }),
  }),
});
