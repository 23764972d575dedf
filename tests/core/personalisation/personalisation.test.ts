/** What can be put on a thing: what is taken, how it is kept, and how it stands in a form. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkPersonalisation,
  hasItsPhotos,
  type PersonalisationError,
} from '../../../core/domain/personalisation/check-personalisation.ts';
import {
  parsePersonalisation,
  printPersonalisation,
} from '../../../core/domain/personalisation/parse-personalisation.ts';
import {
  photoValue,
  readPhotoValue,
  roleOfField,
  wordField,
} from '../../../core/domain/personalisation/personalisation-form.ts';
import {
  ownWordLimit,
  type PersonalPlaces,
  type Personalisation,
} from '../../../core/domain/personalisation/personalisation.ts';
import { wordsInShort } from '../../../core/domain/personalisation/words-in-short.ts';
import { E } from '../../../core/fp.ts';
import { anyPersonalisation } from '../../arbitraries/personalisation.ts';

const places: PersonalPlaces = {
  words: [
    { role: 'names', usual: 'Anna\n& Philipp' },
    { role: 'title', usual: 'Wir heiraten' },
    { role: 'letter', usual: 'Liebe Gäste' },
  ],
  photos: { least: 2, most: 4 },
};

const uploadId = 'x'.repeat(43);
const framing = { x: 0.5, y: 0.5, zoom: 1 };

describe('what is given', () => {
  property.prop([anyPersonalisation()])('is kept as it is, checked once more', (given) => {
    const checked = checkPersonalisation(places, given);
    if (E.isLeft(checked)) throw new Error(checked.left.kind);
    expect(checked.right.photos).toEqual(given.photos);
    expect(checkPersonalisation(places, checked.right)).toEqual(checked);
    expect(Object.keys(given.words)).toEqual(
      expect.arrayContaining(Object.keys(checked.right.words)),
    );
  });

  property.prop([anyPersonalisation()])('is read back from its text', (given) => {
    expect(parsePersonalisation(printPersonalisation(given))).toEqual(given);
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('is read from no other text', (text) => {
    expect(parsePersonalisation(text)).toBeUndefined();
  });

  test('says nothing where it is empty or the design’s own', () => {
    const words = { names: ' \r\n', title: 'Wir heiraten', letter: ' Ihr\r\nLieben ' };
    expect(checkPersonalisation(places, { words, photos: [] })).toEqual(
      E.right({ words: { letter: 'Ihr\nLieben' }, photos: [] }),
    );
  });

  const photo = { uploadId, framing };
  const long = 'x'.repeat(ownWordLimit);

  const refused: readonly (readonly [Personalisation, PersonalisationError])[] = [
    [
      { words: { other: 'a' }, photos: [] },
      { kind: 'word-unknown', role: 'other' },
    ],
    [
      { words: { title: `${long}x` }, photos: [] },
      { kind: 'word-too-long', role: 'title' },
    ],
    [
      { words: {}, photos: Array(5).fill(photo) },
      { kind: 'photos-too-many', most: 4 },
    ],
    ...[{ x: -0.1 }, { y: 1.1 }, { zoom: 0.9 }, { zoom: 4.1 }, { x: Number.NaN }].map(
      (wrong) =>
        [
          { words: {}, photos: [photo, { uploadId: 'y', framing: { ...framing, ...wrong } }] },
          { kind: 'framing-wrong', uploadId: 'y' },
        ] as const,
    ),
  ];

  test.each(refused)('is refused: %j', (given, error) => {
    expect(checkPersonalisation(places, given)).toEqual(E.left(error));
  });

  test('is taken up to the limits', () => {
    const given = { words: { title: long }, photos: Array(4).fill(photo) };
    expect(checkPersonalisation(places, given)).toEqual(E.right(given));
  });

  test.each([
    [undefined, false],
    [1, false],
    [2, true],
    [4, true],
  ])('has its photos with %s: %s', (count, isWhole) => {
    const given = count === undefined ? undefined : { photos: Array(count).fill(photo) };
    expect(hasItsPhotos(places, given)).toBe(isWhole);
  });
});

describe('in a form', () => {
  property.prop([anyPersonalisation()])('a photo is read back with its framing', ({ photos }) => {
    expect(photos.map(photoValue).map(readPhotoValue)).toEqual(photos);
    for (const { uploadId: id } of photos)
      expect(readPhotoValue(photoValue({ uploadId: id }))).toEqual({ uploadId: id });
  });

  property.prop([fc.string()])('a role has its field', (role) => {
    expect(roleOfField(wordField(role))).toBe(role);
  });

  test('another field has no role', () => expect(roleOfField('handOff')).toBeUndefined());
});

describe('words in a list', () => {
  property.prop([fc.array(fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }))])(
    'are one short line',
    (texts) => {
      const said = wordsInShort(texts) ?? '';
      expect(said).not.toMatch(/\n/u);
      expect(said).toMatch(/^.{0,80}$/su);
    },
  );

  test('are said in their order, cut where they are long', () => {
    expect(wordsInShort(['Anna\n& Philipp', undefined, 'Bonn'])).toBe('Anna & Philipp / Bonn');
    expect(wordsInShort(['x'.repeat(80)])).toBe('x'.repeat(80));
    expect(wordsInShort(['x'.repeat(81)])).toBe(`${'x'.repeat(79)}…`);
    expect(wordsInShort([])).toBeUndefined();
  });
});
