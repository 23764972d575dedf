import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { E, t } from '../../../core/fp.ts';
import {
  printManifest,
  readManifest,
  type ManifestPage,
} from '../../../server/pages/prerendered-manifest.ts';
import { anyStoryUse } from '../../arbitraries/story-uses.ts';

const maybe = <A>(any: fc.Arbitrary<A>) => fc.option(any, { nil: undefined });

const anyPage: fc.Arbitrary<ManifestPage> = fc.record({
  host: fc.string(),
  path: fc.string(),
  form: fc.constantFrom('document', 'payload'),
  file: fc.string(),
  hash: maybe(fc.string()),
  renderedAt: fc.nat(),
  uses: fc.record({
    stories: fc.array(anyStoryUse),
    articles: fc.array(fc.string()),
    isPriced: fc.boolean(),
    promisedUntil: maybe(fc.nat()),
  }),
});

/** As the file says it to whoever serves the folder. */
const Written = t.type({
  stories: t.array(t.unknown),
  pages: t.array(t.partial({ etag: t.string })),
});

property.prop([fc.string(), fc.array(anyPage)])('a manifest survives its text', (build, pages) => {
  const text = printManifest({ build, pages });
  expect(text.endsWith('}\n')).toBe(true);
  expect(readManifest(text)).toMatchObject({ build, pages });
  const written = E.toUnion(Written.decode(JSON.parse(text)));
  if (!Written.is(written)) throw new Error(text);
  const stories = written.stories.map((use) => JSON.stringify(use));
  expect(new Set(stories).size).toBe(stories.length);
  expect(written.pages.map(({ etag }) => etag)).toEqual(
    pages.map(({ hash }) => (hash === undefined ? undefined : `W/"${hash}"`)),
  );
});

test('nothing is read of another version, nor of what is none', () => {
  const text = printManifest({ build: 'b', pages: [] });
  expect(readManifest(text)).toEqual({ build: 'b', pages: [] });
  for (const other of ['', '{}', '[]', text.slice(2), text.replace('"version":1', '"version":2')])
    expect(readManifest(other)).toBeUndefined();
  const page = { host: 'h', path: '/', form: 'document', file: 'f', renderedAt: 0 };
  const uses = { articles: [], isPriced: false };
  const withPage = (given: object) =>
    readManifest(JSON.stringify({ version: 1, build: 'b', stories: [], pages: [given] }));
  expect(withPage({ ...page, ...uses, stories: [] })?.pages).toHaveLength(1);
  expect(withPage({ ...page, ...uses, stories: [0] })?.pages[0]?.uses.stories).toEqual([]);
  expect(withPage({ ...page, ...uses, stories: [], form: 'configuration' })).toBeUndefined();
  expect(withPage({ ...page, stories: [] })).toBeUndefined();
});
