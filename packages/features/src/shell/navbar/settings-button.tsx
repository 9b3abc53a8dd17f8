import { IconButton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { plainPartOf } from '../../lib/app/later.tsx';
import { onceOnline, unasked } from '../../lib/app/when-online.ts';

const SettingsPanel = plainPartOf(async () => (await loadPanel()).SettingsPanel);

/** Opens the settings of this browser. Their panel comes with the pointer or the focus. */
export function SettingsButton() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <IconButton label={t`界面设置`} onPointerEnter={fetchPanel} onFocus={fetchPanel} onClick={() => setIsOpen(true)}>
        <Settings2 aria-hidden />
      </IconButton>
      {isOpen !== undefined && <SettingsPanel isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

const loadPanel = onceOnline(() => import('./settings-panel.tsx'));
const fetchPanel = () => void unasked(loadPanel());
