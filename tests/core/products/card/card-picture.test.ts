import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  artworkViews,
  printSource,
  type ArtworkSource,
  type ArtworkView,
} from '../../../../core/domain/image/sources.ts';
import { parseSource } from '../../../../core/domain/image/parse-source.ts';
import type { DesignedCard } from '../../../../core/domain/products/card/card-hand-off.ts';
import { E } from '../../../../core/fp.ts';
import { anyCardPicture } from '../../../arbitraries/pictures.ts';
import { artworkOf, isArtwork } from '../../../../core/domain/products/artworks.ts';
import {
  cardPictureIn,
  cardPictureOf,
  plainCardPicture,
  printCardPicture,
  readCardPicture,
} from '../../../../core/domain/products/card/card-picture.ts';
import {
  cardPunchings,
  cardRibbonColours,
} from '../../../../core/domain/products/card/card-materials.ts';
import { cardDesignOf } from '../../../../core/domain/products/card/designs/card-library.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import { cardFactsOf } from '../../../../core/domain/products/card/designs/card-facts.ts';
import {
  cardShapes,
  type CardDesign,
} from '../../../../core/domain/products/card/designs/card-design.ts';

const idOf = (is: (design: CardDesign) => boolean): string => cardDesigns.find(is)?.id ?? '';

const folded = idOf(({ sheet, occasion }) => sheet === 'folded' && occasion === 'hochzeit');
const flat = idOf(({ sheet, piece }) => sheet === 'flat' && piece === 'card');

const source = (design: string, options: readonly string[], view: ArtworkSource['view'] = 'back') =>
  ({ kind: 'artwork', design, variant: 'usual', options, locale: 'de-DE', view }) as const;

const elena = {
  kind: 'artwork',
  design: 'elena',
  variant: 'usual',
  locale: 'de-DE',
  view: 'laid',
} as const satisfies ArtworkSource;

describe('the picture of a card', () => {
  test('has one address', () => {
    for (const names of [['rounded', 'flat'], ['flat', 'flat'], ['hole', 'rounded'], ['platin']])
      expect(readCardPicture(names)).toBeUndefined();
  });

  test.each([
    [folded, [], 'inside', true],
    [folded, ['flat'], 'back', true],
    [folded, ['flat', 'wave'], 'laid', true],
    [folded, ['flat'], 'inside', false],
    [folded, ['wave'], 'front', false],
    [flat, ['hole'], 'front', true],
    [flat, ['flat'], 'front', false],
    [flat, ['platin'], 'front', false],
    ['nobody', [], 'front', false],
  ] as const)('of %s with %j is there from %s: %s', (design, options, view, is) => {
    expect(isArtwork(source(design, options, view))).toBe(is);
  });

  test('of one leaf has what its cut is, and the letter on the back', () => {
    const leaf = artworkOf(source(folded, ['flat', 'rounded']));
    expect(leaf?.pages.map(({ name, cut }) => [name, cut])).toEqual([
      ['front', 'rounded'],
      ['back', 'rounded'],
    ]);
    const roles = (artwork: typeof leaf) =>
      artwork?.pages
        .at(-1)
        ?.objects.flatMap((object) => (object.kind === 'text' ? [object.role] : []));
    expect(roles(leaf)).toContain('letter');
    expect(roles(artworkOf(source(folded, [])))).not.toContain('letter');
  });

  test('shows what is chosen, and nothing that is usual', () => {
    const seen = (designGroupId: string, punching: string, own: 'folded' | 'flat') =>
      cardPictureOf(
        {
          themeId: 'elena',
          design: { designGroupId, punching, refinement: 'gold' },
          accessories: {},
        },
        own,
        'de-DE',
        'front',
      );
    expect(seen('flat', 'hole', 'folded')).toEqual({
      kind: 'artwork',
      design: 'elena',
      variant: 'usual',
      foil: 'gold',
      options: ['flat', 'hole'],
      locale: 'de-DE',
      view: 'front',
    });
    expect(seen('flat', 'hole', 'flat').options).toEqual(['hole']);
    expect(seen('folded', 'hole', 'folded').options).toEqual([]);
    expect(seen('flat', 'herz', 'flat').options).toEqual([]);
  });
});

describe('what a design offers', () => {
  const [design] = cardDesigns.filter(({ id }) => id === folded);
  if (design === undefined) throw new Error('No design is folded.');

  test.each([
    ['hochzeit', 'folded', ['folded', 'flat']],
    ['weihnachten-privat', 'folded', ['folded', 'flat']],
    ['trauer', 'folded', ['folded']],
    ['trauer', 'flat', ['flat']],
    ['hochzeit', 'flat', ['flat']],
  ] as const)('for %s, drawn %s, is %j', (occasion, sheet, sheets) => {
    const facts = cardFactsOf({ ...design, occasion, sheet });
    expect(facts.sheets).toEqual(sheets);
    expect(facts.punchings.length > 0).toBe(sheets.some((one) => one === 'flat'));
    expect(facts.formats[0]).toEqual(cardShapes[design.shape]);
  });

  test.each([
    ['duetto', ['rounded', 'wave']],
    ['elena', cardPunchings],
  ])('of %s spares its words: no hole where a text stands', (id, punchings) => {
    const named = cardDesignOf(id);
    expect(named && cardFactsOf(named).punchings).toEqual(punchings);
  });
});

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
    const seen = (
      design: DesignedCard['design'],
      accessories: DesignedCard['accessories'],
      view: ArtworkView = 'laid',
    ) => cardPictureOf({ themeId: 'elena', design, accessories }, 'folded', 'de-DE', view).options;
    const design = { paperType: 'baumwolle' };
    const accessories = {
      envelope: { form: 'spitz', color: 'kraft' },
      bow: 'jute',
      ribbon: { id: 'unknown' },
      inlay: { id: 'transparent' },
    } as const;
    expect(seen(design, accessories)).toEqual(['envelope-spitz-kraft', 'bow-jute']);
    expect(seen(design, accessories, 'close')).toEqual(['baumwolle']);
    expect(seen(design, accessories, 'open')).toEqual(['inlay-transparent']);
    expect(seen({ paperType: 'own' }, { envelope: { form: 'gerade' } })).toEqual([
      'envelope-gerade-weiss',
    ]);
    expect(seen({ paperType: 'own' }, {}, 'close')).toEqual([]);
  });

  test('is pressed from the front alone, where relief is chosen', () => {
    const seen = (refinement: 'relief' | 'gold' | undefined, view: ArtworkView) =>
      cardPictureOf(
        { themeId: 'elena', design: { refinement }, accessories: {} },
        'folded',
        'de-DE',
        view,
      ).options;
    for (const view of artworkViews) {
      const isFront = view !== 'inside' && view !== 'open' && view !== 'back';
      expect(seen('relief', view)).toEqual(isFront ? ['relief'] : []);
      expect(seen('gold', view)).toEqual([]);
      expect(seen(undefined, view)).toEqual([]);
    }
    expect(readCardPicture(['relief'])).toEqual({ ...plainCardPicture, isRaised: true });
  });

  test('has a ribbon in its own colour, or in that of its design', () => {
    const seen = (ribbon: { readonly id: string; readonly color?: string }) =>
      cardPictureOf(
        { themeId: 'elena', design: {}, accessories: { ribbon } },
        'folded',
        'de-DE',
        'laid',
      ).options;
    expect(seen({ id: 'satin' })).toEqual(['ribbon-satin']);
    expect(seen({ id: 'satin', color: 'no-colour' })).toEqual(['ribbon-satin']);
    for (const colour of cardRibbonColours) {
      const names = [`ribbon-satin-${colour}`];
      expect(seen({ id: 'satin', color: colour })).toEqual(names);
      expect(readCardPicture(names)?.extras).toEqual([{ kind: 'ribbon', id: 'satin', colour }]);
      expect(readCardPicture(['ribbon-satin', ...names])).toBeUndefined();
    }
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
