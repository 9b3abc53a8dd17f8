import { isApiError } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api.tsx';
import type { Entry } from '../../answers.ts';

/**
 * What follows an act on the people of a project: the page shows what the server answers, also where it refuses because somebody else was
 * faster. No form stands there to offer both versions, so whoever acts is told to look and to act again.
 */
export function useTeamAnswer(id: string): { onSuccess: (answer: Entry) => void; onError: (error: Error) => void } {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const show = (answer: Entry) => void queryClient.setQueryData(queryOf('entry.get', { path: { id } }).queryKey, answer);
  return {
    onSuccess: show,
    onError(error) {
      if (!isApiError(error) || error.kind !== 'conflict' || !error.current) return;
      show(error.current as Entry); // the server sends the project as it stands
      toast.error(t`刚有人改过团队，这一步没有保存。已显示最新的情况，请再操作一次`);
    },
  };
}
