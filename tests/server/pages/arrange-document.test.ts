import { fc, test as property } from '@fast-check/vitest';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

import { arrangeDocument } from '../../../server/pages/arrange-document.ts';

const sheet = '<link nonce="n1" rel="stylesheet" href="/assets/style-Bk22C_5b.css"/>';

const preload = (file: string): string =>
  `<link rel="modulepreload" href="/assets/${file}" nonce="n1"/>`;

const startCode = [
  '',
  'import "/assets/manifest-b616b5b9.js";',
  'import * as route0 from "/assets/root-CHwGoq2A.js";',
  'import * as route1 from "/assets/page-TOWoC08m.js";',
  '  ',
  '  window.__reactRouterRouteModules = {"root":route0,"routes/page":route1};',
  '',
  'import("/assets/entry.client-CXNNQFSK.js");',
].join('\n');

type Parts = {
  readonly beforeSheet: string;
  readonly afterSheet: string;
  readonly body: string;
  readonly data: string;
  readonly code: string;
};

const usual: Parts = {
  beforeSheet: `<meta name="viewport" content="width=device-width"/>${preload('manifest.js')}<title>Leinwand</title>${preload('root.js')}`,
  afterSheet: '<meta name="robots" content="index, follow"/>',
  body: '<main><h1>Leinwand</h1><img src="/media/a" fetchPriority="high"/></main>',
  data: '<!--$--><script nonce="n1">window.__reactRouterContext.streamController.close();</script><!--/$-->',
  code: startCode,
};

/** A document as React Router 8.4 and React 19 write it. */
const documentOf = (parts: Partial<Parts> = {}): string => {
  const { beforeSheet, afterSheet, body, data, code } = { ...usual, ...parts };
  return [
    '<!DOCTYPE html><html lang="de-DE" data-channel="poster"><head><meta charSet="utf-8"/>',
    `${beforeSheet}${sheet}${afterSheet}</head><body>${body}`,
    '<script nonce="n1">window.__reactRouterContext = {"ssr":true};</script>',
    `<script nonce="n1" type="module" async="">${code}</script>${data}</body></html>`,
  ].join('');
};

const headOf = (html: string): string =>
  html.slice(html.indexOf('<head>'), html.indexOf('</head>'));

const startOf = (html: string): string => {
  const from = html.indexOf('async="">') + 'async="">'.length;
  return html.slice(from, html.indexOf('</script>', from));
};

describe('an arranged document', () => {
  const arranged = arrangeDocument(documentOf());

  test('begins its head with its encoding and its style sheet, each there once', () => {
    expect(headOf(arranged).startsWith(`<head><meta charset="utf-8"/>${sheet}`)).toBe(true);
    expect(arranged.split(sheet)).toHaveLength(2);
    expect(arranged.match(/<meta charset/giu)).toHaveLength(1);
  });

  test('preloads no module, and keeps the rest of its head in order', () => {
    expect(arranged).not.toContain('modulepreload');
    expect(headOf(arranged)).toBe(
      `<head><meta charset="utf-8"/>${sheet}<meta name="viewport" content="width=device-width"/><title>Leinwand</title>${usual.afterSheet}`,
    );
  });

  test('keeps everything after its head, but for the start', () => {
    const [before, after] = [documentOf(), arranged].map((html) =>
      html.slice(html.indexOf('</head>')).replace(startOf(html), () => ''),
    );
    expect(after).toBe(before);
  });

  test('starts by importing the same modules, at once, and the entry after them', () => {
    const code = startOf(arranged);
    const addresses = (text: string): readonly string[] => text.match(/\/assets\/[\w.-]+/gu) ?? [];
    expect(addresses(code)).toEqual(addresses(startCode));
    expect(code).not.toMatch(/^\s*import[\s"]/mu);
    expect(code).toContain(
      'window.__reactRouterRouteModules = {"root":route0,"routes/page":route1};',
    );
  });
});

/** What the start script meets in a page, and what it did. */
const runStart = async (image: { complete: boolean } | null) => {
  const imported: string[] = [];
  const listeners = new Map<string, () => void>();
  const listen = (name: string, go: () => void): void => void listeners.set(name, go);
  const window: { __reactRouterRouteModules?: unknown } = {};
  const code = startOf(arrangeDocument(documentOf())).replaceAll('import(', 'load(');
  const done: unknown = runInNewContext(`(async()=>{${code}})()`, {
    document: { querySelector: () => image && { ...image, addEventListener: listen } },
    window,
    addEventListener: listen,
    load: (address: string) => {
      imported.push(address);
      return Promise.resolve(address);
    },
  });
  const turn = async (): Promise<void> => {
    for (let count = 0; count < 10; count += 1) await Promise.resolve();
  };
  await turn();
  return { imported, listeners, window, done, turn };
};

const everything = [
  '/assets/manifest-b616b5b9.js',
  '/assets/root-CHwGoq2A.js',
  '/assets/page-TOWoC08m.js',
  '/assets/entry.client-CXNNQFSK.js',
];

describe('the start of an arranged document', () => {
  test.each([
    ['there is no first picture', null],
    ['the first picture is there', { complete: true }],
  ])('is at once where %s', async (_, image) => {
    const { imported, window, done } = await runStart(image);
    await done;
    expect(imported).toEqual(everything);
    expect(window.__reactRouterRouteModules).toEqual({
      root: '/assets/root-CHwGoq2A.js',
      'routes/page': '/assets/page-TOWoC08m.js',
    });
  });

  test.each(['load', 'error', 'pointerdown', 'keydown'])(
    'waits for the first picture, and ends its waiting with %s',
    async (name) => {
      const { imported, listeners, turn } = await runStart({ complete: false });
      expect(imported).toEqual([]);
      listeners.get(name)?.();
      await turn();
      expect(imported).toEqual(everything);
    },
  );
});

describe('a document of another shape', () => {
  test.each([
    ['nothing', ''],
    ['text', 'Not Found'],
    ['no head', documentOf().replaceAll(/<\/?head>/gu, '')],
    ['a head without an end', documentOf().replace('</head>', '')],
    ['a head with attributes', documentOf().replace('<head>', '<head data-x="">')],
    ['no style sheet', documentOf().replace(sheet, '')],
    ['a style sheet in the body alone', documentOf({ body: sheet }).replace(sheet, '')],
    ['no start', documentOf().replace(' type="module"', '')],
    [
      'a start in the head',
      documentOf({ afterSheet: `<script type="module">${startCode}</script>` }).replace(
        ' type="module" async',
        ' async',
      ),
    ],
    ['an unfinished start', documentOf().replaceAll('</script>', '')],
    [
      'a start without a manifest',
      documentOf({ code: startCode.replace(/^\nimport "[^"]+";/u, '') }),
    ],
    [
      'a start without modules',
      documentOf({ code: startCode.replaceAll(/import \* as .+;\n/gu, '') }),
    ],
    ['development', documentOf({ code: 'import RefreshRuntime from "/@react-refresh";' })],
  ])('(%s) stays as it is', (_, html) => {
    expect(arrangeDocument(html)).toBe(html);
  });

  property.prop([
    fc.array(
      fc.constantFrom(
        '<head>',
        '</head>',
        sheet,
        '</script>',
        '<script type="module">',
        startCode,
        'x',
      ),
      { maxLength: 8 },
    ),
  ])('never throws, and loses no style sheet and no text', (pieces) => {
    const html = pieces.join('');
    const arranged = arrangeDocument(html);
    const count = (text: string, part: string): number => text.split(part).length;
    for (const part of [sheet, 'x</', '<head>', '</head>', '</script>'])
      expect(count(arranged, part)).toBe(count(html, part));
  });

  property.prop([fc.string(), fc.string()])(
    'replacement patterns in a text are only text',
    (title, text) => {
      const safe = (part: string): string => part.replaceAll(/[<>"]/gu, '');
      const [afterSheet, body] = [
        `<title>${safe(title)}$&$1$\`</title>`,
        `<p>${safe(text)}$'$$</p>`,
      ];
      const arranged = arrangeDocument(documentOf({ afterSheet, body }));
      expect(arranged).toContain(`${afterSheet}</head><body>${body}<script`);
    },
  );
});
