import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { Card, Combobox, Segmented, TextInput, type ComboboxOption } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useFindPeople } from '../user/use-find-people.ts';
import { RequestBox } from './request-box.tsx';
import { useFindRecords } from './use-find-records.ts';
import { type AskedOf, useQuestion } from './use-question.ts';

type Operation = AnswerOf<'access.explain'>['operation'];

interface QuestionFormProps {
  asked: AskedOf;
  /** Of whoever was found, where no choice has told it. */
  personName: string | undefined;
  operation: Operation | undefined;
}

/** Who wants to do what, with which row; or the id of a request that was turned away. */
export function QuestionForm({ asked, personName, operation }: QuestionFormProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<'pick' | 'request'>(asked.request === '' ? 'pick' : 'request');
  const ways = [
    { value: 'pick', label: t`选人和操作` },
    { value: 'request', label: t`按请求编号` },
  ] as const;
  return (
    <div className="grid gap-3">
      <Segmented value={way} onValueChange={setWay} options={[...ways]} aria-label={t`怎么找`} className="justify-self-start" />
      {way === 'request' ? <RequestBox /> : <Picked asked={asked} personName={personName} operation={operation} />}
    </div>
  );
}

function Picked({ asked, personName, operation }: QuestionFormProps) {
  const { t } = useLingui();
  const [, setAddress] = useQuestion();
  const findPeople = useFindPeople();
  const options = useOperations();
  return (
    <Card>
      <div className="grid gap-4 md:grid-cols-3">
        <Named label={t`谁`}>
          {(id) => (
            <Combobox
              aria-labelledby={id}
              value={asked.user}
              valueLabel={personName}
              placeholder={t`按姓名查找`}
              load={findPeople}
              onValueChange={(user) => setAddress({ user, request: '', operation: asked.operation })}
            />
          )}
        </Named>
        <Named label={t`想做什么`}>
          {(id) => (
            <Combobox
              aria-labelledby={id}
              value={asked.operation}
              valueLabel={operation?.name}
              placeholder={t`按名称、权限编码或路径查找`}
              options={options}
              onValueChange={(chosen) => setAddress({ user: asked.user, operation: chosen, request: '', record: '' })}
            />
          )}
        </Named>
        <Row asked={asked} />
      </div>
    </Card>
  );
}

/** By name where there are names to find, else by its id. */
function Row({ asked: { user, operation, record } }: { asked: AskedOf }) {
  const { t } = useLingui();
  const [, setAddress] = useQuestion();
  const find = useFindRecords(operation);
  const id = useId();
  if (find !== null)
    return (
      <Named label={t`对哪一条（可不填）`}>
        {(labelId) => (
          <Combobox
            key={operation}
            aria-labelledby={labelId}
            value={record}
            onClear={() => setAddress({ user, record: '' })}
            placeholder={t`按名称或编号查找`}
            load={find}
            onValueChange={(chosen) => setAddress({ user, record: chosen })}
          />
        )}
      </Named>
    );
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id}>{t`对哪一条（可不填）`}</label>
      <TextInput
        id={id}
        value={record}
        inputMode="numeric"
        maxLength={19}
        isClearable
        placeholder={t`数据的编号，地址栏里有`}
        onValueChange={(text) => setAddress({ user, record: text.replaceAll(/\D/g, '').replace(/^0+/, '') })}
      />
    </div>
  );
}

function Named({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
}

/** By name, those of one subject together; a code or a path finds one too. */
function useOperations(): ComboboxOption[] {
  const { queryOf } = useApi();
  const { data } = useQuery({ ...queryOf('access.operations'), staleTime: Infinity });
  return useMemo(
    () =>
      [...(data ?? [])]
        .toSorted((a, b) => a.group.localeCompare(b.group))
        .map(({ id, name, group, permission, method, path }) => ({
          value: id,
          label: name,
          description: [group, permission, `${method} ${path}`].filter(Boolean).join(' · '),
        })),
    [data],
  );
}
