import { FilterField, Segmented, Select, type Column, type Sort } from '@saiwu/ui';
import { useAdmin } from '../admin-provider.tsx';

export interface SortFieldsProps {
  /** The fields that rows can be sorted by. */
  columns: readonly Pick<Column<never>, 'key' | 'title'>[];
  value: Sort | undefined;
  onValueChange: (value: Sort | undefined) => void;
}

/** The order of a list's rows, where there is no head of a table to press on. */
export function SortFields({ columns, value, onValueChange }: SortFieldsProps) {
  const { words } = useAdmin();
  const known = columns.some(({ key }) => key === value?.key) ? value : undefined;
  return (
    <div className="grid gap-2">
      <FilterField label={words.sortBy} isFilled={known !== undefined}>
        {(control) => (
          <Select
            {...control}
            placeholder={words.firstOrder}
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            value={known?.key}
            onValueChange={(key) => onValueChange({ key, order: known?.order ?? 'asc' })}
            onClear={() => onValueChange(undefined)}
          />
        )}
      </FilterField>
      {known && (
        <Segmented
          aria-label={words.sortOrder}
          className="w-full"
          options={[
            { value: 'asc', label: words.ascending },
            { value: 'desc', label: words.descending },
          ]}
          value={known.order}
          onValueChange={(order) => onValueChange({ ...known, order })}
        />
      )}
    </div>
  );
}
