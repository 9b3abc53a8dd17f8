import { useLingui } from '@lingui/react/macro';
import { Button, Combobox, IconButton, Select } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useApi } from '../../../lib/api/api.tsx';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { ListError } from '../fields/list-error.tsx';
import { useFindContests } from '../../../lib/choices/use-find-contests.ts';
import { useIsFixed } from '../fields/use-is-fixed.ts';

const name = 'setup.eligibility.barringAwards';

/** What somebody won before that keeps them from entering with it again. */
export function BarringAwards({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const isFixed = useIsFixed();
  return (
    <>
      <ListError name={name} />
      {fields.length > 0 && (
        <ul aria-label={t`获过这些奖的不能参加`} className="flex flex-col gap-3">
          {fields.map((field, index) => (
            <BarringAward key={field.id} form={form} index={index} onRemove={isFixed ? undefined : () => remove(index)} />
          ))}
        </ul>
      )}
      {!isFixed && (
        <Button
          variant="outline"
          className="w-fit"
          disabled={fields.length >= 50}
          onClick={() => append({ contestId: '', award: null }, { shouldFocus: false })}
        >
          <Plus aria-hidden />
          {t`添加不能再参加的奖项`}
        </Button>
      )}
    </>
  );
}

interface BarringAwardProps {
  form: ContestFormReturn;
  index: number;
  onRemove: (() => void) | undefined;
}

/** A contest and one of its awards, or all of them. */
function BarringAward({ form, index, onRemove }: BarringAwardProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const find = useFindContests();
  const contestId = useWatch({ control: form.control, name: `${name}.${index}.contestId` }) ?? '';
  const { data } = useQuery({ ...queryOf('contest.get', { path: { id: contestId } }), enabled: contestId !== '', staleTime: 60_000 });
  const place = index + 1;
  const { title = '', edition = 0 } = data ?? {};
  return (
    <li aria-label={t`不能再参加的奖项 ${place}`} className="flex items-start gap-3 [&>button]:mt-[26px]">
      <ContestField name={`${name}.${index}.contestId`} label={t`在这个大赛里`} isRequired className="flex-1">
        {(field) => <Combobox {...field} load={find} valueLabel={data && t`${title}（${edition}）`} placeholder={t`输入标题查找`} />}
      </ContestField>
      <ContestField name={`${name}.${index}.award`} label={t`获得`} className="w-40">
        {(field) => (
          <Select
            {...field}
            placeholder={t`任何奖项`}
            onClear={field.value ? () => field.onValueChange(null) : undefined}
            options={(data?.setup.awards ?? []).map((award) => ({ value: award.name, label: award.name }))}
          />
        )}
      </ContestField>
      {onRemove && (
        <IconButton label={t`移除不能再参加的奖项 ${place}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}
