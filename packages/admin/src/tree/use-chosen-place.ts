import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TreeNode } from '@saiwu/ui';
import type { TreeRow, TreeSource } from './tree-source.ts';

interface ChosenPlace {
  chosenId: string | undefined;
  /** Its level has come. */
  isHere: boolean;
  onPlace: (above: readonly string[]) => void;
}

/** Of a tree that comes a level at a time: the place of the chosen node, asked as soon as the address names one that is not loaded. */
export function useChosenPlace<Row extends TreeRow, Branch extends TreeNode>(
  { name, placeOf }: TreeSource<Row, Branch>,
  { chosenId, isHere, onPlace }: ChosenPlace,
): void {
  const { data } = useQuery({
    queryKey: [`${name}.place`, chosenId],
    queryFn: ({ signal }) => placeOf?.(chosenId ?? '', { signal }) ?? null,
    enabled: placeOf !== undefined && chosenId !== undefined && !isHere,
  });
  useEffect(() => {
    if (data && !isHere) onPlace(data.above);
    // once for an answer, and anew when levels were forgotten
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, isHere]);
}
