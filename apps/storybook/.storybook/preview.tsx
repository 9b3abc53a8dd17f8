/// <reference types="vite/client" />
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { applyTheme, en, presetColors, UiProvider, zh, type ThemeSettings } from '@saiwu/ui';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { speak, speakOfEverything } from '@saiwu/features';
import { expectAccessible } from '../src/accessible.ts';
import { expectQuietConsole, listenToConsole } from '../src/quiet-console.ts';
import { restBetweenActs } from '../src/rest-between-acts.ts';
import { beginFile } from '../src/tested-file.ts';
import { translatePage } from '../src/translate-page.ts';
import { waitLightly } from '../src/wait-lightly.ts';
import { signIn, withServer } from '../src/with-server.tsx';
import { withoutOwnerStacks } from '../src/without-owner-stacks.ts';
import './preview.css';

// Ends a wait that hangs, and is no verdict: a screen on the real server may wait for its first query, and one worker serves the stories of
// both frames: what holds it in one, another waits for.
const asyncUtilTimeout = 60_000;
// What somebody types into a text area is not yet what the page says: a story that waits for its text waits for the answer.
configure({ asyncUtilTimeout, defaultIgnore: 'script, style, textarea' });
waitLightly();
if (import.meta.env.MODE === 'test') withoutOwnerStacks();

/** The catalogues of the language in the toolbar are there before a story is drawn. */
const loadWords: Loader = async ({ globals }) => {
  await speakOfEverything();
  await speak(languageOf(globals['language']));
  return {};
};

const withSettings: Decorator = (Story, { globals }) => {
  const language = languageOf(globals['language']);
  return (
    <Themed color={String(globals['color'])} scheme={schemeOf(globals['scheme'])} size={sizeOf(globals['size'])}>
      <Spoken language={language}>
        <Story />
      </Spoken>
    </Themed>
  );
};

const preview: Preview = {
  loaders: [loadWords, signIn],
  beforeAll: beginFile,
  beforeEach: [listenToConsole, restBetweenActs, translatePage],
  afterEach: [expectQuietConsole, expectAccessible],
  decorators: [withServer, withSettings],
  tags: ['autodocs'],
  // STORY_SCHEME and STORY_LANGUAGE let a test run show all stories another way.
  initialGlobals: {
    scheme: import.meta.env['STORY_SCHEME'] ?? 'light',
    language: import.meta.env['STORY_LANGUAGE'] ?? 'zh',
    color: presetColors[0],
    size: 'default',
  },
  globalTypes: {
    scheme: toolbar('明暗', 'mirror', ['light', 'dark', 'system']),
    color: toolbar('主题色', 'paintbrush', presetColors),
    size: toolbar('尺寸', 'ruler', ['compact', 'default', 'comfortable']),
    language: toolbar('语言', 'globe', ['zh', 'en']),
  },
  parameters: {
    // a test looks for itself (src/accessible.ts)
    a11y: { test: 'error', disable: import.meta.env.MODE === 'test' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
  },
};

export default preview;

function Themed({ color, scheme, size, children }: Pick<ThemeSettings, 'color' | 'scheme' | 'size'> & { children: ReactNode }) {
  useLayoutEffect(() => applyTheme({ color, scheme, size }), [color, scheme, size]);
  return children;
}

function Spoken({ language, children }: { language: 'zh' | 'en'; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider words={language === 'zh' ? zh : en}>{children}</UiProvider>
    </I18nProvider>
  );
}

function languageOf(value: unknown): 'zh' | 'en' {
  return value === 'en' ? 'en' : 'zh';
}

function schemeOf(value: unknown): ThemeSettings['scheme'] {
  return value === 'dark' || value === 'system' ? value : 'light';
}

function sizeOf(value: unknown): ThemeSettings['size'] {
  return value === 'compact' || value === 'comfortable' ? value : 'default';
}

function toolbar(title: string, icon: 'mirror' | 'paintbrush' | 'ruler' | 'globe', items: readonly string[]) {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}
