import { contestPartNames } from '@saiwu/openapi';
import { Combobox, createForm, MultiSelect } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../../lib/api/access.ts';
import { useApi } from '../../../lib/api/api.tsx';
import { useFindContests } from '../../../lib/choices/use-find-contests.ts';
import { useOptions } from '../../../lib/language/use-options.ts';
import type { NewMessage } from './message-form.ts';

const { FormField } = createForm<NewMessage>();

/** A contest that the message is about, and who of it the message is for. */
export function ContestReceivers({ hasParts }: { hasParts: boolean }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const optionsOf = useOptions();
  const find = useFindContests();
  const id = useWatch<NewMessage, 'receivers.contestId'>({ name: 'receivers.contestId' }) ?? '';
  const { data } = useQuery({ ...queryOf('contest.get', { path: { id } }), enabled: id !== '', staleTime: 60_000 });
  if (!can('contest.page')) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField
        name="receivers.contestId"
        label={t({ message: '大赛', context: '一个' })}
        help={t`也用来填写内容里的大赛、截止时间和项目`}
      >
        {(field) => (
          <Combobox
            {...field}
            load={find}
            valueLabel={data?.title}
            placeholder={t`输入标题查找`}
            onClear={field.value ? () => field.onValueChange(null) : undefined}
          />
        )}
      </FormField>
      {hasParts && id !== '' && (
        <FormField name="receivers.contestPartList" label={t`大赛里的人`}>
          {(field) => <MultiSelect {...field} options={optionsOf(contestPartNames)} />}
        </FormField>
      )}
    </div>
  );
}
