import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Combobox } from '@saiwu/ui';
import { useNavigate } from 'react-router-dom';
import { useFindContests } from '../../../lib/choices/use-find-contests.ts';

/** Begins with all that an earlier contest was set up with. */
export function LastYear() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const find = useFindContests();
  return (
    <Combobox
      aria-label={t`照往年的大赛创建`}
      className="w-56"
      value={null}
      onValueChange={(id) => id && void navigate(`${consolePaths.newContest}?from=${id}`, { replace: true })}
      load={find}
      placeholder={t`照往年的大赛…`}
    />
  );
}
