import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  cardFitsIn,
  equalTurnedCardFormats,
  parseCardFormat,
  printCardFormat,
  type CardFormat,
} from '../../../../core/domain/products/card/card-format.ts';
import {
  envelopeClassFor,
  envelopeClassOf,
  envelopeSizes,
  namedEnvelopeClasses,
} from '../../../../core/domain/products/card/envelopes.ts';
import { E } from '../../../../core/fp.ts';
import { anyCardFormat } from '../../../arbitraries/card.ts';

const turned = ({ width, height }: CardFormat): CardFormat => ({ width: height, height: width });

/** The classes from the smallest to what is larger than all of them. */
const classes = [...namedEnvelopeClasses, 'other'] as const;

describe('a card format', () => {
  property.prop([anyCardFormat])('is read as it was printed', (format) => {
    expect(parseCardFormat(printCardFormat(format))).toEqual(E.right(format));
  });

  property.prop([fc.string()])(
    'is refused where it is not one, and the text is in the refusal',
    (text) => {
      fc.pre(!/^[1-9]\d*x[1-9]\d*$/u.test(text));
      expect(parseCardFormat(text)).toEqual(E.left({ kind: 'malformed-card-format', text }));
    },
  );

  test.each([
    '',
    'x',
    '10x',
    'x10',
    '010x10',
    '10x010',
    '0x10',
    '10x0',
    '10X10',
    '10x10x10',
    ' 10x10',
    '10x10 ',
    '1.5x2',
    '9007199254740992x1',
    '1x9007199254740992',
  ])('is not %j', (text) => {
    expect(parseCardFormat(text)).toEqual(E.left({ kind: 'malformed-card-format', text }));
  });

  property.prop([anyCardFormat, anyCardFormat])(
    'fits in another whichever way',
    (card, envelope) => {
      const fits = cardFitsIn(card, envelope);
      expect(cardFitsIn(turned(card), envelope)).toBe(fits);
      expect(cardFitsIn(card, turned(envelope))).toBe(fits);
      // Laid parallel, one way or the other.
      const lies = (one: CardFormat) =>
        one.width <= envelope.width && one.height <= envelope.height;
      expect(fits).toBe(lies(card) || lies(turned(card)));
    },
  );

  property.prop([anyCardFormat, anyCardFormat])(
    'equals itself and its turned self',
    (one, other) => {
      expect(equalTurnedCardFormats(one, turned(one))).toBe(true);
      const isSame = [printCardFormat(one), printCardFormat(turned(one))].includes(
        printCardFormat(other),
      );
      expect(equalTurnedCardFormats(one, other)).toBe(isSame);
    },
  );
});

describe('the class of an envelope', () => {
  test('is the specification’s, in millimetres', () => {
    expect(envelopeSizes).toEqual({
      C6: { width: 162, height: 114 },
      B6: { width: 176, height: 125 },
      DINLANG: { width: 220, height: 110 },
    });
    expect(namedEnvelopeClasses).toEqual(['C6', 'B6', 'DINLANG']);
  });

  test('is named by the exact size, turned or not', () => {
    for (const name of namedEnvelopeClasses) {
      const size = envelopeSizes[name];
      expect(envelopeClassOf(size)).toBe(name);
      expect(envelopeClassOf(turned(size))).toBe(name);
      expect(envelopeClassOf({ ...size, width: size.width + 1 })).toBe('other');
      expect(envelopeClassOf({ ...size, height: size.height - 1 })).toBe('other');
    }
  });
});

describe('the envelope for a card', () => {
  property.prop([anyCardFormat])('is the same whichever way the card is turned', (card) => {
    expect(envelopeClassFor(turned(card))).toBe(envelopeClassFor(card));
  });

  property.prop([anyCardFormat])('holds the card, and no smaller one does', (card) => {
    const found = envelopeClassFor(card);
    const area = (name: (typeof namedEnvelopeClasses)[number]) =>
      envelopeSizes[name].width * envelopeSizes[name].height;
    const holding = namedEnvelopeClasses.filter((name) => cardFitsIn(card, envelopeSizes[name]));
    if (found === 'other') expect(holding).toEqual([]);
    else {
      expect(holding).toContain(found);
      expect(area(found)).toBe(Math.min(...holding.map(area)));
    }
  });

  property.prop([anyCardFormat, fc.nat({ max: 100 }), fc.nat({ max: 100 })])(
    'never shrinks when the card grows',
    (card, wider, higher) => {
      const larger = { width: card.width + wider, height: card.height + higher };
      const position = (one: CardFormat) => classes.indexOf(envelopeClassFor(one));
      expect(position(larger)).toBeGreaterThanOrEqual(position(card));
    },
  );

  test.each([
    ['105x148', 'C6'],
    ['162x114', 'C6'],
    ['114x163', 'B6'],
    ['115x168', 'B6'],
    ['125x176', 'B6'],
    ['100x210', 'DINLANG'],
    ['220x110', 'DINLANG'],
    ['145x145', 'other'],
    ['221x110', 'other'],
    ['177x111', 'other'],
  ])('of %s is %s', (text, name) => {
    expect(E.map(envelopeClassFor)(parseCardFormat(text))).toEqual(E.right(name));
  });
});
