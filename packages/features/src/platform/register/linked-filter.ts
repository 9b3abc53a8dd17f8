import { msg } from '@lingui/core/macro';
import { wordFilter } from '../../crud/usual-filters.tsx';

/** A filter for people with an account and those who have none yet. */
export const linkedFilter = wordFilter('isLinked', { true: msg`已关联`, false: msg`未关联` });
