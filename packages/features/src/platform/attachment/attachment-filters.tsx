import { useLingui } from '@lingui/react/macro';
import { dataTypeNames } from '@saiwu/openapi';
import { Select } from '@saiwu/ui';
import type { FilterProps } from '../../crud/resource.ts';
import { createdFilter } from '../../crud/usual-filters.tsx';
import { useOptions } from '../../lib/language/use-options.ts';
import type { attachment } from './attachment.ts';

/** What the list of attachments is mostly filtered by. */
export function AttachmentFilters({ field }: FilterProps<typeof attachment>) {
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
export function FurtherAttachmentFilters({ field }: FilterProps<typeof attachment>) {
  return (
    <>
      {field.text('bizType')}
      {createdFilter(field)}
    </>
  );
}
