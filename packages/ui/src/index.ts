export { cn } from './cn.ts';
export { en, UiProvider, useWords, zh, type UiProviderProps, type Words } from './words.tsx';

// controls

// surfaces

// layout and data
