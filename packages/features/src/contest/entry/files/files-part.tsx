import { isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card, DescriptionList } from '@saiwu/ui';
import type { Entry } from '../../answers.ts';
import { FileSlot } from './file-slot.tsx';
import { GivenFile } from './given-file.tsx';
import { HereIn } from '../here/here.tsx';
import { placeId } from '../places.ts';

/** The files that the contest asks for. */
export function FilesPart({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { files } = entry.form;
  return (
    <Card id={placeId('FILES')} tabIndex={-1} title={t`附件`} actions={<HereIn section="FILES" />}>
      {isAllowed(entry.actions, 'save') ? (
        <div className="flex flex-col gap-5">
          {files.map(({ key, name, help, kinds, maxSize, isRequired }) => (
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
      ) : (
        <DescriptionList
          items={files.map(({ key, name }) => {
            const given = entry.files.find(({ slot }) => slot === `file:${key}`);
            return { label: name, value: given && <GivenFile file={given} /> };
          })}
        />
      )}
    </Card>
  );
}
