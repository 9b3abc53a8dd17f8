import { useLingui } from '@lingui/react/macro';
import { isExternalLink } from '@saiwu/ui';
import { SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BannerLinkProps {
  /** A path of the console, or the address of a web page. */
  link: string;
  className?: string;
  /** Without children: where it leads, in words. */
  children?: ReactNode;
}

/** Where a banner leads. One that leaves our pages opens beside them, tells nobody where it comes from, and names the place it goes to. */
export function BannerLink({ link, className, children }: BannerLinkProps) {
  const { t } = useLingui();
  if (!isExternalLink(link))
    return (
      <Link to={link} className={className}>
        {children ?? t`查看详情`}
      </Link>
    );
  const { host } = new URL(link);
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="inline-flex items-center gap-1">
        {t`打开 ${host}`}
        <SquareArrowOutUpRight aria-label={t`新窗口`} className="size-4 stroke-[1.5]" />
      </span>
    </a>
  );
}
