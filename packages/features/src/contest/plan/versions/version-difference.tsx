import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { blockDifference, type ChangedPicture } from './block-difference.ts';
import { textDifference } from './text-difference.ts';

/** What has changed of a section since a version of it: its words, its pictures, and that tables have. */
export function VersionDifference({ before, after }: { before: string; after: string }) {
  const { t } = useLingui();
  const stretches = useMemo(() => textDifference(before, after), [before, after]);
  const { pictures, tables } = useMemo(() => blockDifference(before, after), [before, after]);
  const isSame = stretches.every(({ kind }) => kind === 'same');
  return (
    <>
      {tables > 0 && <p className="text-warning-text">{t`${tables} 个表格有变化，下面只标出其中的文字`}</p>}
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {isSame ? (
        <p className="text-fg-muted">{t`文字和现在的一样`}</p>
      ) : (
        <>
          <p className="text-sm text-fg-muted">{t`绿色是后来加的，红色是后来删的。`}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">
            {stretches.map(({ kind, text }, index) => {
              if (kind === 'same') return text;
              const Mark = kind === 'added' ? 'ins' : 'del';
              return (
                // oxlint-disable-next-line react/no-array-index-key -- stretches have no name, and are drawn all anew
                <Mark key={index} className={kind === 'added' ? 'bg-success-soft text-success-text' : 'bg-danger-soft text-danger-text'}>
                  {text}
                </Mark>
              );
            })}
          </p>
        </>
      )}
    </>
  );
}

function Pictures({ pictures }: { pictures: readonly ChangedPicture[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`变化的图片`} className="flex flex-wrap gap-3">
      {pictures.map(({ src, alt, kind }) => (
        <li key={`${kind} ${src}`} className="flex flex-col gap-1">
          <img src={src} alt={alt} className="h-24 max-w-48 rounded-control border border-border object-contain" />
          <span className={kind === 'added' ? 'text-sm text-success-text' : 'text-sm text-danger-text'}>
            {kind === 'added' ? t`后来加的` : t`后来删的`}
          </span>
        </li>
      ))}
    </ul>
  );
}
