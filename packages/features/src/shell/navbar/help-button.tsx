import { useSession } from '@saiwu/auth';
import { IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { partOf } from '../../lib/app/later.tsx';

// the QR code brings a library
const GreetingDialog = partOf(async () => (await import('./greeting-dialog.tsx')).GreetingDialog);

/** Whom to ask. Where nobody is named for the caller's role it is there for those who can name somebody, and says how. */
export function HelpButton() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { user } = useSession();
  const can = useCan();
  const [isOpen, setIsOpen] = useState<boolean>();
  const { data } = useQuery({
    ...queryOf('greeting.mine', { query: { userId: user?.id, roleCode: user?.roleList[0]?.code } }),
    staleTime: 300_000,
  });
  if (data === undefined || (data.qrCode === '' && !can('parameter.update'))) return null;
  return (
    <>
      <IconButton label={t`客服`} onClick={() => setIsOpen(true)}>
        <CircleQuestionMark aria-hidden />
      </IconButton>
      {isOpen !== undefined && <GreetingDialog {...data} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
