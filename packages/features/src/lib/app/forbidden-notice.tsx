import type { OperationId } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { Button, NoPermission } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { WaysOn } from './ways-on.tsx';
import { whyPath } from './why-path.ts';

export interface ForbiddenNoticeProps {
  /** What the reader may not open, where it has a name. */
  title?: string | undefined;
  /** It stands for a whole page: with a heading and a way back. */
  isPage: boolean;
  /** What the reader would have to be allowed. */
  operation?: OperationId | undefined;
  /** Of what was turned away. */
  requestId?: string | undefined;
}

/**
 * Stands where the reader may not look: who opens it to them, and a way back. It names the role above the reader's own and no person: who
 * may not list users learns no names here either.
 */
export function ForbiddenNotice({ title, isPage, operation, requestId }: ForbiddenNoticeProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const is = (role: string) => user?.roleList.some(({ code }) => code === role) === true;
  const above = is('GENERAL_MANAGER') ? t`请联系超级管理员开通` : is('XMANAGEMENT') ? t`请联系总管理员开通` : t`请联系本校的学校管理员开通`;
  // whoever came by an invitation has nothing to ask for
  const why = user?.isInvited ? undefined : whyPath({ operation, request: requestId });
  const whom = user?.isInvited ? t`请联系邀请你的老师` : above;
  return (
    <NoPermission
      heading={isPage ? 'h1' : undefined}
      description={title === undefined ? whom : t`你的角色打不开「${title}」，${whom}`}
      action={
        <>
          {why !== undefined && (
            <Button asChild variant={isPage ? 'ghost' : 'outline'} size={isPage ? 'default' : 'small'}>
              <Link to={why}>
                <Trans>为什么</Trans>
              </Link>
            </Button>
          )}
          {isPage && <WaysOn />}
        </>
      }
    />
  );
}
