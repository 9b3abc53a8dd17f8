import { useLingui } from '@lingui/react/macro';
import type { bannerSave } from '@saiwu/openapi';
import { Button } from '@saiwu/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { BannerPreview } from './banner-preview.tsx';

/** Shows what the form holds now in its place, before anybody else sees it. */
export function PreviewButton() {
  const { t } = useLingui();
  const values = useWatch<z.input<typeof bannerSave>>();
  const [isOpen, setIsOpen] = useState(false);
  const { image = '', title = '', alt, link, place = 'DASHBOARD' } = values;
  return (
    <>
      <Button variant="outline" className="self-start" disabled={image === ''} onClick={() => setIsOpen(true)}>{t`预览`}</Button>
      {isOpen && (
        <BannerPreview
          banner={{ id: 'preview', image, title, alt: alt || title, link: link || null, place }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
