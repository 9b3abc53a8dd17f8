import { Loaded, useUrlState } from '@saiwu/admin';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { SmsTaskForm } from './sms-task-form.tsx';
import { SmsTaskView } from './sms-task-view.tsx';

/** One task by the `id` of the address: to look at, to change or to copy by its `type`. Without an id, a new one. */
export function SmsTaskScreen() {
  const [{ id, type }] = useUrlState(address);
  return id === undefined ? <SmsTaskForm record={null} isNew /> : <Opened key={`${id}.${type}`} id={id} type={type} />;
}

function Opened({ id, type }: { id: string; type: 'view' | 'edit' | 'copy' }) {
  const { queryOf } = useApi();
  const query = useQuery({
    ...queryOf('smsTask.get', { path: { id } }),
    // what is sent goes on by itself
    refetchInterval: ({ state }) => (type === 'view' && state.data?.actions.canCancel ? 3000 : false),
    refetchOnWindowFocus: type === 'view',
  });
  return (
    <Loaded query={query} isPage>
      {(task) =>
        type === 'copy' || (type === 'edit' && task.actions.canEdit) ? (
          <SmsTaskForm record={task} isNew={type === 'copy'} />
        ) : (
          <SmsTaskView task={task} />
        )
      }
    </Loaded>
  );
}

const address = z.object({
  id: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  type: z.enum(['view', 'edit', 'copy']).default('view'),
});
