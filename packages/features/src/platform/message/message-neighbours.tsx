import { IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api.tsx';
import { viewPath } from '../../shell/message-paths.ts';

/** The way to the message before and after this one, by time, among those that come first in the box. */
export function MessageNeighbours({ id }: { id: string }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const navigate = useNavigate();
  // What lies around does not change while one reads on.
  const { data } = useQuery({ ...queryOf('message.page', { body: { model: {}, size: 100 } }), staleTime: 60_000 });
  const ids = data?.records.toSorted((one, other) => Number(other.createMillis) - Number(one.createMillis)).map((one) => one.id) ?? [];
  const place = ids.indexOf(id);
  if (place === -1 || ids.length < 2) return null;
  const [newer, older] = [ids[place - 1], ids[place + 1]];
  const open = (next: string) => void navigate(viewPath(next), { replace: true });
  return (
    <span className="flex gap-1">
      <IconButton label={t`上一条`} variant="outline" disabled={newer === undefined} onClick={() => newer !== undefined && open(newer)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label={t`下一条`} variant="outline" disabled={older === undefined} onClick={() => older !== undefined && open(older)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </span>
  );
}
