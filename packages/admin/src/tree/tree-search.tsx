import { Combobox, useWords } from '@saiwu/ui';
import { useAdmin } from '../admin-provider.tsx';
import type { TreeRow, TreeSource } from './tree-source.ts';

/** Finds a node on the server and leads to it. */
export function TreeSearch<Row extends TreeRow>({
  source,
  onChoose,
}: {
  source: Pick<TreeSource<Row>, 'find' | 'findHint'>;
  onChoose: (id: string) => void;
}) {
  const { explain } = useAdmin();
  const words = useWords();

  async function load(text: string, signal: AbortSignal) {
    try {
      const found = (await source.find?.(text, { signal })) ?? [];
      return {
        options: found.map(({ id, label, description }) => ({ value: id, label, ...(description !== undefined && { description }) })),
      };
    } catch (error) {
      throw new Error(explain(error).message, { cause: error });
    }
  }

  return (
    <Combobox
      aria-label={words.search}
      placeholder={source.findHint ?? words.search}
      value={null}
      onValueChange={onChoose}
      load={load}
      className="mb-2"
    />
  );
}
