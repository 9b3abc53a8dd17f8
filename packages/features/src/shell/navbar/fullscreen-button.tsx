import { IconButton, toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Fills the screen with the console, and gives it back. */
export function FullscreenButton() {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

  async function toggle() {
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      toast.info(t`当前浏览器不支持全屏`);
    }
  }

  return (
    <IconButton label={isFull ? t`退出全屏` : t`全屏`} onClick={() => void toggle()}>
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
