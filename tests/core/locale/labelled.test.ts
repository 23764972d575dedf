import { expect, test } from 'vitest';

import { labelled } from '../../../core/domain/locale/labelled.ts';

test('a name stands before its value as each language sets a colon', () => {
  expect(labelled('de', 'Papier', 'matt')).toBe('Papier: matt');
  expect(labelled('fr', 'Papier', 'mat')).toBe('Papier\u00a0: mat');
});
