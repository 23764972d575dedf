import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import type { Content } from '../../../core/ports/content.ts';
import { measurePicture, pictureAspectRatio } from '../../../core/usecases/measure-picture.ts';
import {
  readHybridLayout,
  readHybridMessages,
  readRichText,
} from '../../../core/usecases/read-content.ts';
import { showErrorPage } from '../../../core/usecases/show-error-page.ts';
import { anyRichText } from '../../arbitraries/written-text.ts';
import { memoryImageMetadata } from '../../fakes/image-metadata.ts';
import { recordingLog } from '../../fakes/log.ts';
import { documentOf, reading } from '../content/story-writer.ts';
import { plainPage } from '../../fakes/plain-page.ts';

const codesOf = ({ reports }: ReturnType<typeof recordingLog>) => reports.map(({ code }) => code);

describe('showErrorPage', () => {
  const request = { channel: 'poster', locale: 'de-DE', platform: 'web' } as const;
  const encountered = {
    code: 'storyblok-page-not-found',
    path: '/nowhere',
    requestId: 'r-1',
  } as const;
  const story = plainPage('error-page');
  const { code: cause, ...where } = encountered;
  const report = { code: 'nuxt-error-page-encountered', facts: { cause, ...where } };

  test('shows its story, and logs the encounter once', async () => {
    const log = recordingLog();
    const asked: string[] = [];
    const content: Content = {
      page: (given) => async () => {
        expect(given).toMatchObject(request);
        asked.push(given.slug);
        return E.right(story);
      },
      chrome: () => async () => E.left({ kind: 'page-not-found', slug: '' }),
      navigation: () => async () => E.left({ kind: 'page-not-found', slug: '' }),
    };
    expect(await showErrorPage(request, encountered)({ content, log })()).toEqual(E.right(story));
    expect(asked).toEqual(['error-page']);
    expect(log.reports).toEqual([report]);
  });

  test('stands without a story, and logs no more for that', async () => {
    const log = recordingLog();
    const none = async () => E.left({ kind: 'content-unavailable', reason: 'down' } as const);
    const content: Content = { page: () => none, chrome: () => none, navigation: () => none };
    expect(await showErrorPage(request, encountered)({ content, log })()).toEqual(
      E.right(undefined),
    );
    expect(log.reports).toEqual([report]);
  });
});

describe('measurePicture', () => {
  const imageMetadata = memoryImageMetadata(
    new Map<string, unknown>([
      ['a.jpg', { width: 3, height: 2 }],
      ['b.jpg', 'broken'],
    ]),
  );

  test('is the size of the picture', async () => {
    const log = recordingLog();
    expect(await measurePicture('a.jpg')({ imageMetadata, log })()).toEqual(
      E.right({ width: 3, height: 2 }),
    );
    expect(log.reports).toEqual([]);
  });

  test.each([
    ['b.jpg', 'image-metadata-unreadable'],
    ['c.jpg', 'image-not-found'],
  ])('is 0 for %s, and logged once', async (source, reason) => {
    const log = recordingLog();
    expect(await measurePicture(source)({ imageMetadata, log })()).toEqual(
      E.right({ width: 0, height: 0 }),
    );
    expect(log.reports).toEqual([{ code: 'image-metadata-failed', facts: { source, reason } }]);
  });

  test('gives its ratio, and 1/1 for one that cannot be measured', async () => {
    const log = recordingLog();
    expect(await pictureAspectRatio('a.jpg')({ imageMetadata, log })()).toEqual(E.right('3/2'));
    expect(log.reports).toEqual([]);
    expect(await pictureAspectRatio('b.jpg')({ imageMetadata, log })()).toEqual(E.right('1/1'));
    expect(codesOf(log)).toEqual(['image-metadata-failed']);
  });
});

describe('reading content', () => {
  property.prop([anyRichText])('gives a right text, and logs nothing', async (text) => {
    const log = recordingLog();
    expect(await readRichText(reading, documentOf(text))({ log })()).toEqual(E.right(text));
    expect(log.reports).toEqual([]);
  });

  property.prop([fc.jsonValue()])(
    'gives some text whatever it reads, logged once',
    async (value) => {
      const log = recordingLog();
      const read = await readRichText(reading, { type: 'doc', content: [{ type: 'x' }, value] })({
        log,
      })();
      expect(E.isRight(read)).toBe(true);
      expect(codesOf(log)).toEqual(['richtext-render-error']);
    },
  );

  test('says what is wrong with a text', async () => {
    const log = recordingLog();
    const content = [{ type: 'table' }, { type: 'video' }, 7];
    expect(await readRichText(reading, { type: 'doc', content })({ log })()).toEqual(E.right([]));
    expect(await readRichText(reading, 'no document')({ log })()).toEqual(E.right([]));
    expect(log.reports.map(({ facts }) => facts)).toEqual([
      { problem: 'unknown-node table', others: 2 },
      { problem: 'not-a-document', others: 0 },
    ]);
  });

  test.each([
    ['{"header":"<b>"}', { header: '<b>' }, []],
    ['{', { header: 'own' }, ['hybrid-parse-error']],
    ['{}', { header: 'own' }, ['empty-hybrid-layout']],
  ])('takes the layout %s, or our own', async (json, layout, codes) => {
    const log = recordingLog();
    expect(await readHybridLayout(json, { header: 'own' })({ log })()).toEqual(E.right(layout));
    expect(codesOf(log)).toEqual(codes);
  });

  test.each([
    ['{"a.b":"c"}', { 'a.b': 'c' }, []],
    ['[]', { own: '' }, ['translator-parse-error']],
  ])('takes the messages %s, or our own', async (json, messages, codes) => {
    const log = recordingLog();
    expect(await readHybridMessages(json, { own: '' })({ log })()).toEqual(E.right(messages));
    expect(codesOf(log)).toEqual(codes);
  });
});
