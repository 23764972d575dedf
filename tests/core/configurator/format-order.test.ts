import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  findFormatOption,
  initialConfiguratorState,
  markOf,
  startFormat,
  type FormatOption,
} from '../../../core/domain/configurator/configurator.ts';
import {
  inFormatOrder,
  nudgedFormat,
  withNudge,
  withPortraitFirst,
} from '../../../core/domain/configurator/format-order.ts';
import { isOptionAvailable } from '../../../core/domain/configurator/select-options.ts';
import { equalFormats } from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import { isReduced } from '../../../core/domain/money/money.ts';
import { anyConfiguratorIn } from '../../arbitraries/configurator.ts';

const unmarked = (formats: readonly FormatOption[]) =>
  formats.map(({ mark: _mark, ...entry }) => entry);

describe('portrait formats first', () => {
  property.prop([anyConfiguratorIn('cm')])(
    'keeps every format, each kind in its order',
    (configurator) => {
      const after = withPortraitFirst(configurator);
      for (const [index, option] of configurator.options.entries()) {
        const { formats } = option;
        if (!isOptionAvailable(option)) {
          expect(unmarked(after.options[index]?.formats ?? [])).toEqual(unmarked(formats));
          continue;
        }
        const changed = after.options[index]?.formats ?? [];
        const isPortrait = changed.map(({ format }) => orientationOf(format) === 'portrait');
        expect(isPortrait).toEqual(isPortrait.toSorted((first, second) => +second - +first));
        for (const kind of [true, false]) {
          const ofKind = (list: typeof changed) =>
            list.filter(({ format }) => (orientationOf(format) === 'portrait') === kind);
          expect(unmarked(ofKind(changed))).toEqual(unmarked(ofKind(formats)));
        }
      }
    },
  );

  property.prop([anyConfiguratorIn('in')])(
    'changes nothing of what is selected at first',
    (configurator) => {
      const after = withPortraitFirst(configurator);
      expect(initialConfiguratorState(after)).toEqual(initialConfiguratorState(configurator));
      expect(after.options.map(startFormat)).toEqual(configurator.options.map(startFormat));
      expect(withPortraitFirst(after)).toEqual(after);
    },
  );
});

const anyLabels = fc.array(
  fc.record({ index: fc.nat({ max: 4 }), text: fc.constantFrom('TOP DEAL', 'BON PLAN') }),
  { maxLength: 4 },
);

describe('marks', () => {
  property.prop([anyConfiguratorIn('cm'), anyLabels, fc.boolean()])(
    'of a reduction stand only on prices that are reduced, in whatever order',
    (configurator, labels, isPortraitFirst) => {
      const marked = { ...configurator, labels };
      const shown = isPortraitFirst ? withPortraitFirst(marked) : marked;
      for (const { formats } of shown.options)
        for (const [place, entry] of formats.entries())
          if (entry.price === undefined || !isReduced(entry.price))
            expect(markOf(shown, entry, place)).toBeUndefined();
    },
  );

  property.prop([anyConfiguratorIn('cm'), anyLabels])(
    'of a reduction stand at their places, the first of a place before a mark of the format',
    (configurator, labels) => {
      const marked = withNudge({ ...configurator, labels }, 'Most chosen');
      for (const { formats } of marked.options)
        for (const [place, entry] of formats.entries())
          if (entry.price !== undefined && isReduced(entry.price))
            expect(markOf(marked, entry, place)).toEqual(
              labels.find(({ index }) => index === place) ?? entry.mark,
            );
    },
  );

  property.prop([anyConfiguratorIn('cm')])('go along with their formats', (configurator) => {
    const after = withPortraitFirst(configurator);
    for (const [index, { formats }] of configurator.options.entries())
      for (const [place, entry] of formats.entries()) {
        const list = after.options[index]?.formats ?? [];
        const now = list.findIndex(({ format }) => equalFormats(format, entry.format));
        const moved = list[now];
        const isFirst = formats.findIndex(({ format }) => equalFormats(format, entry.format));
        if (moved !== undefined && isFirst === place)
          expect(markOf(after, moved, now)).toEqual(markOf(configurator, entry, place));
      }
  });

  property.prop([anyConfiguratorIn('cm')])(
    'of a nudge stand on the nudged format alone, where no label is',
    (configurator) => {
      const after = withNudge(configurator, 'Most chosen');
      expect(withNudge(after, 'Another')).toEqual(after);
      for (const [index, option] of configurator.options.entries()) {
        const nudged = nudgedFormat(option);
        for (const [place, entry] of option.formats.entries()) {
          const list = after.options[index]?.formats ?? [];
          const mark = list[place] && markOf(after, list[place], place);
          const before = markOf(configurator, entry, place);
          expect(mark?.text).toBe(before?.text ?? (entry === nudged ? 'Most chosen' : undefined));
        }
      }
    },
  );

  property.prop([anyConfiguratorIn('cm')])(
    'leave the order of a dialog to its list',
    (configurator) => {
      const [{ formats }] = configurator.options;
      expect(inFormatOrder(configurator, formats)).toBe(formats);
      const ordered = inFormatOrder({ formatOrder: 'portrait-first' }, formats);
      expect(new Set(ordered)).toEqual(new Set(formats));
      const upright = ordered.map(({ format }) => orientationOf(format) === 'portrait');
      expect(upright).toEqual(upright.toSorted((first, second) => +second - +first));
    },
  );
});

describe('the nudged format', () => {
  property.prop([anyConfiguratorIn('cm')])(
    'is one that can be had, and the first choice',
    (configurator) => {
      for (const option of configurator.options) {
        const nudged = nudgedFormat(option);
        const isAvailable = option.formats.some(({ price }) => price !== undefined);
        expect(nudged !== undefined).toBe(isAvailable);
        if (nudged !== undefined)
          expect(findFormatOption(option.formats, startFormat(option))).toBe(nudged);
      }
    },
  );
});
