/** What stands in every document before its page: the script of kept looks, and the root's style. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

import { createDocument, keptStyleScript } from '../../../server/pages/document.ts';

const writeTexts = createDocument({
  styles: '<link rel="stylesheet" href="/assets/a.css">',
  scripts: ['/assets/a.js'],
  editor: '/assets/editor.js',
  islands: {},
  development: '',
});

const parts = {
  locale: 'de-DE',
  channel: 'poster',
  rootStyle: undefined,
  head: '',
  app: [],
  support: '',
  consent: '',
  graphs: '',
  data: '{}',
} as const;

const write = (given: Parameters<typeof writeTexts>[0]): string => writeTexts(given).join('');

/** Runs the script over a root element and what the tab has kept. */
const run = (own: string | undefined, kept: () => string | null): string => {
  const style = { cssText: own ?? '' };
  const root = { style, hasAttribute: () => own !== undefined };
  runInNewContext(keptStyleScript, {
    document: { documentElement: root },
    sessionStorage: { getItem: (key: string) => (key === 'experiments' ? kept() : null) },
  });
  return style.cssText;
};

describe('the root element', () => {
  test('has no style in a page for everybody, and the server’s where it evaluated flags', () => {
    expect(write(parts)).toContain('<html lang="de-DE" data-channel="poster">');
    expect(write({ ...parts, rootStyle: '--a:"b"' })).toContain(' style="--a:&quot;b&quot;">');
    expect(write({ ...parts, rootStyle: '' })).toContain(' style="">');
  });

  test('gets what the tab has kept before the styles are asked for', () => {
    const html = write(parts);
    expect(html.indexOf(keptStyleScript)).toBeGreaterThan(0);
    expect(html.indexOf(keptStyleScript)).toBeLessThan(html.indexOf('stylesheet'));
    expect(run(undefined, () => '--teaser-picture-order:-1')).toBe('--teaser-picture-order:-1');
  });

  test('keeps the server’s word, and takes a blocked storage for an empty one', () => {
    expect(run('', () => '--teaser-picture-order:-1')).toBe('');
    expect(
      run(undefined, () => {
        throw new Error('blocked');
      }),
    ).toBe('');
  });
});
