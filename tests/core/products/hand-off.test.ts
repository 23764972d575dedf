import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { designerProducts } from '../../../core/domain/catalogue/designers.ts';
import { parseDesignerQuery, printDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import type { QueryPairs } from '../../../core/domain/query/query.ts';
import {
  designerVocabulary,
  isInVocabulary,
} from '../../../core/domain/products/designer-vocabulary.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyIdentifier, anyParameterPair, handOffNow } from '../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../arbitraries/hand-off.ts';
import { anyChannel } from '../../arbitraries/locale.ts';

const defaults = { now: handOffNow, channel: 'poster' } as const;

const namesOf = (query: QueryPairs): readonly string[] => query.map(([name]) => name);

/** The hand-off in another locale: the formats of walls count in its unit. */
const inLocale = (handOff: DesignerHandOff, locale: Locale): DesignerHandOff => {
  const unit = formatUnitOf(locale);
  switch (handOff.designer) {
    case 'collage':
      return { ...handOff, locale, format: handOff.format && { ...handOff.format, unit } };
    case 'photo-frame':
      return { ...handOff, locale, format: handOff.format && { ...handOff.format, unit } };
    default:
      return { ...handOff, locale };
  }
};

const anyForeignPair = fc.tuple(fc.string(), fc.string());

describe('a hand-off to any designer', () => {
  property.prop([anyDesignerHandOff, anyChannel])(
    'reads back from its query',
    (handOff, channel) => {
      expect(
        parseDesignerQuery(handOff.designer, printDesignerQuery(handOff), { ...defaults, channel }),
      ).toEqual(E.right(handOff));
    },
  );

  property.prop([anyDesignerHandOff])('reads back in each of the 17 locales', (handOff) => {
    for (const locale of locales) {
      const moved = inLocale(handOff, locale);
      expect(parseDesignerQuery(moved.designer, printDesignerQuery(moved), defaults)).toEqual(
        E.right(moved),
      );
    }
  });

  property.prop([anyDesignerHandOff])(
    'prints its designer’s vocabulary alone, no value empty',
    (handOff) => {
      const query = printDesignerQuery(handOff);
      for (const [name, value] of query) {
        expect(isInVocabulary(handOff.designer, name)).toBe(true);
        expect(value).not.toBe('');
      }
      const single = namesOf(query).filter((name) => !name.endsWith('[]'));
      expect(new Set(single).size).toBe(single.length);
    },
  );

  property.prop([anyDesignerHandOff, fc.array(anyForeignPair), fc.array(anyParameterPair)])(
    'drops what is outside its designer’s vocabulary',
    (handOff, others, parameters) => {
      const foreign = [...others, ...parameters].filter(
        ([name]) => !isInVocabulary(handOff.designer, name),
      );
      const query = [...foreign, ...printDesignerQuery(handOff), ...foreign];
      expect(parseDesignerQuery(handOff.designer, query, defaults)).toEqual(E.right(handOff));
    },
  );

  property.prop([anyDesignerHandOff, fc.gen()])('is read in any order', (handOff, gen) => {
    const query = printDesignerQuery(handOff);
    const shuffled = gen(fc.shuffledSubarray, [...query], {
      minLength: query.length,
      maxLength: query.length,
    });
    expect(parseDesignerQuery(handOff.designer, shuffled, defaults)).toEqual(E.right(handOff));
  });

  property.prop([anyDesignerHandOff, anyIdentifier])(
    'is read from the first value of a name that is not a list',
    (handOff, other) => {
      const query = printDesignerQuery(handOff);
      const repeated = namesOf(query)
        .filter((name) => !name.endsWith('[]'))
        .map((name) => [name, other] as const);
      expect(parseDesignerQuery(handOff.designer, [...query, ...repeated], defaults)).toEqual(
        E.right(handOff),
      );
    },
  );

  property.prop([anyDesignerHandOff])('treats empty values as absent', (handOff) => {
    const query = printDesignerQuery(handOff);
    const named = namesOf(query).map((name) => name.replace(/\[.*$/u, ''));
    const empty = designerVocabulary(handOff.designer)
      .filter((name) => !named.includes(name))
      .flatMap((name) => [[name, ''] as const, [`${name}[]`, ''] as const]);
    expect(parseDesignerQuery(handOff.designer, [...empty, ...query], defaults)).toEqual(
      E.right(handOff),
    );
  });

  property.prop([anyDesignerHandOff])('cannot be without a locale', (handOff) => {
    const query = printDesignerQuery(handOff).filter(([name]) => name !== 'locale');
    expect(parseDesignerQuery(handOff.designer, query, defaults)).toEqual(
      E.left({ kind: 'missing', parameter: 'locale', value: '' }),
    );
  });
});

/** Pairs that are nearly a hand-off: some of its own, some arbitrary. */
const anyNearQuery: fc.Arbitrary<readonly [DesignerHandOff['designer'], QueryPairs]> = fc
  .tuple(
    anyDesignerHandOff,
    fc.constantFrom(...designerProducts),
    fc.boolean(),
    fc.array(fc.oneof(anyParameterPair, anyForeignPair), { maxLength: 4 }),
  )
  .map(([handOff, other, keeps, pairs]) => [
    keeps ? handOff.designer : other,
    [...pairs, ...printDesignerQuery(handOff)],
  ]);

describe('any pairs', () => {
  property.prop([anyNearQuery])(
    'are a hand-off whose query is canonical, or refused for one of the designer’s parameters',
    ([designer, query]) => {
      const parsed = parseDesignerQuery(designer, query, defaults);
      if (E.isRight(parsed)) {
        const printed = printDesignerQuery(parsed.right);
        expect(parseDesignerQuery(designer, printed, defaults)).toEqual(parsed);
      } else {
        expect(isInVocabulary(designer, parsed.left.parameter)).toBe(true);
        if (parsed.left.kind === 'missing') expect(parsed.left.value).toBe('');
        else expect(parsed.left.value).not.toBe('');
      }
    },
  );

  property.prop([fc.constantFrom(...designerProducts), fc.array(anyForeignPair)])(
    'never throw',
    (designer, query) => {
      expect(E.isLeft(parseDesignerQuery(designer, query, defaults))).toBe(true);
    },
  );
});

describe('what goes along to every designer', () => {
  /** Without which a designer refuses. */
  const minimal: Readonly<Partial<Record<DesignerHandOff['designer'], QueryPairs>>> = {
    calendar: [['calendarType', 'wandkalender']],
    card: [['themeId', '7']],
    'photo-frame': [
      ['materialType', 'leinwand'],
      ['formatType', '600x400'],
    ],
    photobook: [['photobookType', 'fotoheft']],
    photobox: [['photoboxType', 'small']],
  };

  const readWith = (designer: DesignerHandOff['designer'], query: QueryPairs) =>
    parseDesignerQuery(
      designer,
      [...(minimal[designer] ?? []), ['locale', 'de-CH'], ...query],
      defaults,
    );

  test.each(designerProducts)('is optional for %s, all but the locale', (designer) => {
    const parsed = readWith(designer, []);
    expect(parsed).toMatchObject({ right: { designer, locale: 'de-CH' } });
    const context = { sku: undefined, addToCart: undefined, adClickId: undefined };
    expect(E.isRight(parsed) && { ...context, ...parsed.right }).toMatchObject(context);
  });

  test.each(designerProducts)('is read for %s', (designer) => {
    const query = [
      ['sku', 'A_1'],
      ['addToCart', '1'],
      ['gclid', 'x.y'],
      ['referralSource', 'shopping-ad'],
    ] as const;
    expect(readWith(designer, query)).toMatchObject({
      right: { sku: 'A_1', addToCart: true, adClickId: 'x.y', referralSource: 'shopping-ad' },
    });
  });

  test.each([
    ['sku', 'a b', 'malformed'],
    ['addToCart', 'yes', 'malformed'],
    ['addToCart', 'toString', 'malformed'],
    ['gclid', '', undefined],
    ['gclid', 'a/b', 'malformed'],
    ['referralSource', 'newsletter', 'unknown'],
    ['addToCart', 'false', undefined],
    ['addToCart', '0', undefined],
  ] as const)('with %s=%s is %s', (parameter, value, kind) => {
    for (const designer of designerProducts)
      expect(readWith(designer, [[parameter, value]])).toEqual(
        kind === undefined ? readWith(designer, []) : E.left({ kind, parameter, value }),
      );
  });
});
