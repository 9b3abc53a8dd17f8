import { createForm, MultiSelect, RadioGroup, TreeMultiSelect, type ComboboxOption } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCan } from '../../../lib/api/access.ts';
import { useApi } from '../../../lib/api/api.tsx';
import { personOption, useFindPeople } from '../../user/use-find-people.ts';
import { useOrgNodes } from '../../../lib/choices/use-org-nodes.ts';
import { ContestReceivers } from './contest-receivers.tsx';
import { hasReceivers, type NewMessage } from './message-form.ts';

const { FormField } = createForm<NewMessage>();

/** Whom a new message is for: everybody, or people, roles, organisations and people of a contest together, each person once. */
export function ReceiverFields() {
  const { t } = useLingui();
  const isAnnouncement = useWatch<NewMessage, 'msgDTO.msgType'>({ name: 'msgDTO.msgType' }) === 'PUBLICITY';
  const isForAll = useWatch<NewMessage, 'receivers.isForAll'>({ name: 'receivers.isForAll' });
  useRightOnceChosen();
  return (
    <>
      {isAnnouncement && (
        <FormField name="receivers.isForAll" label={t`发给谁`} isRequired>
          {(field) => (
            <RadioGroup
              {...field}
              value={field.value ? 'all' : 'some'}
              onValueChange={(choice) => field.onChange(choice === 'all')}
              options={[
                { value: 'all', label: t`管理范围内的所有人` },
                { value: 'some', label: t`指定收件人` },
              ]}
              orientation="horizontal"
            />
          )}
        </FormField>
      )}
      {!isForAll && <ChosenReceivers />}
      <ContestReceivers hasParts={!isForAll} />
    </>
  );
}

/** That nobody is chosen is said at the first list, and no longer true as soon as somebody is chosen in any. */
function useRightOnceChosen() {
  const { clearErrors } = useFormContext<NewMessage>();
  const isChosen = hasReceivers(useWatch<NewMessage, 'receivers'>({ name: 'receivers' }));
  useEffect(() => {
    if (isChosen) clearErrors('receivers.userIdList');
  }, [isChosen, clearErrors]);
}

function ChosenReceivers() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const findPeople = useFindPeople();
  const people = useChosenPeople();
  const orgs = useOrgNodes();
  const { data: roles = [] } = useQuery({ ...queryOf('message.roles'), staleTime: 60_000 });
  return (
    <>
      <FormField name="receivers.userIdList" label={t`人员`} help={t`人员、角色和机构可以一起选，每人只收到一条`}>
        {(field) => <MultiSelect {...field} load={findPeople} chosen={people} placeholder={t`按姓名查找`} disabled={!can('user.page')} />}
      </FormField>
      <FormField name="receivers.roleCodeList" label={t`角色`}>
        {(field) => <MultiSelect {...field} options={roles.map(({ code, name }) => ({ value: code, label: name }))} />}
      </FormField>
      <FormField name="receivers.orgIdList" label={t`机构`} help={t`包括下级机构的人`}>
        {(field) => <TreeMultiSelect {...field} nodes={orgs} />}
      </FormField>
    </>
  );
}

/** Names the chosen people: those of a restored draft have not been searched for. */
function useChosenPeople(): ComboboxOption[] {
  const { queryOf } = useApi();
  const can = useCan();
  const ids = useWatch<NewMessage, 'receivers.userIdList'>({ name: 'receivers.userIdList' }) ?? [];
  return useQueries({
    queries: ids.map((id) => ({ ...queryOf('user.get', { path: { id } }), enabled: can('user.page'), staleTime: Infinity })),
    combine: (answers) => answers.flatMap(({ data }) => (data === undefined ? [] : [personOption(data)])),
  });
}
