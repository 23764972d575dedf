import { describe, expect, test } from 'vitest';

import {
  configuratorCommandKinds,
  parseConfiguratorCommand,
} from '../../../core/domain/configurator/parse-command.ts';
import { E } from '../../../core/fp.ts';

describe('a command in plain texts', () => {
  const price = { minorUnits: 1990, currency: 'chf' };
  test.each([
    [
      { kind: 'select-material', material: 'poster' },
      { kind: 'select-material', material: 'poster' },
    ],
    [
      { kind: 'select-format', format: '24x16' },
      { kind: 'select-format', format: { width: 24, height: 16, unit: 'in' } },
    ],
    [
      { kind: 'choose-format', material: 'poster', format: '24x16' },
      {
        kind: 'choose-format',
        material: 'poster',
        option: { format: { width: 24, height: 16, unit: 'in' } },
      },
    ],
    [
      {
        kind: 'choose-format',
        material: 'poster',
        format: '24x16',
        price: { priceOriginal: 19.9, priceCurrent: '19.90' },
      },
      {
        kind: 'choose-format',
        material: 'poster',
        option: {
          format: { width: 24, height: 16, unit: 'in' },
          price: { priceOriginal: price, priceCurrent: price },
        },
      },
    ],
  ])('%j is read', (text, command) => {
    expect(parseConfiguratorCommand('in', 'chf', text)).toEqual(E.right(command));
  });

  test.each([
    [{ kind: 'select' }, { kind: 'unknown-command', text: 'select' }],
    [{ kind: 'select-material' }, { kind: 'material-missing' }],
    [{ kind: 'choose-format', format: '1x1' }, { kind: 'material-missing' }],
    [{ kind: 'select-format' }, { kind: 'malformed-format', text: '' }],
    [
      { kind: 'choose-format', material: 'poster', format: '1x' },
      { kind: 'malformed-format', text: '1x' },
    ],
    [
      { kind: 'choose-format', material: 'poster', format: '1x1', price: { priceOriginal: 1 } },
      {
        kind: 'malformed-price',
        reason: { kind: 'missing', field: 'priceCurrent', text: '' },
      },
    ],
  ])('%j is refused', (text, error) => {
    expect(parseConfiguratorCommand('cm', 'eur', text)).toEqual(E.left(error));
    expect(configuratorCommandKinds).toHaveLength(3);
  });
});
