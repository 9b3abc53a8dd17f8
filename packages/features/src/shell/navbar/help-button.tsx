import { useSession } from '@saiwu/auth';
import { Dialog, IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';

// the QR code brings a library
const GreetingCard = lazy(async () => ({ default: (await import('./greeting-card.tsx')).GreetingCard }));

/** Whom to ask. Absent where nobody is named for the caller's role. */
export function HelpButton() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    ...queryOf('greeting.mine', { query: { userId: user?.id, roleCode: user?.roleList[0]?.code } }),
    staleTime: 300_000,
  });
  if (data === undefined || data.qrCode === '') return null;
  return (
    <>
      <IconButton label={t`客服`} onClick={() => setIsOpen(true)}>
        <CircleQuestionMark aria-hidden />
      </IconButton>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} size="sm" title={t`联系客服`}>
        <Suspense fallback={<div className="h-60" />}>
          <GreetingCard {...data} />
        </Suspense>
      </Dialog>
    </>
  );
}
