import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  cardEnvelopeForms,
  cardFilterKeys,
  cardFolds,
  cardOccasions,
  cardSorts,
  isCardEnvelopeForm,
  isCardFilterKey,
  isCardFold,
  isCardSort,
} from '../../../../core/domain/products/card/cards.ts';
import {
  cardAccessoryKinds,
  cardRefinements,
  isCardAccessoryKind,
  isCardRefinement,
  isRefinedCard,
} from '../../../../core/domain/catalogue/card-extras.ts';
import { parseCardOccasion } from '../../../../core/domain/products/card/parse-card.ts';
import { E } from '../../../../core/fp.ts';

const words = (text: string): readonly string[] => text.split(', ');

describe('the vocabulary of cards', () => {
  test('is the specification’s, word for word', () => {
    expect(cardAccessoryKinds).toEqual(
      words('bag, bow, box, envelope, inlay, pen, posterbar, ribbon, screw, seal, standard'),
    );
    expect(cardRefinements).toEqual(words('gold, ohne, empty, relief, rosegold, silber'));
    expect(cardEnvelopeForms).toEqual(words('gerade, spitz'));
    expect(cardFilterKeys).toEqual(
      words('aspectRatio, category, color, label, product, punching, style'),
    );
    expect(cardSorts).toEqual(words('sort, popularity, created'));
    expect(cardFolds).toEqual(words('standard, booklet, pocketfold'));
    expect(cardOccasions.map((occasion) => occasion.replace('-', ' '))).toEqual(
      words(
        'einschulung, firmung, geburt, geburtstag, hochzeit, kindergeburtstag, kommunion, ' +
          'konfirmation, ostern, taufe, trauer, weihnachten geschaeftlich, weihnachten privat',
      ),
    );
  });

  test('has two words for no refinement', () => {
    expect(cardRefinements.filter((refinement) => !isRefinedCard(refinement))).toEqual([
      'ohne',
      'empty',
    ]);
  });
});

describe('parseCardOccasion', () => {
  test('reads every value as itself', () => {
    for (const value of cardOccasions) expect(parseCardOccasion(value)).toEqual(E.right(value));
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom('Geburt', 'weihnachten', 'c6', ''))])(
    'refuses all else, and says what it was',
    (text) => {
      fc.pre(!cardOccasions.some((value) => value === text.replace(' ', '-')));
      expect(parseCardOccasion(text)).toEqual(E.left({ kind: 'unknown-card-occasion', text }));
    },
  );

  test('reads two words with a space as well, and repeats what it refuses', () => {
    expect(parseCardOccasion('weihnachten privat')).toEqual(E.right('weihnachten-privat'));
    expect(parseCardOccasion('runder geburtstag')).toEqual(
      E.left({ kind: 'unknown-card-occasion', text: 'runder geburtstag' }),
    );
  });
});

const vocabularies = [
  [isCardAccessoryKind, cardAccessoryKinds],
  [isCardEnvelopeForm, cardEnvelopeForms],
  [isCardFilterKey, cardFilterKeys],
  [isCardFold, cardFolds],
  [isCardRefinement, cardRefinements],
  [isCardSort, cardSorts],
] as const;

const anyWord = fc.oneof(
  fc.string(),
  fc.constantFrom(...vocabularies.flatMap(([, vocabulary]) => vocabulary)),
);

describe('the guards of cards', () => {
  property.prop([anyWord])('know their own words only', (text) => {
    for (const [isWord, vocabulary] of vocabularies)
      expect(isWord(text)).toBe(vocabulary.some((word) => word === text));
  });
});
