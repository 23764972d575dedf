/**
 * Addresses of the web. The library's own (`fc.webUrl` and its parts) make a map of all 1.1 million
 * characters as soon as a file names one of them, which takes a second.
 */
import fc from 'fast-check';

import { anyCodePoint } from './code-point.ts';

const plainCharacters =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@".split('');

const textOf = (characters: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 10, arbitrary: fc.constantFrom(...characters) },
        { weight: 1, arbitrary: anyCodePoint.map(encodeURIComponent) },
      ),
    )
    .map((parts) => parts.join(''));

/** A path: nothing, or segments with a slash before each. */
export const anyWebPath: fc.Arbitrary<string> = fc
  .array(textOf(plainCharacters))
  .map((segments) => segments.map((segment) => `/${segment}`).join(''));

/** What stands behind `?` or `#`. */
export const anyWebQuery: fc.Arbitrary<string> = textOf([...plainCharacters, '/', '?']);

/** An address with its host; with a query and a fragment now and then. */
export const anyWebUrl: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    host: fc.domain(),
    path: anyWebPath,
    query: fc.option(anyWebQuery, { nil: undefined }),
    fragment: fc.option(anyWebQuery, { nil: undefined }),
  })
  .map(({ scheme, host, path, query, fragment }) =>
    [
      `${scheme}://${host}${path}`,
      query === undefined ? '' : `?${query}`,
      fragment === undefined ? '' : `#${fragment}`,
    ].join(''),
  );
