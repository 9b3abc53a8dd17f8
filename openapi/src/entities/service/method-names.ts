import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import type { ruleMethods } from './limit.ts';
import type { httpMethods } from './opt-log.ts';

/** Methods are called alike in every language; a catalogue has them all the same, since a word that it lacks is reported. */
export const httpMethodNames: Names<typeof httpMethods> = {
  GET: msg`GET`,
  POST: msg`POST`,
  PUT: msg`PUT`,
  DELETE: msg`DELETE`,
  PATCH: msg`PATCH`,
  TRACE: msg`TRACE`,
  HEAD: msg`HEAD`,
  OPTIONS: msg`OPTIONS`,
};

const { GET, POST, DELETE, PUT } = httpMethodNames;

export const ruleMethodNames: Names<typeof ruleMethods> = { ALL: msg`所有`, GET, POST, DELETE, PUT };
