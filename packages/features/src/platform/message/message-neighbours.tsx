import { IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { viewPath } from './message-paths.ts';

/** The way to the message before and after this one, by time, among those that come first in the box. */
export function MessageNeighbours({ id }: { id: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  // What lies around does not change while one reads on.
  const { data } = useQuery({ ...queryOf('message.page', { body: { model: {}, size: 100 } }), staleTime: 60_000 });
  const ids = data?.records.toSorted((one, other) => Number(other.createMillis) - Number(one.createMillis)).map((one) => one.id) ?? [];
  const place = ids.indexOf(id);
  if (place === -1 || ids.length < 2) return null;
  const [newer, older] = [ids[place - 1], ids[place + 1]];
  return (
    <span className="flex gap-1">
      <Way label={t`上一条`} to={newer}>
        <ChevronLeft aria-hidden />
      </Way>
      <Way label={t`下一条`} to={older}>
        <ChevronRight aria-hidden />
      </Way>
    </span>
  );
}

/** At the end of the row it is not disabled: the focus would be lost. */
function Way({ label, to, children }: { label: string; to: string | undefined; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <IconButton
      label={label}
      variant="outline"
      aria-disabled={to === undefined || undefined}
      className="aria-disabled:opacity-50"
      onClick={() => to !== undefined && void navigate(viewPath(to), { replace: true })}
    >
      {children}
    </IconButton>
  );
}
