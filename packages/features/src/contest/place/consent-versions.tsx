import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Drawer } from '@saiwu/ui';
import { useState } from 'react';
import { minutes } from '../../lib/language/show.ts';
import type { ContestDetail } from '../answers.ts';

type Consent = ContestDetail['consents'][number];

/** What people agree to before they hand in, by its version since the contest was published; the texts before it open beside it. */
export function ConsentVersions({ contest: { consents, setup } }: { contest: ContestDetail }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [now, ...before] = consents;
  if (now === undefined) return setup.consent ? t`发布后从第 1 版算起` : t`不用同意`;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Version consent={now} />
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {before.length > 0 ? t`查看内容和以前的版本` : t`查看内容`}
      </Button>
      {isOpen && (
        <Drawer isOpen onOpenChange={setIsOpen} title={t`参赛承诺`} description={t`队员同意的是当时的版本，以前的内容一直保留`}>
          <ol className="flex flex-col gap-6">
            {consents.map((consent, index) => (
              <li key={consent.version} className="flex flex-col gap-2">
                <span className="flex items-baseline gap-2 font-medium">
                  <Version consent={consent} />
                  {index === 0 && <Badge>{t`现在`}</Badge>}
                </span>
                <p className={consent.text === null ? 'text-fg-muted' : 'whitespace-pre-line'}>{consent.text ?? t`从这时起不用同意`}</p>
              </li>
            ))}
          </ol>
        </Drawer>
      )}
    </span>
  );
}

function Version({ consent: { version, since } }: { consent: Consent }) {
  const { t } = useLingui();
  const time = minutes(since);
  return t`第 ${version} 版，从 ${time} 起`;
}
