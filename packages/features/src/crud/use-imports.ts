import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ImportFields } from '@saiwu/admin';
import { headSynonyms } from '@saiwu/openapi';
import { useMemo } from 'react';
import type { ImportFact, ImportsOf } from './resource.ts';

/** The columns of a resource's import sheet, in the reader's language; none where it has no import. */
export function useImports<Labels>({ imports, labels }: { imports?: ImportsOf<Labels>; labels: Labels }): ImportFields {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(
    () =>
      Object.entries(imports ?? {}).map(([key, fact]) => {
        const { names, synonyms, ...rest } = fact as ImportFact; // the values of imports
        return {
          key,
          title: i18n._((labels as Record<string, MessageDescriptor>)[key] ?? { id: key }), // imports name labels
          aliases: [key, ...(headSynonyms[key] ?? [])],
          ...(names && {
            options: Object.entries(names).map(([value, name]) => ({ value, label: i18n._(name), aliases: synonyms?.[value] ?? [] })),
          }),
          ...rest,
        };
      }),
    // the words change with the locale, the object that holds them does not
    // oxlint-disable-next-line react/exhaustive-deps
    [imports, labels, i18n, locale],
  );
}
