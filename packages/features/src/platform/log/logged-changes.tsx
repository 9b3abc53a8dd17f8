import { useLingui } from '@lingui/react/macro';
import { DescriptionList } from '@saiwu/ui';
import { z } from 'zod';

/** The fields that a change has changed, each as it was and as it is. */
export function LoggedChanges({ changes }: { changes: string }) {
  const pairs = Object.entries(schema.parse(JSON.parse(changes)));
  return (
    <DescriptionList
      columns={1}
      className="rounded-card border border-border p-3"
      items={pairs.map(([field, [before, after]]) => ({
        label: field,
        value: <Difference before={before} after={after} />,
        isWide: true,
      }))}
    />
  );
}

const schema = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

function Difference({ before, after }: { before: unknown; after: unknown }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <del className="rounded-small bg-danger-soft px-1 text-fg-muted no-underline">
        <Value value={before} />
      </del>
      <span aria-hidden className="text-fg-subtle">
        →
      </span>
      <ins className="rounded-small bg-success-soft px-1 no-underline">
        <Value value={after} />
      </ins>
    </span>
  );
}

/** An enumeration by its word, a list with its parts, anything else as it was kept. */
function Value({ value }: { value: unknown }) {
  const { t } = useLingui();
  if (value === null || value === undefined || value === '') return t`（空）`;
  if (typeof value === 'boolean') return value ? t`是` : t`否`;
  if (typeof value === 'string') return value;
  const word = z.object({ desc: z.string() }).safeParse(value);
  return word.success ? word.data.desc : JSON.stringify(value);
}
