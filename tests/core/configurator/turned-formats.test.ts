import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  inFormatOrder,
  withOrientationFirst,
  withTurnedFormats,
} from '../../../core/domain/configurator/format-order.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import { turnFormat } from '../../../core/domain/format/turn-format.ts';
import { anyConfiguratorIn } from '../../arbitraries/configurator.ts';

describe('formats for a shopper’s own picture', () => {
  property.prop([anyConfiguratorIn('cm')])(
    'come the other way up where they are sold so',
    (configurator) => {
      const [option] = configurator.options;
      const sold = option.formats.map((entry) => ({ ...entry, format: turnFormat(entry.format) }));
      const turned = withTurnedFormats(configurator, option.value, sold);
      const [changed, ...others] = turned.options;
      const names = changed.formats.map(({ format }) => printFormat(format));
      for (const { format } of sold) expect(names).toContain(printFormat(format));
      expect(changed.formats.slice(0, option.formats.length)).toEqual(option.formats);
      expect(others).toEqual(configurator.options.slice(1));
      expect(withTurnedFormats(turned, option.value, sold)).toEqual(turned);
    },
  );

  property.prop([anyConfiguratorIn('cm')])(
    'are not made up where they are not sold',
    (configurator) => {
      const [option] = configurator.options;
      expect(withTurnedFormats(configurator, option.value, [])).toEqual(configurator);
      const others = withTurnedFormats(configurator, 'nothing', option.formats);
      expect(others).toEqual(configurator);
    },
  );

  property.prop([
    anyConfiguratorIn('cm'),
    fc.constantFrom('portrait' as const, 'landscape' as const),
  ])('come first where the picture fills them', (configurator, orientation) => {
    const ordered = inFormatOrder(
      { formatOrder: `${orientation}-first` },
      configurator.options[0].formats,
    );
    const isFirst = ordered.map(({ format }) => orientationOf(format) === orientation);
    expect(isFirst).toEqual(isFirst.toSorted((one, other) => Number(other) - Number(one)));
    const changed = withOrientationFirst(configurator, orientation);
    expect(changed.options.map(({ formats }) => formats.length)).toEqual(
      configurator.options.map(({ formats }) => formats.length),
    );
  });
});
