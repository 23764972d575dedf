/** Cookies are read and printed by the core alone: its rules are the specification's. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { root } from '../../scripts/package/run-tool.ts';

const files = globSync('{adapters,core,server,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.startsWith('core/domain/cookie/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Files whose code matches, comments left out. */
const those = (pattern: RegExp): readonly string[] =>
  files
    .filter(({ text }) => pattern.test(text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, '')))
    .map(({ path }) => path);

describe('a cookie', () => {
  test('is set by what serializeCookie prints', () => {
    const setters = those(/\.cookie\s*=[^=]|['"`]set-cookie['"`]\s*[,:\]]/iu);
    const byHand = setters.filter(
      (path) => !files.some((file) => file.path === path && file.text.includes('serializeCookie')),
    );
    // The relay and the forms hand on what the shop API itself has set, as it came.
    const handedOn = [
      'server/endpoints/relay.ts',
      'server/forms/form-route.ts',
      'server/pages/send-page.ts',
    ];
    expect(byHand.filter((path) => !handedOn.includes(path))).toEqual([]);
    expect(setters).toContain('adapters/browser/user-key.ts');
  });

  test('is read by parseCookies, by no library', () => {
    const libraries = /from ['"](?:hono\/cookie|cookie|js-cookie|tough-cookie)['"]|cookieStore\b/u;
    expect(those(libraries)).toEqual([]);
    expect(those(/\.cookie\.(?:split|match)/u)).toEqual([]);
  });
});
