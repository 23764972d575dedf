/** What stands in every document before its page: the script of kept looks, and the root's style. */
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

import { machineFilePaths } from '../../../core/domain/content/machine-files/machine-files.ts';
import {
  createDocument,
  headScript,
  scriptHash,
  startScript,
} from '../../../server/pages/document.ts';
import { fontFiles } from '../../../ui/components/font-files.ts';
import { shopLooks } from '../../../ui/web/shell/shop-looks.ts';

let writeTexts: ReturnType<typeof createDocument>;

beforeEach(() => {
  writeTexts = createDocument({
    styles: '<link rel="stylesheet" href="/assets/a.css">',
    scripts: ['/assets/a.js'],
    editor: '/assets/editor.js',
    net: '/assets/net.js',
    islands: {},
    development: '<script src="/development.js"></script>',
  });
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

const head = headScript('/assets/net.js');

/** Runs the script over a root element and what the tab has kept. */
const run = (own: string | undefined, kept: () => string | undefined): string => {
  const style = { cssText: own ?? '' };
  const root = { style, hasAttribute: () => own !== undefined };
  runInNewContext(head, {
    document: { documentElement: root, cookie: '__Host-cart=net' },
    sessionStorage: {
      get experiments() {
        return kept();
      },
    },
  });
  return style.cssText;
};

const preloadsOf = (html: string) =>
  [
    ...html.matchAll(
      /<link rel="preload" href="([^"]+)" as="font"(?: media="([^"]+)")? crossorigin>/gu,
    ),
  ].map(([, href, media]) => [href, media]);

describe('the root element', () => {
  test('has no style in a page for everybody, and the server’s where it evaluated flags', () => {
    expect(write(parts)).toContain('<html lang="de-DE" data-channel="poster">');
    expect(write({ ...parts, rootStyle: '--a:"b"' })).toContain(' style="--a:&quot;b&quot;">');
    expect(write({ ...parts, rootStyle: '' })).toContain(' style="">');
  });

  test('gets what the tab has kept before the styles are asked for', () => {
    const html = write(parts);
    expect(html.indexOf(head)).toBeGreaterThan(0);
    expect(html.indexOf(head)).toBeLessThan(html.indexOf('stylesheet'));
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

test('the script of net prices stands before the styles where the cookie asks for it', () => {
  const putIn = (cookie: string): readonly string[] => {
    const put: string[] = [];
    runInNewContext(head, {
      document: { cookie, write: (html: string) => void put.push(html) },
      sessionStorage: {},
    });
    return put;
  };
  expect(putIn('a=b; __Host-net=1')).toEqual(['<script src=/assets/net.js></script>']);
  expect(putIn('__Host-cart=net')).toEqual([]);
});

describe('a document', () => {
  const filled = {
    ...parts,
    head: '<title>T</title>',
    app: ['<main>', '</main>'],
    support: '<aside>S</aside>',
    consent: '<dialog>C</dialog>',
    graphs: '<script type="application/ld+json">G</script>',
    data: '{"d":1}',
  };

  test('has its parts in order, and the scripts in the end', () => {
    const html = write(filled);
    const places = [
      '<!DOCTYPE html><html lang="de-DE" data-channel="poster"><head><meta charset="utf-8">',
      `<script>${head}</script>`,
      '<script src="/development.js"></script><link rel="stylesheet" href="/assets/a.css">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<title>T</title></head><body><div id="app"><main></main></div><aside>S</aside>',
      '<script type="application/ld+json">G</script><dialog>C</dialog>',
      '<script type="application/json" id="page-data">{"d":1}</script>',
      `<script>${startScript(['/assets/a.js'])}</script></body></html>`,
    ].map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html.endsWith('</html>')).toBe(true);
    expect(html).not.toContain('/assets/editor.js');
  });

  test('in the visual editor has the editor’s script in their place', () => {
    const html = write({ ...filled, isEditing: true });
    expect(
      html.endsWith(
        '{"d":1}</script><script type="module" src="/assets/editor.js"></script></body></html>',
      ),
    ).toBe(true);
    expect(html).not.toContain('/assets/a.js');
  });

  test('names the icons, the colour and the fonts of its channel alone', () => {
    for (const [channel, other] of [
      ['poster', 'kartenliebe'],
      ['kartenliebe', 'poster'],
    ] as const) {
      const html = write({ ...parts, channel });
      expect(html).toContain(`data-channel="${channel}"`);
      const { drawing, icons, surface } = shopLooks[channel];
      expect(html).toContain(`<link rel="icon" href="${drawing}" type="image/svg+xml">`);
      expect(html).toContain(`<link rel="apple-touch-icon" href="${icons[180]}">`);
      expect(html).toContain(`<meta name="theme-color" content="${surface}">`);
      expect(html).toContain(`<link rel="manifest" href="${machineFilePaths.manifest}">`);
      expect(preloadsOf(html)).toEqual(fontFiles[channel].map((href) => [href, undefined]));
      expect(html).not.toContain(shopLooks[other].drawing);
    }
  });

  test('preloads no font on a phone where it shows designs to choose from', () => {
    const html = write({ ...parts, channel: 'kartenliebe', isOverview: true });
    expect(preloadsOf(html)).toEqual(
      fontFiles.kartenliebe.map((href) => [href, '(width >= 768px)']),
    );
  });
});

test('the start script imports its files when the first picture is there, or at the first touch', async () => {
  for (const [image, event] of [
    [undefined, undefined],
    [{ complete: true }, undefined],
    [{ complete: false }, 'onload'],
    [{ complete: false }, 'onerror'],
    [{ complete: false }, 'onpointerdown'],
    [{ complete: false }, 'onkeydown'],
  ] as const) {
    const imported: string[] = [];
    const asked: string[] = [];
    const page = createContext({
      picture: { ...image },
      document: {
        querySelector: (selector: string): unknown => {
          asked.push(selector);
          return image && page['picture'];
        },
      },
      load: async (file: string) => void imported.push(file),
      self: {},
    });
    const script = startScript(['/a.js', '/b.js']).replaceAll('import(', 'load(');
    const done: unknown = runInContext(`(async () => {${script}})()`, page);
    await new Promise(setImmediate);
    expect(event === undefined ? [] : imported).toEqual([]);
    runInContext(`(picture.${event} ?? globalThis.${event})?.()`, page);
    await done;
    expect([event, imported]).toEqual([event, ['/a.js', '/b.js']]);
    // Presses afterwards are the page's own.
    expect([page['onpointerdown'] ?? null, page['onkeydown'] ?? null]).toEqual([null, null]);
    expect(asked).toEqual(['img[fetchpriority=high]']);
  }
});

test('a policy knows a script by its hash', () => {
  expect(scriptHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
