import { useLingui } from '@lingui/react/macro';
import { Card } from '@saiwu/ui';
import type { Entry } from '../answers.ts';
import { FileSlot } from './file-slot.tsx';
import { HereIn } from './here.tsx';
import { placeId } from './places.ts';

/** The files that the contest asks for. */
export function FilesPart({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  return (
    <Card id={placeId('FILES')} tabIndex={-1} title={t`附件`} actions={<HereIn section="FILES" />}>
      <div className="flex flex-col gap-5">
        {entry.form.files.map(({ key, name, help, kinds, maxSize, isRequired }) => (
          <FileSlot
            key={key}
            id={placeId('FILES', key)}
            entry={entry}
            slot={`file:${key}`}
            label={name}
            help={help ?? null}
            isRequired={isRequired}
            kinds={kinds}
            maxSize={maxSize}
          />
        ))}
      </div>
    </Card>
  );
}
