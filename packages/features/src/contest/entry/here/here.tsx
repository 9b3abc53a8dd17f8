import { useLingui } from '@lingui/react/macro';
import { AvatarGroup } from '@saiwu/ui';
import { createContext, useContext, type ReactNode } from 'react';
import { type Here, type Standing, useHere } from './use-here.ts';

const OthersContext = createContext<Here['others']>([]);

interface HereProviderProps {
  /** The project. */
  id: string;
  /** Where in it the reader is. */
  at: Standing;
  /** False where nothing is filled in any more. */
  isOn: boolean;
  children: ReactNode;
}

/** Around the page of a project: says that the reader is there, and knows who else is. */
export function HereProvider({ id, at, isOn, children }: HereProviderProps) {
  return <OthersContext value={useHere(id, at, isOn)}>{children}</OthersContext>;
}

/** In the head of that page: who else has it open. */
export function HereNow() {
  const { t } = useLingui();
  const others = useContext(OthersContext);
  const names = useNames(others);
  return (
    <output className="text-sm text-fg-muted">
      {others.length > 0 && (
        <span className="flex items-center gap-2">
          <span aria-hidden>
            <AvatarGroup label={t`也在这里的人`} people={others.map(({ userId, name }) => ({ id: userId, name }))} />
          </span>
          {t`${names}也在这里`}
        </span>
      )}
    </output>
  );
}

/** Beside a part of it, or one section of its plan: who else is in that. */
export function HereIn({ section, sectionKey }: { section: Standing['section']; sectionKey?: string }) {
  const { t } = useLingui();
  const others = useContext(OthersContext).filter((one) => one.section === section && (sectionKey === undefined || one.key === sectionKey));
  const [readers, writers] = [others.filter(({ isAdvisor }) => isAdvisor), others.filter(({ isAdvisor }) => !isAdvisor)];
  const writing = useNames(writers);
  const reading = useNames(readers);
  if (others.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-info-text">
      <span aria-hidden>
        <AvatarGroup label={t`也在这里的人`} people={others.map(({ userId, name }) => ({ id: userId, name }))} />
      </span>
      {writers.length > 0 && <span>{t`${writing}正在填写`}</span>}
      {readers.length > 0 && <span>{t`${reading}正在查看`}</span>}
    </span>
  );
}

/** The first few by name. */
function useNames(others: Here['others']): string {
  const { t } = useLingui();
  const named = others
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(t`、`);
  const count = others.length;
  return count > mostNamed ? t`${named}等 ${count} 人` : named;
}

const mostNamed = 2;
