import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  artworkViews,
  printSource,
  type ArtworkSource,
} from '../../../../core/domain/image/sources.ts';
import { parseSource } from '../../../../core/domain/image/parse-source.ts';
import { isArtwork } from '../../../../core/domain/products/artworks.ts';
import {
  cardPictureIn,
  cardPictureOf,
  plainCardPicture,
  printCardPicture,
  readCardPicture,
} from '../../../../core/domain/products/card/card-picture.ts';
import { E } from '../../../../core/fp.ts';
import { anyCardPicture } from '../../../arbitraries/pictures.ts';

const elena = {
  kind: 'artwork',
  design: 'elena',
  variant: 'usual',
  locale: 'de-DE',
  view: 'laid',
} as const satisfies ArtworkSource;

describe('what a picture of a card shows', () => {
  property.prop([anyCardPicture])('is read as it was written', (picture) => {
    expect(readCardPicture(printCardPicture(picture))).toEqual(picture);
  });

  property.prop([anyCardPicture, fc.nat(), fc.nat()])(
    'has one order, and nothing twice',
    (picture, from, to) => {
      const names = printCardPicture(picture);
      const [one, other] = [from % (names.length + 1), to % (names.length + 1)];
      const moved = names.toSpliced(one, 1).toSpliced(other, 0, ...names.slice(one, one + 1));
      const isSame = moved.join() === names.join();
      expect(readCardPicture(moved) === undefined).toBe(!isSame);
      expect(names.length > 0 && readCardPicture([...names, ...names])).toBe(
        names.length > 0 && undefined,
      );
    },
  );

  test('is refused where no card has it', () => {
    expect(readCardPicture(['bow-satin', 'bow-jute'])).toBeUndefined();
    for (const name of ['feinstpapier', 'envelope-spitz-lila', 'ribbon-samt', 'gold', 'x'])
      expect(readCardPicture([name])).toBeUndefined();
  });

  test('is what can be seen of a choice', () => {
    const choice = {
      themeId: 'elena',
      order: { isSample: false, quantity: 28 },
      design: { paperType: 'baumwolle' },
      accessories: {
        envelope: { form: 'spitz', color: 'kraft' },
        bow: 'jute',
        ribbon: { id: 'unknown' },
        inlay: { id: 'transparent' },
      },
    } as const;
    expect(printCardPicture(cardPictureOf(choice))).toEqual([
      'baumwolle',
      'envelope-spitz-kraft',
      'bow-jute',
      'inlay-transparent',
    ]);
    const unknown = {
      ...choice,
      design: { paperType: 'own' },
      accessories: { envelope: { form: 'gerade' } },
    } as const;
    expect(printCardPicture(cardPictureOf(unknown))).toEqual(['envelope-gerade-weiss']);
    expect(cardPictureOf({ ...choice, design: {}, accessories: {} })).toEqual(plainCardPicture);
  });

  property.prop([anyCardPicture, fc.constantFrom(...artworkViews)])(
    'is in each view what can be seen there',
    (picture, view) => {
      const names = cardPictureIn(view, picture);
      const all = printCardPicture(picture);
      expect(readCardPicture(names)).toBeDefined();
      for (const name of names) expect(all).toContain(name);
    },
  );

  test('is paper from close, an inlay inside, and all else with a closed card', () => {
    const names = ['baumwolle', 'envelope-gerade-rose', 'seal-wachs', 'inlay-transparent'];
    const picture = readCardPicture(names) ?? plainCardPicture;
    expect(cardPictureIn('laid', picture)).toEqual(['envelope-gerade-rose', 'seal-wachs']);
    expect(cardPictureIn('open', picture)).toEqual(['inlay-transparent']);
    expect(cardPictureIn('close-turned', picture)).toEqual(['baumwolle']);
    expect(cardPictureIn('back', picture)).toEqual([]);
  });
});

describe('the address of a picture of a card', () => {
  test('names the foil first, then what is chosen', () => {
    const source = { ...elena, foil: 'gold', options: ['baumwolle', 'seal-wachs'] } as const;
    const address = 'artwork/elena/usual+gold+baumwolle+seal-wachs/de-DE/laid.jpg';
    expect(printSource(source)).toBe(address);
    expect(parseSource(address)).toEqual(E.right(source));
  });

  test('is of a design that has the page, and of light that turns on foil', () => {
    const shown = (more: Partial<ArtworkSource>): boolean => isArtwork({ ...elena, ...more });
    expect(shown({ view: 'open' })).toBe(true);
    expect(shown({ view: 'open', design: 'elena-menu' })).toBe(false);
    expect(shown({ view: 'close', options: ['perlmutt'] })).toBe(true);
    expect(shown({ options: ['seal-wachs', 'baumwolle'] })).toBe(false);
    expect(shown({ view: 'laid-turned' })).toBe(false);
    expect(shown({ view: 'laid-turned', foil: 'gold' })).toBe(true);
    expect(shown({ view: 'close-turned', foil: 'silber' })).toBe(true);
  });
});
