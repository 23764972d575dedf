/** The options of a picture as the contract of products has them. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { acceptedComponents } from '../../../../core/domain/products/wall-picture/component-offer.ts';
import { readComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { pictureOptions } from '../../../../core/domain/products/wall-picture/picture-options.ts';
import { anyPartedArticle, partOfferOf, componentsOf } from '../../../arbitraries/parts.ts';

const anyOffered = anyPartedArticle.chain((article) =>
  componentsOf(article).chain((asked) =>
    fc.record({
      article: fc.constant(article),
      asked: fc.constant(asked),
      offer: partOfferOf(article, asked),
    }),
  ),
);

type Offered = typeof anyOffered extends fc.Arbitrary<infer One> ? One : never;

const optionsOf = ({ article, offer }: Offered, asked: Offered['asked']) =>
  pictureOptions(article, offer, acceptedComponents(article, offer, asked));

const chosenOf = (options: ReturnType<typeof pictureOptions>) =>
  new Map(
    options.map(({ name, values }) => [
      name,
      values.filter(({ isChosen }) => isChosen).map(({ value }) => value),
    ]),
  );

describe('the options of an offered picture', () => {
  property.prop([anyOffered])(
    'have names of their own, and one chosen value at most',
    (offered) => {
      const options = optionsOf(offered, offered.asked);
      expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
      for (const [name, chosen] of chosenOf(options))
        expect([name, chosen.length <= 1]).toEqual([name, true]);
    },
  );

  property.prop([anyOffered])(
    'say what an address holds once a value is chosen: that value, and all others as they were',
    (offered) => {
      const options = optionsOf(offered, offered.asked);
      const before = chosenOf(options);
      for (const { name, values } of options)
        for (const { value, refusal, pairs } of values) {
          const after = chosenOf(optionsOf(offered, readComponents(pairs)));
          const expected = refusal === undefined ? [value] : before.get(name);
          expect([name, value, after.get(name)]).toEqual([name, value, expected]);
          for (const [other, chosen] of before)
            if (other !== name)
              expect([name, value, after.get(other)]).toEqual([name, value, chosen]);
        }
    },
  );

  property.prop([anyOffered])('cost nothing more where they are the default', (offered) => {
    for (const { values } of optionsOf(offered, { optionTypes: [] }))
      for (const { isDefault, isChosen, refusal } of values)
        if (isDefault && refusal === undefined) expect(isChosen).toBe(true);
  });
});
