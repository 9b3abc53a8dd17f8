import { useLingui } from '@lingui/react/macro';
import { studentFields, teacherFields } from '@saiwu/openapi';
import { useCallback } from 'react';
import type { Person } from '../register.ts';

export interface PersonFact {
  key: string;
  label: string;
  value: string;
}

/** What tells two people of a register apart, by the fields that one of them can take from the other. */
export function usePersonFacts(): (person: Person) => PersonFact[] {
  const { t, i18n } = useLingui();
  return useCallback(
    (person) => {
      const fact = (key: string, label: string, value: string | number | null | undefined) => ({ key, label, value: String(value ?? '') });
      const { number, name, phone, echoMap } = person;
      const of = 'jobTitle' in person ? teacherFields : studentFields;
      const own =
        'jobTitle' in person
          ? [fact('jobTitle', i18n._(teacherFields.jobTitle), person.echoMap.jobTitle)]
          : [
              fact('major', i18n._(studentFields.major), person.major),
              fact('year', i18n._(studentFields.year), person.year),
              fact('degree', i18n._(studentFields.degree), person.echoMap.degree),
            ];
      return [
        fact('number', i18n._(of.number), number),
        fact('name', i18n._(of.name), name),
        fact('orgId', i18n._(of.orgId), echoMap.orgId?.label),
        ...own,
        fact('phone', i18n._(of.phone), phone),
        fact('account', t`关联账号`, person.account),
      ];
    },
    [t, i18n],
  );
}
