import { useLingui } from '@lingui/react/macro';
import { WaysOn } from '../lib/app/ways-on.tsx';
import { EntryFrame } from './entry/entry-frame.tsx';

/** The page for addresses without one, outside of the shell. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <EntryFrame title={t`页面不存在 · 赛务`} heading={t`页面不存在`} lead={t`地址可能写错了，或者页面已经移走。`}>
      <div className="flex flex-wrap gap-2">
        <WaysOn />
      </div>
    </EntryFrame>
  );
}
