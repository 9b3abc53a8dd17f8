import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useAct } from '../../../lib/api/use-act.ts';
import { useFailure } from '../../../lib/api/use-failure.ts';
import type { MemberRow } from './members.ts';

/** What goes stale: the list, the roles that users are listed with, and what the reader may do. */
const invalidates = ['role', 'user', 'resource.visible'] as const;

/** Gives a role to people and takes it from one, who gets it back by the toast. */
export function useMemberActs(roleId: string) {
  const { t } = useLingui();
  const explain = useFailure();
  const path = { id: roleId };
  const assign = useAct('role.assign', { invalidates });
  const unassign = useAct('role.unassign', { invalidates });

  /** No field of a form is to blame here. */
  function onError(error: Error) {
    const { message, fieldErrors, requestId } = explain(error);
    if (fieldErrors !== undefined) toast.error(message, { requestId });
  }

  function add(userIds: string[], onAdded: () => void) {
    const count = userIds.length;
    const onSuccess = () => {
      toast.success(t`已添加 ${count} 人`);
      onAdded();
    };
    assign.mutate({ path, body: userIds }, { onSuccess, onError });
  }

  function remove({ id, name }: MemberRow) {
    const undo = () => assign.mutate({ path, body: [id] }, { onError });
    unassign.mutate({ path, body: [id] }, { onSuccess: () => toast.success(t`已移除「${name}」`, { undo }), onError });
  }

  return { add, remove, isPending: assign.isPending };
}
