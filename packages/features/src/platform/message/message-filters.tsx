import type { FilterFields } from '@saiwu/admin';
import { messageReadNames, messageSubjectNames, messageTypeNames } from '@saiwu/openapi';
import { DateInput, Input, Select } from '@saiwu/ui';
import { useOptions } from '../../lib/language/use-options.ts';

type Filter = 'title' | 'content' | 'msgType' | 'bizType' | 'isRead' | 'createTime_st' | 'createTime_ed';

/** What the list of messages is mostly filtered by. */
export function MessageFilters({ field }: { field: FilterFields<Filter> }) {
  const optionsOf = useOptions();
  return (
    <>
      <Input {...field.text('title')} />
      <Select {...field.choice('isRead')} options={optionsOf(messageReadNames)} />
      <Select {...field.choice('msgType')} options={optionsOf(messageTypeNames)} />
    </>
  );
}

/** What it can be filtered by besides. */
export function FurtherMessageFilters({ field }: { field: FilterFields<Filter> }) {
  const optionsOf = useOptions();
  return (
    <>
      <Input {...field.text('content')} />
      <Select {...field.choice('bizType')} options={optionsOf(messageSubjectNames)} />
      <DateInput {...field.text('createTime_st')} />
      <DateInput {...field.text('createTime_ed')} />
    </>
  );
}
