import { defaultTheme, themeVariables, type ThemeSettings } from './theme.ts';

/** Every token of a theme as CSS variables, under the names and with the values of `theme.css`. */
export interface ThemeTokens {
  /** Fonts, text, corners, heights: the same in light and dark. */
  shared: Record<string, string>;
  light: Record<string, string>;
  dark: Record<string, string>;
  /** Only with the page style `dark`. */
  sidebar?: Record<string, string>;
}

/** The tokens that settings come to; what is not given is as in `defaultTheme`. */
export function themeTokens(settings: Partial<ThemeSettings>): ThemeTokens {
  const { color, size, radius, pageStyle } = { ...defaultTheme, ...settings };
  const dark = { ...states, ...darkStates, ...elevations('0 0 0', [0.4, 0.5, 0.6]) };
  return {
    shared: named({ ...fonts, ...sizes.default, ...sizes[size], ...largeText, ...corners[radius] }),
    light: { ...themeVariables(color, 'light'), ...named({ ...states, ...lightStates, ...elevations('15 23 42', [0.06, 0.1, 0.16]) }) },
    dark: { ...themeVariables(color, 'dark'), ...named(dark) },
    ...(pageStyle === 'dark' && { sidebar: { ...themeVariables(color, 'sidebar'), ...named(dark) } }),
  };
}

function named(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

function elevations(color: string, [low, middle, high]: readonly [number, number, number]): Record<string, string> {
  return {
    'elevation-1': `0 1px 2px rgb(${color} / ${low})`,
    'elevation-2': `0 4px 16px rgb(${color} / ${middle})`,
    'elevation-3': `0 12px 40px rgb(${color} / ${high})`,
  };
}

const states = {
  'color-success': 'rgb(5, 137, 62)',
  'color-success-fg': 'rgb(255, 255, 255)',
  'color-warning': 'rgb(239, 168, 49)',
  'color-warning-fg': 'rgb(20, 22, 26)',
  'color-danger': 'rgb(219, 55, 58)',
  'color-danger-fg': 'rgb(255, 255, 255)',
  'color-info': 'rgb(0, 126, 176)',
  'color-info-fg': 'rgb(255, 255, 255)',
};

const lightStates = {
  'color-success-text': 'rgb(32, 125, 63)',
  'color-success-soft': 'rgb(227, 249, 230)',
  'color-warning-text': 'rgb(147, 98, 0)',
  'color-warning-soft': 'rgb(255, 239, 218)',
  'color-danger-text': 'rgb(193, 60, 59)',
  'color-danger-soft': 'rgb(255, 237, 235)',
  'color-info-text': 'rgb(29, 116, 158)',
  'color-info-soft': 'rgb(228, 245, 255)',
  'color-chart-1': 'rgb(0, 87, 146)',
  'color-chart-2': 'rgb(219, 99, 1)',
  'color-chart-3': 'rgb(93, 133, 120)',
  'color-chart-4': 'rgb(160, 3, 90)',
  'color-chart-5': 'rgb(121, 68, 197)',
  'color-chart-6': 'rgb(132, 93, 16)',
  'color-chart-7': 'rgb(6, 145, 216)',
  'color-chart-8': 'rgb(113, 38, 32)',
};

const darkStates = {
  'color-success-text': 'rgb(107, 193, 127)',
  'color-success-soft': 'rgb(23, 47, 29)',
  'color-warning-text': 'rgb(217, 158, 67)',
  'color-warning-soft': 'rgb(54, 37, 13)',
  'color-danger-text': 'rgb(255, 126, 119)',
  'color-danger-soft': 'rgb(66, 28, 25)',
  'color-info-text': 'rgb(101, 181, 226)',
  'color-info-soft': 'rgb(22, 44, 56)',
  'color-chart-1': 'rgb(77, 135, 230)',
  'color-chart-2': 'rgb(252, 162, 88)',
  'color-chart-3': 'rgb(100, 203, 176)',
  'color-chart-4': 'rgb(225, 81, 161)',
  'color-chart-5': 'rgb(179, 152, 231)',
  'color-chart-6': 'rgb(239, 214, 119)',
  'color-chart-7': 'rgb(138, 224, 255)',
  'color-chart-8': 'rgb(179, 103, 97)',
};

const fonts = {
  'font-sans': "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif",
  'font-mono': "ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', 'Noto Sans Mono CJK SC', monospace",
};

const largeText = {
  'text-xl': '20px',
  'text-xl--line-height': '28px',
  'text-2xl': '24px',
  'text-2xl--line-height': '32px',
};

const sizes: Record<ThemeSettings['size'], Record<string, string>> = {
  default: {
    'control-height': '32px',
    'row-height': '44px',
    'text-xs': '12px',
    'text-xs--line-height': '18px',
    'text-sm': '14px',
    'text-sm--line-height': '22px',
    'text-base': '16px',
    'text-base--line-height': '24px',
  },
  compact: {
    'control-height': '28px',
    'row-height': '36px',
    'text-sm': '13px',
    'text-sm--line-height': '20px',
    'text-base': '15px',
    'text-base--line-height': '22px',
  },
  comfortable: {
    'control-height': '40px',
    'row-height': '52px',
    'text-xs': '13px',
    'text-xs--line-height': '20px',
    'text-sm': '15px',
    'text-sm--line-height': '24px',
    'text-base': '17px',
    'text-base--line-height': '26px',
  },
};

const corners: Record<ThemeSettings['radius'], Record<string, string>> = {
  sharp: { 'radius-small': '1px', 'radius-control': '2px', 'radius-card': '4px', 'radius-dialog': '6px' },
  default: { 'radius-small': '4px', 'radius-control': '6px', 'radius-card': '8px', 'radius-dialog': '12px' },
  round: { 'radius-small': '6px', 'radius-control': '10px', 'radius-card': '12px', 'radius-dialog': '16px' },
};
