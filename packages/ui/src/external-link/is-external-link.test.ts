import { expect, test } from 'vitest';
import { isExternalLink } from './is-external-link.ts';

test.each(['http://example.org', 'https://example.org/a', 'HTTPS://EXAMPLE.ORG', 'mailto:help@example.org', 'tel:+8610123456'])(
  '%s leads out',
  (path) => expect(isExternalLink(path)).toBe(true),
);

test.each([
  '',
  '/',
  '/contests',
  'contests',
  '/https://example.org',
  'httpsx://example.org',
  '//example.org',
  'javascript:alert(1)',
  'telephone',
])('%s stays inside', (path) => expect(isExternalLink(path)).toBe(false));
