import type { AnswerOf } from '@saiwu/api-client';
import { socialProviders } from '@saiwu/openapi';
import { Avatar, Button } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { useVisitProvider } from './use-visit-provider.ts';

export interface ProviderButtonsProps {
  /** Those of `session.options`. */
  providers: AnswerOf<'session.options'>['providers'];
}

/** One button for each provider that people may sign in with. */
export function ProviderButtons({ providers }: ProviderButtonsProps) {
  const [search] = useSearchParams();
  const { visit, pending, error } = useVisitProvider('SIGN_IN');
  return (
    <div className="flex flex-col gap-3">
      {error !== null && <FailureNotice error={error} />}
      {providers.map(({ code, name }) => {
        const provider = socialProviders.find((one) => one === code);
        return (
          provider && (
            <Button
              key={code}
              variant="outline"
              className="w-full"
              isPending={pending === provider}
              disabled={pending !== null && pending !== provider}
              onClick={() => void visit(provider, search.get('redirect'))}
            >
              <span aria-hidden className="contents">
                <Avatar name={name.slice(0, 1)} size="sm" />
              </span>
              <Trans>使用 {name} 登录</Trans>
            </Button>
          )
        );
      })}
    </div>
  );
}
