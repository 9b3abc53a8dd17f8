import { useLingui } from '@lingui/react/macro';
import { Select } from '@saiwu/ui';
import { useId } from 'react';
import type { Plan, PlanImportPreview } from '../../answers.ts';

type Piece = PlanImportPreview['pieces'][number];

interface ImportPiecesProps {
  plan: Plan;
  pieces: readonly Piece[];
  into: readonly (string | null)[];
  onPut: (piece: number, key: string | null) => void;
}

/** What a text was cut into, each piece with the section that it goes into. */
export function ImportPieces({ plan, pieces, into, onPut }: ImportPiecesProps) {
  const { t } = useLingui();
  const count = pieces.length;
  return (
    <section aria-label={t`文件里的内容`} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t`文件里的 ${count} 段内容`}</h3>
      <ol className="divide-y divide-border rounded-card border border-border">
        {pieces.map((piece, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a piece is known by its place
          <PieceRow key={place} plan={plan} piece={piece} into={into[place] ?? null} onPut={(key) => onPut(place, key)} />
        ))}
      </ol>
    </section>
  );
}

interface PieceRowProps {
  plan: Plan;
  piece: Piece;
  into: string | null;
  onPut: (key: string | null) => void;
}

/** What a choice of nothing is called: no section has such a key. */
const nowhere = '-';

function PieceRow({ plan, piece: { heading, excerpt, characters, pictures }, into, onPut }: PieceRowProps) {
  const { t } = useLingui();
  const headingId = useId();
  const options = [
    { value: nowhere, label: t`不导入` },
    ...plan.sections.map(({ key, title }, index) => ({ value: key, label: `${index + 1}. ${title}` })),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p id={headingId} className={heading === null ? 'text-fg-muted' : 'font-medium wrap-anywhere'}>
          {heading ?? t`第一个标题之前`}
        </p>
        {excerpt !== '' && <p className="line-clamp-2 text-sm text-fg-muted wrap-anywhere">{excerpt}</p>}
        <p className="text-xs text-fg-muted tabular-nums">{pictures === 0 ? t`${characters} 字` : t`${characters} 字，${pictures} 张图`}</p>
      </div>
      <div className="w-56 max-sm:w-full">
        <Select
          aria-labelledby={headingId}
          options={options}
          value={into ?? nowhere}
          onValueChange={(key) => onPut(key === nowhere ? null : key)}
        />
      </div>
    </li>
  );
}
