import type { FilterFields } from '@saiwu/admin';
import { messageReadNames, messageSubjectNames, messageTypeNames } from '@saiwu/openapi';
import { Select } from '@saiwu/ui';
import { useOptions } from '../../lib/language/use-options.ts';

type Filter = 'title' | 'content' | 'msgType' | 'bizType' | 'isRead' | 'createTime_st' | 'createTime_ed';

/** What the list of messages is mostly filtered by. */
export function MessageFilters({ field }: { field: FilterFields<Filter> }) {
  const optionsOf = useOptions();
  return (
    <>
      {field.choice('isRead', (own) => (
        <Select {...own} options={optionsOf(messageReadNames)} />
      ))}
      {field.choice('msgType', (own) => (
        <Select {...own} options={optionsOf(messageTypeNames)} />
      ))}
    </>
  );
}

/** What it can be filtered by besides. */
export function FurtherMessageFilters({ field }: { field: FilterFields<Filter> }) {
  const optionsOf = useOptions();
  return (
    <>
      {field.choice('bizType', (own) => (
        <Select {...own} options={optionsOf(messageSubjectNames)} />
      ))}
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
      {field.text('title')}
      {field.text('content')}
    </>
  );
}
