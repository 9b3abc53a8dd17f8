import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core';
import { messages as contractEn } from '@saiwu/openapi/locales/en.po';
import { messages as contractZh } from '@saiwu/openapi/locales/zh.po';
import { messages as operationsEn } from '@saiwu/openapi/locales/operations/en.po';
import { messages as operationsZh } from '@saiwu/openapi/locales/operations/zh.po';
import { messages as serverEn } from '../locales/en.po';
import { messages as serverZh } from '../locales/zh.po';

export type Language = 'zh' | 'en';

/** Puts a message into words of one language. */
export type Say = (text: MessageDescriptor) => string;

/** The language a request asks for by `Accept-Language`; Chinese unless English comes before it. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .find((part) => part.startsWith('zh') || part.startsWith('en'));
  return wanted?.startsWith('en') ? 'en' : 'zh';
}

export function sayIn(language: Language): Say {
  return (text) => speakers[language]._(text);
}

const speakers: Record<Language, I18n> = {
  zh: setupI18n({ locale: 'zh', messages: { zh: { ...contractZh, ...operationsZh, ...serverZh } } }),
  en: setupI18n({ locale: 'en', messages: { en: { ...contractEn, ...operationsEn, ...serverEn } } }),
};
