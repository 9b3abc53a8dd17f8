import { isApiError, type FileAnswer } from '@saiwu/api-client';
import { Input } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EntryField } from './entry-field.tsx';

export interface PictureCodeProps {
  /** Fetches the picture; another function, another picture. Null while there is none to fetch. */
  load: ((signal: AbortSignal) => Promise<FileAnswer>) | null;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onRefresh: () => void;
}

/** A picture with a small sum, and the field for its result. Pressing the picture brings another. */
export function PictureCode({ load, value, error, onChange, onRefresh }: PictureCodeProps) {
  const { t } = useLingui();
  const picture = usePicture(load);
  const problems: Record<Problem, string> = {
    tooMany: t`获取验证码太频繁，请 1 分钟后再试`,
    unavailable: t`系统维护中，请稍后再试`,
    failed: t`获取图片验证码失败`,
  };
  return (
    <EntryField label={<Trans>图片验证码</Trans>} error={error ?? (picture.problem === null ? undefined : problems[picture.problem])}>
      {(control) => (
        <div className="flex items-stretch gap-2">
          <Input
            {...control}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={16}
            className="h-11 min-w-0 flex-1"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            disabled={load === null}
            title={t`换一张图片`}
            onClick={onRefresh}
            className="grid h-11 w-30 shrink-0 place-items-center overflow-hidden rounded-control border border-border bg-bg-subtle text-xs text-fg-muted focus-ring"
          >
            {picture.address === null ? (
              <>
                {load === null ? (
                  <span>
                    <Trans>先填手机号</Trans>
                  </span>
                ) : (
                  <RefreshCw aria-hidden className="size-4 stroke-[1.5]" />
                )}
                <span className="sr-only">{t`换一张图片`}</span>
              </>
            ) : (
              <img
                src={picture.address}
                alt={t`验证码图片，请填写算式的结果；按下换一张`}
                width={158}
                height={58}
                className="size-full bg-white object-contain"
              />
            )}
          </button>
        </div>
      )}
    </EntryField>
  );
}

type Problem = 'tooMany' | 'unavailable' | 'failed';

/** The picture as an address of this page. */
function usePicture(load: PictureCodeProps['load']): { address: string | null; problem: Problem | null } {
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    if (load === null) return undefined;
    const loading = new AbortController();
    let made: string | null = null;
    void show(load);
    return () => {
      loading.abort();
      setAddress(null);
      if (made !== null) URL.revokeObjectURL(made);
    };

    async function show(fetchPicture: typeof load & object) {
      try {
        const { blob } = await fetchPicture(loading.signal);
        if (loading.signal.aborted) return;
        // so little is no picture: the platform's servers say so that they are out of order
        if (blob.size > 100) setAddress((made = URL.createObjectURL(blob)));
        setProblem(blob.size > 100 ? null : 'unavailable');
      } catch (error) {
        if (!loading.signal.aborted) setProblem(isApiError(error) && error.kind === 'tooMany' ? 'tooMany' : 'failed');
      }
    }
  }, [load]);

  return { address, problem };
}
