import { useLingui } from '@lingui/react/macro';
import { Button, CopyButton } from '@saiwu/ui';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useAct } from '../../lib/api/use-act.ts';
import type { Register } from './register.ts';

interface SecretValueProps {
  register: Register;
  id: string;
  field: 'number' | 'phone';
  /** What it is called: 手机. */
  label: string;
  /** As lists show it. */
  shown: string | null;
}

/** A number or a phone that is shown whole when somebody asks for it, which the operation log keeps. */
export function SecretValue({ register, id, field, label, shown }: SecretValueProps) {
  const { t } = useLingui();
  const can = useCan();
  const [whole, setWhole] = useState<string | null>(null);
  const { mutate, isPending } = useAct(`${register}.reveal`, { invalidates: [] });
  if (shown === null) return null;
  if (whole !== null)
    return (
      // another element than the hidden one: a translated text would stay
      <span key="whole" className="inline-flex items-center gap-1 tabular-nums">
        {whole}
        <CopyButton text={whole} label={t`复制${label}`} />
      </span>
    );
  const isHidden = shown.includes('*');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 tabular-nums">
      {shown}
      {isHidden && can(`${register}.reveal`) && (
        <Button
          variant="ghost"
          size="small"
          isPending={isPending}
          aria-label={t`显示完整${label}`}
          onClick={() => mutate({ body: { id, field } }, { onSuccess: ({ value }) => setWhole(value) })}
        >
          {t`显示`}
        </Button>
      )}
    </span>
  );
}
