import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { designerProducts } from '../../core/domain/catalogue/designers.ts';
import { soldNames } from '../../core/domain/products/declarations.ts';
import { productIds } from '../../core/domain/products/products.ts';
import { idleExceptions, rules, violations } from '../../scripts/import-rules.ts';
import { edges, otherThings } from '../../scripts/product-names.ts';
import { roomLayers } from '../../scripts/room-layers.ts';
import { subjectLayers } from '../../scripts/subject-layers.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const rulesBrokenBy = (files: Readonly<Record<string, string>>): readonly string[] => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return violations(root).map(({ rule }) => rule);
};

/** For each rule what breaks it: a file, and what stands in it. */
const offences = [
  ['domain-is-pure', 'core/domain/money/money.ts', "import { a } from '../../ports/prices.ts';"],
  ['domain-is-pure', 'core/domain/money.ts', "export * from '../usecases/buy.ts'; const b = 1;"],
  ['ports-speak-domain', 'core/ports/prices.ts', "import { a } from '../usecases/buy.ts';"],
  ['usecases-need-ports', 'core/usecases/buy.ts', "import { a } from '../../adapters/http/a.ts';"],
  ['core-stands-alone', 'core/domain/a.ts', "import { createElement } from 'react';"],
  ['core-stands-alone', 'core/domain/a.ts', "import { join } from 'node:path';"],
  ['core-stands-alone', 'core/version.ts', "import a from '../package.json';"],
  ['fp-has-one-import', 'ui/web/a.ts', "import { pipe } from 'fp-ts/lib/function.js';"],
  ['fp-has-one-import', 'server/a.ts', "import * as t from 'io-ts';"],
  ['fp-imports-fp-only', 'core/fp.ts', "import { createElement } from 'react';"],
  ['adapters-serve-the-core', 'adapters/mail/a.ts', "import { a } from '../../ui/web/a.ts';"],
  ['traces-have-their-file', 'adapters/http/a.ts', "import { trace } from '@opentelemetry/api';"],
  ['traces-have-their-file', 'server/a.ts', "import { a } from './traces/opentelemetry.ts';"],
  ['drawing-has-its-thread', 'adapters/media/a.ts', "import { draw } from './draw-picture.ts';"],
  ['drawing-has-its-thread', 'server/a.ts', "import { a } from '../adapters/media/draw/svg.ts';"],
  [
    'samples-where-they-are-served',
    'server/a.ts',
    "import { a } from './embedded/content/samples/stories/stories.ts';",
  ],
  ['application-composes-tokens', 'server/app.ts', "import { a } from '../adapters/log/a.ts';"],
  ['ui-knows-no-adapter', 'ui/web/a.ts', "import { a } from '../../adapters/http/prices.ts';"],
  ['ui-knows-no-adapter', 'ui/web/a.ts', "const a = () => import('../../adapters/split/a.ts');"],
  ['ui-knows-no-adapter', 'ui/web/a.ts', "import '@splitsoftware/splitio';"],
  ['ui-is-core-and-ui', 'ui/web/a.ts', "import { a } from '../../scripts/a.ts';"],
  ['components-are-props', 'ui/components/a/a.tsx', "import { Link } from 'react-router';"],
  ['components-are-props', 'ui/components/a/a.tsx', "import { a } from '../../web/root.tsx';"],
  ['components-are-props', 'ui/web/products/a/parts/a.tsx', "import { a } from '../a.ts';"],
  [
    'components-are-props',
    'ui/components/a/a.tsx',
    "import type { A } from '../../../core/ports/prices.ts';",
  ],
  ['blocks-are-props', 'ui/blocks/a/a.tsx', "import { a } from '../../web/shell/a.ts';"],
  ['blocks-are-props', 'ui/blocks/a/a.tsx', "import { a } from '../../../core/usecases/a.ts';"],
  ['blocks-are-props', 'ui/blocks/a/a.tsx', "import type { A } from '../../../core/ports/a.ts';"],
  ['blocks-are-props', 'ui/blocks/a/a.tsx', "import { Link } from 'react-router';"],
  ['block-loaders-use-cases', 'ui/blocks/a/loader.ts', "import { a } from '../../web/a.ts';"],
  ['block-loaders-use-cases', 'ui/blocks/a/loader.ts', "import { use } from 'react';"],
  ['nothing-imports-server', 'ui/web/a.ts', "type A = import('../../server/app.ts').A;"],
  ['nothing-imports-server', 'adapters/a/a.ts', "import { a } from '/server/app.ts';"],
  ['no-test-code', 'server/a.ts', "import { a } from '../tests/fakes/a.ts';"],
  ['no-test-code', 'core/domain/a.ts', "import fc from 'fast-check';"],
  ['shell-stands-alone', 'ui/web/shell/a.ts', "import { p } from '../page/p.ts';"],
  ['dialogs-know-no-page', 'ui/web/dialogs/a.ts', "import { p } from '../page/p.ts';"],
  ['products-know-no-page', 'ui/web/products/a.ts', "import { p } from '../page/p.ts';"],
  [
    'ui-has-no-whole-product',
    'ui/web/products/a/a.ts',
    "import { a } from '../../../../core/domain/products/a/a-product.ts';",
  ],
  ['adapters-apart', 'adapters/split/a.ts', "import { a } from '../storyblok/a.ts';"],
  ['adapters-apart', 'adapters/split/a.ts', "import { a } from '../http/a.ts';"],
  ['rooms-go-down', 'ui/web/navigation/a.ts', "import { a } from '../page/a.ts';"],
  ['rooms-go-down', 'ui/web/islands/a.ts', "import { a } from '../shell/a.ts';"],
  ['rooms-go-down', 'ui/web/shell/a.ts', "import { a } from '../surprise/a.ts';"],
  ['rooms-go-down', 'server/http/a.ts', "import { a } from '../embedded/shop/a.ts';"],
  ['rooms-go-down', 'server/http/a.ts', "import { a } from '../endpoints/a.ts';"],
  ['subjects-go-down', 'core/domain/money/a.ts', "import { a } from '../routing/paths.ts';"],
  ['subjects-go-down', 'core/domain/money/a.ts', "import type { A } from '../cart/cart.ts';"],
  ['subjects-go-down', 'core/domain/money/a.ts', "import type { A } from '../format/format.ts';"],
  ['subjects-go-down', 'core/domain/text/a.ts', "type A = import('../money/money.ts').Money;"],
  ['subjects-go-down', 'core/domain/products/card/a.ts', "import { a } from '../calendar/a.ts';"],
  ['subjects-go-down', 'core/domain/products/card/a.ts', "import { a } from '../products.ts';"],
  ['subjects-go-down', 'core/domain/products/product.ts', "import { a } from './card/a.ts';"],
  ['subjects-go-down', 'core/domain/products/product.ts', "import { a } from './products.ts';"],
  ['subjects-have-a-layer', 'core/domain/surprises/a.ts', 'export const a = 1;'],
  ['subjects-go-down', 'core/domain/products/surprise/a.ts', "import { a } from '../card/a.ts';"],
  ['subjects-go-down', 'core/domain/routing/a.ts', "import { a } from '../products/product.ts';"],
  ['no-barrel', 'core/domain/index.ts', "export * from './money.ts';\nexport { a } from './a.ts';"],
] as const;

describe('import rules', () => {
  test.each(offences)('%s bites in %s on: %s', (rule, file, text) => {
    expect(rulesBrokenBy({ [file]: text })).toContain(rule);
  });

  test('every rule is proved to bite', () => {
    const proved = new Set<string>(offences.map(([rule]) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
  });

  test('a cycle of two and of three modules is found, each once', () => {
    const broken = rulesBrokenBy({
      'core/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'core/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
      'ui/c.ts': "import { d } from './d.ts';\nexport const c = () => d;",
      'ui/d.ts': "export { e } from './e.ts';\nexport const d = 1;",
      'ui/e.ts': "import { c } from './c.ts';\nexport const e = () => c;",
    });
    expect(broken).toEqual(['no-cycle', 'no-cycle']);
  });

  test('a subject may import itself and lower ones, a product its contract', () => {
    expect(
      rulesBrokenBy({
        'core/domain/money/money.ts': "import { a } from '../text/text.ts';\na;",
        'core/domain/money/print.ts': "import type { A } from './money.ts';\nexport type B = A;",
        'core/domain/products/collage/a.ts':
          "import type { A } from '../product.ts';\nimport { b } from '../wall-picture/b.ts';\nb;",
        'core/domain/products/products.ts': "import { a } from './collage/a.ts';\na;",
        'core/domain/products/surprise/a.ts': "import type { A } from '../product.ts';",
        'core/domain/catalogue/a.ts': "import { a } from '../products/declarations.ts';\na;",
        'core/domain/products/declarations.ts':
          "import { a } from './collage/collage-declaration.ts';\na;",
      }),
    ).toEqual([]);
  });

  test.each([...Object.entries(roomLayers), ['core/domain', subjectLayers] as const])(
    'the layers of %s name each folder once, and none that is gone',
    (house, layers) => {
      const listed = layers.flat();
      expect(new Set(listed).size).toBe(listed.length);
      const folders = listed.filter(
        (name) => !/^((contract|declarations|language) of|a product$)/u.test(name),
      );
      const path = join(import.meta.dirname, '../..', house);
      expect(folders.filter((name) => !existsSync(join(path, name)))).toEqual([]);
    },
  );

  test('types, and what is imported when it is needed, may lie in higher rooms', () => {
    expect(
      rulesBrokenBy({
        'ui/web/islands/a.ts':
          "import type { A } from '../shell/a.ts';\nexport const b = (): Promise<A> => import('../page/a.ts');",
      }),
    ).toEqual([]);
  });

  test('between folders, types and dynamic imports make a cycle, too', () => {
    expect(
      rulesBrokenBy({
        'adapters/shared/a/a.ts': "import type { B } from '../b/b.ts';\nexport type A = B;",
        'adapters/shared/b/b.ts': "import { type A } from '../a/a.ts';\nexport type B = A;",
        'ui/c/c.ts': "export const c = () => import('../d/d.ts');",
        'ui/d/d.ts': "import type { c } from '../c/c.ts';\nexport type D = typeof c;",
      }),
    ).toEqual(['no-cycle', 'no-cycle']);
  });

  test('within a folder, types may refer to each other', () => {
    expect(
      rulesBrokenBy({
        'ui/e/e.ts': "import { f } from './f.ts';\nexport type E = number;\nexport const e = f;",
        'ui/e/f.ts': "import type { E } from './e.ts';\nexport const f: E = 1;",
      }),
    ).toEqual([]);
  });

  test('what every page loads reaches React by islands alone, at once or later', () => {
    const files = {
      'ui/web/boot/entry.client.ts':
        "import type { A } from 'react';\nimport { b } from '../b.ts';\nexport const a: A = () => import('../islands/island-root.tsx').then(b);",
      'ui/web/b.ts': "import type { C } from './c.tsx';\nexport const b: C = 1;",
      'ui/web/c.tsx': "import { use } from 'react';\nexport type C = typeof use;",
      'ui/web/islands/island-root.tsx': "import { use } from 'react';\nexport const root = use;",
    };
    expect(rulesBrokenBy(files)).toEqual([]);
    for (const b of [
      "import { c } from './c.tsx';\nexport const b = c;",
      "export const b = () => import('./c.tsx');",
    ])
      expect(rulesBrokenBy({ ...files, 'ui/web/b.ts': b })).toEqual(['entry-without-react']);
  });

  test('what the house allows passes', () => {
    expect(
      rulesBrokenBy({
        'core/fp.ts': "import * as E from 'fp-ts/lib/Either.js';\nexport { E };",
        'core/domain/text/a.ts': "import { E } from '../../fp.ts';\nexport const a = E;",
        'core/ports/b.ts': "import type { A } from '../domain/text/a.ts';\nexport type B = A;",
        'core/usecases/c.ts': "import type { B } from '../ports/b.ts';\nexport type C = B;",
        'adapters/http/codecs/d.ts':
          "import { E } from '../../../core/fp.ts';\nexport const d = E;",
        'adapters/shared/d.ts': "import { E } from '../../core/fp.ts';\nexport const d = E;",
        'adapters/split/e.ts':
          "import { d } from '../http/codecs/d.ts';\nimport { d as f } from '../shared/d.ts';\nexport const e = [d, f];",
        'ui/web/composition/compose.client.ts':
          "import { e } from '../../adapters/split/e.ts';\nexport const f = e;",
        'ui/components/g/g.tsx':
          "import { a } from '../../../core/domain/text/a.ts';\nexport const g = a;",
        'ui/components/g/g.stories.tsx':
          "import { expect } from 'storybook/test';\nexport const h = expect;",
        'ui/blocks/g/g.tsx':
          "import { a } from '../../../core/domain/text/a.ts';\nimport { g } from '../../components/g/g.tsx';\nexport const i = [a, g];",
        'ui/blocks/g/loader.ts':
          "import { c } from '../../../core/usecases/c.ts';\nexport const j = c;",
        'server/app.ts': "import { Hono } from 'hono';\nexport const app = new Hono();",
        'tests/server/app.test.ts': "import { app } from '../../server/app.ts';\napp;",
      }),
    ).toEqual([]);
  });

  const productFiles = {
    'adapters/http/collage/collages.ts': "export const collages = 'collage';",
    'core/domain/products/calendar/calendars.ts': 'export const a = 1;',
    'core/domain/products/collage/a.ts': "import { a } from '../wall-picture/a.ts'; export { a };",
    'core/domain/products/wall-picture/a.ts': 'export const a = 1;',
    'core/domain/products/products.ts': "export const all = { id: 'wall-picture' };",
    'ui/components/collage-choice/messages.ts': 'export const a = 1;',
    'ui/messages/all-messages.ts':
      "import { a } from '../components/collage-choice/messages.ts';\na;",
  };

  test('a shared room imports nothing from a product’s folder', () => {
    expect(rulesBrokenBy(productFiles)).toEqual([]);
    expect(
      rulesBrokenBy({
        ...productFiles,
        'core/domain/cart/a.ts': "import type { A } from '../products/calendar/calendars.ts';",
        'core/domain/products/photobox/a.ts': "import { a } from '../calendar/calendars.ts';",
        'ui/components/b/b.ts': "import { a } from '../collage-choice/messages.ts';",
        'ui/web/a.stories.tsx':
          "import { a } from '../components/collage-choice/messages.ts';\na; 'wall-picture';",
      }),
    ).toEqual([
      'subjects-go-down',
      'products-in-their-folders',
      'products-in-their-folders',
      'products-in-their-folders',
    ]);
  });

  test.each([
    ['a text', "export const is = (kind: string) => kind === 'photo-frame';"],
    ['a type', "export type Kind = 'wall-picture' | 'page';"],
    ['many of one', "export const folder = 'collages';"],
    ['many boxes', "export const folder = 'photoboxes';"],
    ['a word before a dot', "export const key = 'collage.photos';"],
    ['a word after a dash', "export const path = '/configurator-calendar';"],
    ['a word between underscores', "export const name = 'COLLAGE_API_URL';"],
    ['a word in a sentence', "export const line = 'The collage is printed.';"],
    ['a template', 'export const path = (id: string) => `/collage/${id}`;'],
    ['a property', 'export const table = { calendar: 1, plain: 2 };'],
    ['a property that is read', 'export const a = (all: Record<string, 1>) => all.photobook;'],
    ['an identifier', 'export const isCollage = true;'],
    ['a name of a type', 'export type PhotoboxType = 1;'],
    ['a name of two words', 'export const photoFrameSelection = 1;'],
    ['what is imported', "import { cards } from './a.ts';"],
    ['what is drawn', 'export const a = <WallPicture />;'],
    ['what is written', 'export const a = <p>Your calendar</p>;'],
  ])('a shared room names no product: %s', (_what, text) => {
    expect(rulesBrokenBy({ 'ui/web/a.tsx': text })).toEqual(['no-product-by-name']);
  });

  test.each([...new Set<string>([...productIds, ...soldNames, ...designerProducts])])(
    'a shared room names no %s, however it is written',
    (product) => {
      const camel = product.replaceAll(/-(?<first>.)/gu, (_, first: string) => first.toUpperCase());
      const texts = [
        `'${product}'`,
        `'configurator-${product}'`,
        camel,
        `is${camel.charAt(0).toUpperCase()}${camel.slice(1)}`,
        product.replaceAll('-', '_').toUpperCase(),
      ];
      for (const text of texts)
        expect([text, rulesBrokenBy({ 'ui/web/a.ts': `export const a = b(${text});` })]).toEqual([
          text,
          ['no-product-by-name'],
        ]);
    },
  );

  test('other words are no names of products, nor are paths of files', () => {
    const text = [
      "import { a } from './collage.ts';",
      "export const load = () => import('./calendar.ts');",
      "export type A = import('./card.ts').A;",
      'export const calendarDay = a;',
      "export const words = ['cardboard', 'discard', 'photo', 'frame', 'wall', 'photo paper'];",
    ];
    expect(rulesBrokenBy({ 'ui/web/b.ts': text.join('\n') })).toEqual([]);
  });

  test('other things are let pass, however they are written', () => {
    const shouted = otherThings.map((thing) => thing.toUpperCase().replaceAll(' ', '_'));
    const text = [...otherThings, ...shouted].map((thing) => `'${thing}';`).join('\n');
    expect(rulesBrokenBy({ 'ui/web/b.ts': text })).toEqual([]);
  });

  // Whether it is needed in this tree is asked by the script itself, which has read all of it.
  test('every exception is needed: one whose files name no product any more is deleted', () => {
    expect(idleExceptions([])).toHaveLength(edges.length);
  });
});
