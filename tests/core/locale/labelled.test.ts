import { expect, test } from 'vitest';

import { amountLabel, labelled } from '../../../core/domain/locale/labelled.ts';

test('a name stands before its value as each language sets a colon', () => {
  expect(labelled('de', 'Papier', 'matt')).toBe('Papier: matt');
  expect(labelled('fr', 'Papier', 'mat')).toBe('Papier\u00a0: mat');
});

test('an amount is named in the language of a locale', () => {
  expect(
    (['de-CH', 'en-US', 'es-ES', 'fr-BE', 'it-CH', 'nl-BE'] as const).map((locale) =>
      amountLabel(locale, 3),
    ),
  ).toEqual([
    'Menge: 3',
    'Quantity: 3',
    'Cantidad: 3',
    'Quantité\u00a0: 3',
    'Quantità: 3',
    'Aantal: 3',
  ]);
});
