import { useLingui } from '@lingui/react/macro';
import { NumberInput } from '@saiwu/ui';
import { useWatch } from 'react-hook-form';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { SumHint } from '../fields/sum-hint.tsx';

/** In a hundred of the places, for each track. */
export function TrackShares({ form, index }: { form: ContestFormReturn; index: number }) {
  const { t } = useLingui();
  const name = `stages.${index}.promotion.trackShares` as const;
  const shares = useWatch({ control: form.control, name }) ?? [];
  if (shares.length === 0) return null;
  const sum = shares.reduce((total, { percent }) => total + (percent || 0), 0);
  return (
    <div className="flex flex-col gap-3">
      <SumHint label={t`名额合计 ${sum} / 100`} sum={sum * 10_000} />
      <div className="grid grid-cols-4 gap-4 max-xl:grid-cols-2">
        {shares.map(({ track }, place) => (
          <ContestField key={track} name={`${name}.${place}.percent`} label={t`${track}（%）`}>
            {(field) => <NumberInput {...field} min={0} max={100} />}
          </ContestField>
        ))}
      </div>
    </div>
  );
}
