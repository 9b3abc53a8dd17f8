import { stateNames, valueSynonyms } from '@saiwu/openapi';
import type { ImportFact } from './resource.ts';

/** Whether a row is switched on, as sheets say it. */
export const stateImport: ImportFact = { names: stateNames, synonyms: valueSynonyms.state };
