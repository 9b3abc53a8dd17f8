import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { generatePath, Link } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';

/** What follows a seal: everybody who may has been told already; the way to the ranked list, where it is printed and exported. */
export function SealNext({ contestId }: { contestId: string }) {
  const { t } = useLingui();
  const can = useCan();
  if (!can('result.page')) return null;
  return (
    <Button variant="solid" asChild>
      <Link replace to={generatePath(consolePaths.results, { id: contestId })}>{t`查看并导出结果`}</Link>
    </Button>
  );
}
