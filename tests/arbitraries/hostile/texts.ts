import fc from 'fast-check';

import { anyCodePoint } from '../code-point.ts';
import { bytesOf } from './request.ts';

/** What `laws.ts` looks for in answers: whoever finds it unescaped has found a hole. */
export const scriptMark = '<script>alert(1)</script>';

/** A header that no answer of the shop has. */
export const injectedHeader = 'x-injected';

const texts = [
  '',
  '.',
  '..',
  '/../',
  '/./',
  '//',
  '/%2e%2e/',
  '/%2e%2e%2f',
  '/..%5c..%5c',
  '%252e%252e%252f',
  '%c0%ae%c0%ae/',
  '..;/',
  ';jsessionid=1',
  '\\',
  '%5c',
  '%2f',
  '%00',
  '%0a',
  `%0d%0a${injectedHeader}:%201`,
  '%0d%0a%0d%0a<html>',
  '%09',
  '%20',
  '%7f',
  '%85',
  '%',
  '%zz',
  '%u002e',
  '%e2%80%ae',
  '%ed%a0%80',
  '%c3%28',
  '@evil.example',
  ':80',
  '#',
  '?',
  '&',
  '=',
  '+',
  '*',
  '~',
  '"',
  "'",
  "' OR 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  `">${scriptMark}`,
  scriptMark,
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example/',
  '/etc/passwd',
  'file:///etc/passwd',
  'a'.repeat(300),
  'a'.repeat(5000),
  '%61'.repeat(700),
  '../'.repeat(60),
  'ä',
  '日本',
  '\u202e',
  'ſ',
  'İ',
] as const;

/** Texts that mean something to some reader of paths, queries or headers, as bytes. */
export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts).map(bytesOf) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint, maxLength: 8 }).map(bytesOf) },
);

/** The same without what would end a line or a request's first line. */
export const anyPrintableText: fc.Arbitrary<string> = anyHostileText.map((text) =>
  text.replaceAll(/[^!-~]/gu, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`),
);

/** Bytes that HTTP allows nowhere in a first line or a header. */
export const anyForbiddenByte: fc.Arbitrary<string> = fc.constantFrom(
  '\0',
  '\n',
  '\r',
  '\r\n',
  '\u0001',
  '\u007f',
  '\t',
  ' ',
  '\u00e4',
  '\u00ff',
);
