import {
  Building,
  ClipboardCheck,
  ClipboardPen,
  ChartColumn,
  Folder,
  Gavel,
  LayoutDashboard,
  List,
  Mail,
  Network,
  Package,
  School,
  Settings,
  Shield,
  SlidersHorizontal,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense } from 'react';

/**
 * The icon that the server's menu names, by Lucide's names. The frame carries a few; others come after it, and until then there is a
 * folder, as for unknown names.
 */
export function MenuIcon({ name }: { name: string | null | undefined }) {
  const Icon = name ? icons[name] : Folder;
  if (Icon !== undefined) return <Icon aria-hidden size={16} strokeWidth={1.5} />;
  return (
    <Suspense fallback={<MenuIcon name={null} />}>
      <OtherIcon name={name ?? ''} />
    </Suspense>
  );
}

const OtherIcon = lazy(async () => {
  const { moreIcons } = await import('./more-icons.ts').catch(() => ({ moreIcons: new Map<string, LucideIcon>() }));
  return {
    default: function OtherIcon({ name }: { name: string }) {
      const Icon = moreIcons.get(name) ?? Folder;
      return <Icon aria-hidden size={16} strokeWidth={1.5} />;
    },
  };
});

const icons: Record<string, LucideIcon | undefined> = {
  building: Building,
  'chart-column': ChartColumn,
  'clipboard-check': ClipboardCheck,
  'clipboard-pen': ClipboardPen,
  gavel: Gavel,
  'layout-dashboard': LayoutDashboard,
  list: List,
  mail: Mail,
  network: Network,
  package: Package,
  school: School,
  settings: Settings,
  shield: Shield,
  'sliders-horizontal': SlidersHorizontal,
  trophy: Trophy,
  users: Users,
};
