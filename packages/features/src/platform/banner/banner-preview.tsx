import { useLingui } from '@lingui/react/macro';
import { cn, Dialog, Segmented, themeVariables, useIsPhone } from '@saiwu/ui';
import { useState } from 'react';
import { useSetting } from '../../lib/settings/settings.ts';
import { PreviewPage, type Previewed } from './preview-page.tsx';

/** A banner as it looks in its place, in light and dark, on a desk and on a phone. Nothing in it can be pressed. */
export function BannerPreview({ banner, onClose }: { banner: Previewed; onClose: () => void }) {
  const { t } = useLingui();
  const [color] = useSetting('COLOR');
  const isPhone = useIsPhone();
  const [scheme, setScheme] = useState<'light' | 'dark'>(() => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'));
  const [width, setWidth] = useState<'desk' | 'phone'>('desk');
  const title = banner.title;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} size="xl" title={title === '' ? t`预览` : t`预览「${title}」`}>
      <div className="mb-4 flex flex-wrap gap-3">
        <Segmented
          aria-label={t`配色`}
          value={scheme}
          onValueChange={setScheme}
          options={[
            { value: 'light', label: t`浅色` },
            { value: 'dark', label: t`深色` },
          ]}
        />
        {!isPhone && (
          <Segmented
            aria-label={t`屏幕`}
            value={width}
            onValueChange={setWidth}
            options={[
              { value: 'desk', label: t({ message: '电脑', context: '屏幕' }) },
              { value: 'phone', label: t({ message: '手机', context: '屏幕' }) },
            ]}
          />
        )}
      </div>
      <div
        data-theme={scheme}
        style={themeVariables(color, scheme)}
        inert
        className={cn('mx-auto overflow-hidden rounded-card border border-border bg-bg', width === 'phone' && 'max-w-97.5')}
      >
        <PreviewPage banner={banner} isNarrow={isPhone || width === 'phone'} />
      </div>
      {banner.alt !== title && (
        <p className="mt-3 text-sm text-fg-muted">
          {t`图片说明`}: {banner.alt}
        </p>
      )}
    </Dialog>
  );
}
