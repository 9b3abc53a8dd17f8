import { Loaded } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, DescriptionList, EmptyState, PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { usePersonFacts, type PersonFact } from './person-facts.ts';
import type { Person, Register } from '../register.ts';
import { SecretValue } from '../secret-value.tsx';

interface Merging {
  people: readonly [Person, Person];
  isSamePhone: boolean;
}

type Twins = AnswerOf<'student.duplicates'>[number] | AnswerOf<'teacher.duplicates'>[number];

export function StudentTwinsScreen() {
  return <TwinsScreen register="student" />;
}

export function TeacherTwinsScreen() {
  return <TwinsScreen register="teacher" />;
}

/** People who perhaps stand in a register twice, side by side. */
function TwinsScreen({ register }: { register: Register }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery<Twins[]>(queryOf(`${register}.duplicates`) as object as { queryKey: [string] }); // either answer is groups of people
  const [merging, setMerging] = useState<Merging | null>(null);
  return (
    <PageStack>
      <PageHeader
        title={register === 'student' ? t`重复的学生` : t`重复的教师`}
        description={t`编号只差前面的零或符号的，以及姓名和手机都相同的。`}
      />
      <Loaded query={query}>
        {(groups) =>
          groups.length === 0 ? (
            <EmptyState title={t`没有发现重复的人`} />
          ) : (
            <ul className="flex flex-col gap-4">
              {groups.map((group) => (
                <li key={group.people.map(({ id }) => id).join(' ')}>
                  <Group register={register} group={group} onMerge={setMerging} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {merging && <MergeDialog register={register} {...merging} onClose={() => setMerging(null)} />}
    </PageStack>
  );
}

interface GroupProps {
  register: Register;
  group: Twins;
  onMerge: (merging: Merging) => void;
}

function Group({ register, group: { people, reason }, onMerge }: GroupProps) {
  const { t } = useLingui();
  const factsOf = usePersonFacts();
  const [first, ...others] = people as Person[]; // those of either register are people
  if (!first) return null;
  const shown = ({ id }: Person, { key, label, value }: PersonFact) =>
    (key === 'number' || key === 'phone') && value !== '' ? (
      <SecretValue register={register} id={id} field={key} label={label} shown={value} />
    ) : (
      value
    );
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {first.name}
          <Badge tone="warning">{reason.desc}</Badge>
          <span className="text-sm font-normal text-fg-muted">{t`${plural(people.length, { other: '# 条' })}`}</span>
        </span>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        {[first, ...others].map((person) => (
          <div key={person.id} className="flex flex-col gap-4 rounded-card border border-border p-4">
            <DescriptionList items={factsOf(person).map((fact) => ({ ...fact, value: shown(person, fact) }))} />
            {person.id !== first.id && (
              <Button
                variant="outline"
                className="self-start"
                onClick={() => onMerge({ people: [first, person], isSamePhone: reason.code === 'PHONE' })}
              >
                {t`合并`}
              </Button>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
