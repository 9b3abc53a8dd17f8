import { msg } from '@lingui/core/macro';
import { valueSynonyms } from '@saiwu/openapi';
import type { ImportFact } from './resource.ts';

/** Whether a row is switched on, as sheets say it. */
export const stateImport: ImportFact = {
  options: [
    { value: 'true', label: msg`启用`, aliases: valueSynonyms.state['true'] },
    { value: 'false', label: msg`禁用`, aliases: valueSynonyms.state['false'] },
  ],
};
