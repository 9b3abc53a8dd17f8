import { Loaded } from '@saiwu/admin';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { NotFoundScreen } from '../../session/not-found-screen.tsx';
import { fillPath, legacyTarget, missingKinds, readLegacyQuery, type LegacyIds } from '../../lib/legacy/legacy-path.ts';
import { legacyLists, type LegacyRow } from '../../lib/legacy/legacy-path-table.ts';
import { reachedPath } from '../projects/reached-path.ts';
import { levelOf } from '../review/phase.ts';
import type { Place } from '../answers.ts';
import { isPicked, LegacyPicker } from './legacy-picker.tsx';

/** What an old address asked for. */
interface Asked {
  row: LegacyRow;
  ids: LegacyIds;
  rest: URLSearchParams;
}

/** Between an old address and its page: the server says what it knows, the reader chooses the rest. */
export function LegacyScreen() {
  const { search } = useLocation();
  const asked = readLegacyQuery(search);
  if (asked === null) return <NotFoundScreen />;
  const { row, ids, rest } = asked;
  if (isPicked(row.id) && ids[row.id] === undefined)
    return <LegacyPicker kind={row.id} from={row.from} targetOf={(chosen) => legacyTarget(row, { ...ids, ...chosen }, rest)} />;
  return <Placed {...asked} />;
}

function Placed({ row, ids, rest }: Asked) {
  const { queryOf } = useApi();
  const query = useQuery(queryOf('legacy.place', { query: ids.project === undefined ? {} : { projectId: ids.project } }));
  return (
    <Loaded query={query} isPage>
      {(place) => {
        // whose page of a project it is decides before what the old address was called
        if (ids.project !== undefined && place.reach !== 'SCOPE') return <Navigate to={reachedPath(place, ids.project)} replace />;
        const known = { ...idsOf(place), ...ids };
        const [missing] = missingKinds(row, known);
        const target = missing === undefined ? fillPath(row, known, rest) : legacyLists[missing];
        return target ? <Navigate to={target} replace /> : <NotFoundScreen />;
      }}
    </Loaded>
  );
}

function idsOf({ contestId, stageId, stageKind, schoolId, collegeId }: Place): LegacyIds {
  return {
    ...(contestId !== null && { contest: contestId }),
    ...(stageId !== null && { stage: stageId }),
    ...(stageKind !== null && { level: levelOf(stageKind.code) }),
    ...(schoolId !== null && { school: schoolId }),
    ...(collegeId !== null && { college: collegeId }),
  };
}
