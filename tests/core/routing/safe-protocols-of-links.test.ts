import { describe, expect, test } from 'vitest';

import { hasUnsafeProtocol } from '../../../core/domain/routing/safe-protocols.ts';

describe('hasUnsafeProtocol', () => {
  test.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    [' java\nscript:alert(1)'],
    ['\u0000data:text/html,x'],
    ['vbscript:x'],
    ['ftp://example.com'],
  ])('%j has one', (url) => {
    expect(hasUnsafeProtocol(url)).toBe(true);
  });

  test.each([
    [''],
    ['/leinwanddruck?a=b:c'],
    ['#a:b'],
    ['HTTPS://example.com'],
    ['mailto:a@example.com'],
    ['tel:+49123'],
    ['1a:b'],
  ])('%j has none', (url) => {
    expect(hasUnsafeProtocol(url)).toBe(false);
  });
});
