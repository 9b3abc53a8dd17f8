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

/** The icon that the server's menu names, by Lucide's names; a folder for names that we do not carry. */
export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = (name !== undefined && icons[name]) || Folder;
  return <Icon aria-hidden size={16} strokeWidth={1.5} />;
}

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
