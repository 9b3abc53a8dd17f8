import { Button, Dialog, Drawer, Switch, ThemeControls, ThemeExport, toast, type ThemeSettings } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Code, RotateCcw } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { themeOf } from '../../lib/settings/paint-settings.ts';
import { defaultOf, readSettings, subscribeSettings, useSetting, writeSetting, type Settings } from '../../lib/settings/settings.ts';

export interface SettingsPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a person may set for this browser. Each choice takes effect at once. */
export function SettingsPanel({ isOpen, onOpenChange }: SettingsPanelProps) {
  const { t } = useLingui();
  const settings = useSyncExternalStore(subscribeSettings, readSettings);
  const isDefault = keys.every((key) => settings[key] === defaultOf(key));

  function restore() {
    for (const key of keys) restoreDefault(key);
    // The toast's undo is reached again only when the panel no longer holds the focus.
    onOpenChange(false);
    toast.success(t`已恢复默认设置`, { undo: () => writeAll(settings) });
  }

  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`界面设置`}
      description={t`保存在这个浏览器里`}
      size="sm"
      footer={
        <Button variant="outline" disabled={isDefault} onClick={restore}>
          <RotateCcw aria-hidden />
          <Trans>恢复默认</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <Group title={t({ message: '主题', context: '外观' })}>
          <ThemeControls value={themeOf(settings)} onValueChange={writeTheme} />
          <ExportButton theme={themeOf(settings)} />
        </Group>
        <Group title={t`布局`}>
          <div className="flex flex-col gap-1">
            <Flag name="UNIQUE_OPENED">{t`菜单只展开一组`}</Flag>
            <Flag name="MULTIPAGE">{t`多标签页`}</Flag>
            <Flag name="FIXED_HEADER">{t`固定页头`}</Flag>
            <Flag name="FIXED_SIDEBAR">{t`固定侧边栏`}</Flag>
            <Flag name="SIDEBAR_LOGO">{t`侧边栏标志`}</Flag>
          </div>
        </Group>
      </div>
    </Drawer>
  );
}

/** The settings that the panel shows, and puts back. */
const keys = [
  'COLOR',
  'SCHEME',
  'PAGE_STYLE',
  'SIZE',
  'RADIUS',
  'UNIQUE_OPENED',
  'MULTIPAGE',
  'FIXED_HEADER',
  'FIXED_SIDEBAR',
  'SIDEBAR_LOGO',
] as const;

type FlagName = { [Key in keyof Settings]: Settings[Key] extends 0 | 1 ? Key : never }[keyof Settings];

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Flag({ name, children }: { name: FlagName; children: ReactNode }) {
  const [value, setValue] = useSetting(name);
  return (
    <Switch
      className="min-h-control w-full flex-row-reverse justify-between"
      value={value === 1}
      onValueChange={(isOn) => setValue(isOn ? 1 : 0)}
    >
      {children}
    </Switch>
  );
}

function ExportButton({ theme }: { theme: ThemeSettings }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Code aria-hidden />
        <Trans>导出主题</Trans>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} size="lg" title={t`导出主题`} description={t`把当前主题带到其他项目或设计工具`}>
        <ThemeExport settings={theme} />
      </Dialog>
    </>
  );
}

function writeTheme({ color, scheme, size, radius, pageStyle }: ThemeSettings) {
  writeAll({ ...readSettings(), COLOR: color, SCHEME: scheme, SIZE: size, RADIUS: radius, PAGE_STYLE: pageStyle });
}

function writeAll(settings: Settings) {
  for (const key of keys) writeChanged(key, settings[key]);
}

function restoreDefault(key: keyof Settings) {
  writeChanged(key, defaultOf(key));
}

/** Every write paints the page anew. */
function writeChanged<Key extends keyof Settings>(key: Key, value: Settings[Key]) {
  if (readSettings()[key] !== value) writeSetting(key, value);
}
