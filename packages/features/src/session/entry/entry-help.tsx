import { Button } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSignInOptions } from '../sign-in/sign-in-options.ts';

/** Whom to ask, as the installation says it. */
export function EntryHelp() {
  const { t } = useLingui();
  const site = useSignInOptions().options?.site;
  return (
    <p className="mx-auto w-full max-w-90 text-balance wrap-anywhere text-fg-muted">
      <span>{site?.help || t`登录不上？请联系学校或学院的管理员。`}</span>
      {site?.docsUrl && (
        <Button asChild variant="link" className="px-1.5">
          <a href={site.docsUrl} target="_blank" rel="noopener noreferrer">
            <Trans>使用文档</Trans>
          </a>
        </Button>
      )}
    </p>
  );
}
