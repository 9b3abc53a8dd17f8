import { cn, IconButton, Popover, presetColors, Segmented } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Monitor, Moon, Palette, Sun } from 'lucide-react';
import { useSetting } from '../lib/settings.ts';

/** Light or dark, theme colour and size, kept in this browser. */
export function AppearancePopover() {
  const { t } = useLingui();
  const [scheme, setScheme] = useSetting('SCHEME');
  const [size, setSize] = useSetting('SIZE');
  return (
    <Popover
      label={t`外观`}
      align="end"
      className="w-80"
      trigger={
        <IconButton label={t`外观`}>
          <Palette aria-hidden />
        </IconButton>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <span id="appearance-scheme" className="font-medium">
            <Trans>明暗</Trans>
          </span>
          <Segmented
            className="w-full"
            aria-labelledby="appearance-scheme"
            value={scheme}
            onValueChange={setScheme}
            options={[
              { value: 'light', label: t`浅色`, icon: <Sun aria-hidden /> },
              { value: 'dark', label: t`深色`, icon: <Moon aria-hidden /> },
              { value: 'system', label: t`随系统`, icon: <Monitor aria-hidden /> },
            ]}
          />
        </div>
        <ColorChoice />
        <div className="flex flex-col gap-1.5">
          <span id="appearance-size" className="font-medium">
            <Trans>大小</Trans>
          </span>
          <Segmented
            className="w-full"
            aria-labelledby="appearance-size"
            value={size}
            onValueChange={setSize}
            options={[
              { value: 'compact', label: t`紧凑` },
              { value: 'default', label: t`默认` },
              { value: 'comfortable', label: t`宽松` },
            ]}
          />
        </div>
      </div>
    </Popover>
  );
}

function ColorChoice() {
  const { t } = useLingui();
  const [color, setColor] = useSetting('COLOR');
  const names = [t`湖蓝`, t`正红`, t`火山橙`, t`琥珀`, t`松绿`, t`草绿`, t`靛蓝`, t`紫罗兰`];
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">
        <Trans>主题色</Trans>
      </legend>
      <div className="grid grid-cols-8 justify-items-center gap-1 pointer-coarse:grid-cols-4">
        {presetColors.map((preset, index) => (
          <label key={preset} title={names[index]} className="relative grid size-7 place-items-center pointer-coarse:size-11">
            <input
              type="radio"
              name="appearance-color"
              aria-label={names[index]}
              checked={color === preset}
              onChange={() => setColor(preset)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg
              aria-hidden
              viewBox="0 0 28 28"
              className="size-7 rounded-full ring-ring ring-offset-2 ring-offset-surface-raised peer-focus-visible:ring-2"
            >
              <circle cx="14" cy="14" r="13" fill={preset} />
            </svg>
            <Check
              aria-hidden
              className={cn(
                'pointer-events-none absolute size-4 text-[white] drop-shadow-[0_0_2px_rgb(0_0_0/0.8)]',
                color !== preset && 'hidden',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
