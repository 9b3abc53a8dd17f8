import { createContext, use, type ReactNode } from 'react';

/** The few words the kit says itself. Everything else comes in as props. */
export interface Words {
  /** BCP 47 language of these words; also used for numbers and dates. */
  locale: string;
  close: string;
  cancel: string;
  confirm: string;
  retry: string;
  copy: string;
  copied: string;
  requestId: string;
}

/** Chinese words, the default. */
export const zh: Words = {
  locale: 'zh-CN',
  close: '关闭',
  cancel: '取消',
  confirm: '确定',
  retry: '重试',
  copy: '复制',
  copied: '已复制',
  requestId: '请求编号',
};

/** English words. */
export const en: Words = {
  locale: 'en',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  retry: 'Retry',
  copy: 'Copy',
  copied: 'Copied',
  requestId: 'Request ID',
};

const WordsContext = createContext<Words>(zh);

export interface UiProviderProps {
  /** `zh`, `en`, or words of your own. */
  words: Words;
  children: ReactNode;
}

/** Gives the kit its words. Without it the kit speaks Chinese. */
export function UiProvider({ words, children }: UiProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words in force here. */
export function useWords(): Words {
  return use(WordsContext);
}
