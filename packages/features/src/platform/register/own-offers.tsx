import { useLingui } from '@lingui/react/macro';
import { Button, Card } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useAct } from '../../lib/api/use-act.ts';

/** Asks whoever may stand in a register whether they do. Nothing where there is nobody to ask about. */
export function OwnOffers() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('register.offers'));
  const { mutate, isPending } = useAct('register.answer', { invalidates: ['register'] });
  if (data.length === 0) return null;
  return (
    <Card title={t`这是你吗？`}>
      <p className="mb-4 text-fg-muted">{t`学校的名册里有和你的账号相符的人。确认后，名册里就知道这是你的账号；不是你的话，以后不再问。`}</p>
      <ul className="flex flex-col gap-4">
        {data.map(({ kind, id, name, number, phone, orgLabel }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-border p-4">
            <div className="min-w-0">
              <p className="font-medium">{t`${kind.desc} ${name}`}</p>
              <p className="text-fg-muted tabular-nums">{[orgLabel, number, phone].join(' · ')}</p>
            </div>
            <div className="flex gap-2">
              <Button
                variant="outline"
                disabled={isPending}
                onClick={() => mutate({ body: { kind: kind.code, id, isMe: false } })}
              >{t`不是我`}</Button>
              <Button disabled={isPending} onClick={() => mutate({ body: { kind: kind.code, id, isMe: true } })}>{t`是我`}</Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
