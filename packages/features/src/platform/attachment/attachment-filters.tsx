import type { FilterFields } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { dataTypeNames } from '@saiwu/openapi';
import { Select } from '@saiwu/ui';
import { useOptions } from '../../lib/language/use-options.ts';

type Filter = 'dataType' | 'bizType' | 'isUnused' | 'createTime_st' | 'createTime_ed';

/** What the list of attachments is mostly filtered by. */
export function AttachmentFilters({ field }: { field: FilterFields<Filter> }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  return (
    <>
      {field.choice('dataType', (own) => (
        <Select {...own} options={optionsOf(dataTypeNames).filter(({ value }) => value !== 'DIR')} />
      ))}
      {field.choice('isUnused', (own) => (
        <Select {...own} options={[{ value: 'true', label: t`未使用` }]} />
      ))}
    </>
  );
}

/** What it can be filtered by besides. */
export function FurtherAttachmentFilters({ field }: { field: FilterFields<Filter> }) {
  return (
    <>
      {field.text('bizType')}
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
    </>
  );
}
