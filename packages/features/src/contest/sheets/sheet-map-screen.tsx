import { Loaded, useUrlState } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, PageStack } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import type { SheetMap } from '../answers.ts';
import { anId } from '../editor/beginning/an-id.ts';
import { useBeginning } from '../editor/beginning/use-beginning.ts';
import { type BegunMap, freshMap } from './sheet-map-form.ts';
import { SheetMapEditor } from './sheet-map-editor.tsx';

/** Changes a column map; what was imported by it stays as it is. */
export function SheetMapScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('sheetMap.get', { path: { id } }));
  return (
    <Loaded query={query} isPage>
      {(map) => (
        <PageStack>
          <PageHeader title={map.name} description={t`修改影响以后的导入和导出`} />
          <SheetMapEditor key={map.id} map={map} begun={map} />
        </PageStack>
      )}
    </Loaded>
  );
}

const address = z.object({ from: anId });

/** Adds a column map, like another one (`?from=`) or from the start. */
export function NewSheetMapScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const [{ from }] = useUrlState(address);
  const query = useQuery({ ...queryOf('sheetMap.get', { path: { id: from ?? '' } }), staleTime: Infinity, enabled: from !== undefined });
  const next = from === undefined ? fromTheStart : query.data && likeMap(query.data);
  const beginning = useBeginning(next, ({ like }): BegunMap => {
    if (like === null) return freshMap({ title: t`项目名称`, leader: t`负责人姓名` });
    const { name } = like;
    return { ...like, name: t`${name} 副本`.slice(0, 50), sortValue: 100, state: true };
  });

  if (beginning === null || query.isLoadingError)
    return (
      <Loaded query={query} isPage>
        {() => null}
      </Loaded>
    );
  const { like, values, draft } = beginning;
  const name = like?.name;
  return (
    <PageStack>
      <PageHeader title={t`新建申报汇总表`} description={name === undefined ? undefined : t`照「${name}」填好`} />
      <SheetMapEditor map={null} begun={values} draft={draft} />
    </PageStack>
  );
}

interface Source {
  /** What is typed over it is kept under this name. */
  draft: string;
  like: SheetMap | null;
}

const fromTheStart: Source = { draft: 'sheetMap', like: null };

function likeMap(like: SheetMap): Source {
  return { draft: `sheetMap-like-${like.id}`, like };
}
