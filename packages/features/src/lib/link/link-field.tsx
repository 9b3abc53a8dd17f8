import { CopyButton, Input } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

/** A link with a secret, to be copied: it is shown once. */
export function LinkField({ path }: { path: string }) {
  const { t } = useLingui();
  const id = useId();
  const link = new URL(path, location.origin).href;
  return (
    <>
      <label htmlFor={id} className="font-medium">
        {t`邀请链接`}
      </label>
      <div data-keep-clear="" className="flex items-center gap-2">
        <Input id={id} readOnly value={link} className="font-mono" onFocus={(event) => event.target.select()} />
        <CopyButton text={link} label={t`复制邀请链接`} />
      </div>
    </>
  );
}
