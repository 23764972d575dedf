import { expect, test } from 'vitest';

import { priceOfPieces } from '../../../core/domain/money/price-of-pieces.ts';
import { priceWith } from '../../arbitraries/money.ts';

test('pieces cost their price and what is added to each, reduced or not', () => {
  expect(priceOfPieces(priceWith('chf', 1_200, 1_000), 50, 3)).toEqual(
    priceWith('chf', 3_750, 3_150),
  );
});
