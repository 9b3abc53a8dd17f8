import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/** What every build and test of ours needs to understand Lingui's macros and `.po` catalogues. */
export function linguiPlugins(): PluginOption[] {
  return [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];
}
