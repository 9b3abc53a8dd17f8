import type { SocialProvider } from '../../core/host.ts';
import { presets } from './presets.ts';
import type { SocialSetting } from './provider-setting.ts';

/** The providers that the settings name. */
export function openSocial(settings: readonly SocialSetting[]): SocialProvider[] {
  return settings.map((setting) => presets[setting.code].open(setting));
}
