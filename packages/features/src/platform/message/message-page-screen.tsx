import { useUrlState } from '@saiwu/admin';
import { consolePaths } from '@saiwu/openapi';
import { EmptyState } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router-dom';
import { z } from 'zod';
import { MessageEditor } from './message-editor.tsx';
import { MessageView } from './message-view.tsx';

/** One message by the `id` of the address: to look at, or with `type=edit` for its author to change. Without an id, a new one. */
export function MessagePageScreen() {
  const { t } = useLingui();
  const [{ id, type }] = useUrlState(address);
  if (id === '') return <Navigate to={consolePaths.newMessage} replace />;
  if (!/^[1-9]\d{0,18}$/.test(id))
    return <EmptyState drawing="search" heading="h1" title={t`没有找到`} description={t`可能已经删除，或者不在你能看的范围里`} />;
  return type === 'edit' ? <MessageEditor key={id} id={id} /> : <MessageView id={id} />;
}

const address = z.object({ id: z.string().default(''), type: z.enum(['view', 'edit']).default('view') });
