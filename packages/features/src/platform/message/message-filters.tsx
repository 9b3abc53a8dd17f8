import { messageReadNames, messageSubjectNames, messageTypeNames } from '@saiwu/openapi';
import { Select } from '@saiwu/ui';
import type { FilterProps } from '../../crud/resource.ts';
import { createdFilter } from '../../crud/usual-filters.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import type { message } from './message.ts';

/** What the list of messages is mostly filtered by. */
export function MessageFilters({ field }: FilterProps<typeof message>) {
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
export function FurtherMessageFilters({ field }: FilterProps<typeof message>) {
  const optionsOf = useOptions();
  return (
    <>
      {field.choice('bizType', (own) => (
        <Select {...own} options={optionsOf(messageSubjectNames)} />
      ))}
      {createdFilter(field)}
      {field.text('title')}
      {field.text('content')}
    </>
  );
}
