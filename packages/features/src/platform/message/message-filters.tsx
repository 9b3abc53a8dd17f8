import { DateInput, Input, Select } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import type { FilterFields } from '../../crud/filter-bar.tsx';
import { useMessageWords } from './use-message-words.ts';

type Filter = 'title' | 'content' | 'msgType' | 'bizType' | 'isRead' | 'createTime_st' | 'createTime_ed';

/** What the list of messages is mostly filtered by. */
export function MessageFilters({ field }: { field: FilterFields<Filter> }) {
  const { t } = useLingui();
  const { types } = useMessageWords();
  const states = [
    { value: 'false', label: t`未读` },
    { value: 'true', label: t`已读` },
  ];
  return (
    <>
      <Input {...field.text('title')} />
      <Select {...field.choice('isRead')} options={states} />
      <Select {...field.choice('msgType')} options={types} />
    </>
  );
}

/** What it can be filtered by besides. */
export function FurtherMessageFilters({ field }: { field: FilterFields<Filter> }) {
  const { subjects } = useMessageWords();
  return (
    <>
      <Input {...field.text('content')} />
      <Select {...field.choice('bizType')} options={subjects} />
      <DateInput {...field.text('createTime_st')} />
      <DateInput {...field.text('createTime_ed')} />
    </>
  );
}
