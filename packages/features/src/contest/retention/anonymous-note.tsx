import { useLingui } from '@lingui/react/macro';
import { Alert } from '@saiwu/ui';
import { minutes } from '../../lib/language/show.ts';
import type { Contest } from '../answers.ts';

/** Says over a contest whose people are gone why nobody stands in it any more. */
export function AnonymousNote({ contest: { anonymised } }: { contest: Contest }) {
  const { t } = useLingui();
  if (anonymised === null) return null;
  return (
    <Alert>
      {anonymised.time === null
        ? t`已经开始匿名参赛者，成绩和数字保留；没有做完时，可以在菜单里再次开始`
        : t`参赛者已在 ${minutes(anonymised.time)} 匿名，成绩和数字保留，大赛只能查看`}
    </Alert>
  );
}
