import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyConfiguratorCommand,
  initialConfiguratorState,
  markOf,
  visibleFormats,
  type ConfiguratorOption,
  type FormatOption,
} from '../../../core/domain/configurator/configurator.ts';
import {
  configuratorTextKeys,
  specifiedConfiguratorTexts,
} from '../../../core/domain/configurator/configurator-texts.ts';
import {
  flattenGroups,
  formatSelectOptionsOf,
  optionLabelKey,
  selectGroupsOf,
  selectOptionsOf,
  type MaterialGroup,
} from '../../../core/domain/configurator/select-options.ts';
import { formatWithUnit, type Format } from '../../../core/domain/format/format.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import { E } from '../../../core/fp.ts';
import { anyConfiguratorIn, anyConfiguratorUse } from '../../arbitraries/configurator.ts';

const translate = (key: string): string => `label of ${key}`;

/** The options of a configurator in groups, some of them in two. */
const anyGroups = fc
  .record({
    configurator: anyConfiguratorIn('cm'),
    again: anyConfiguratorIn('cm'),
    split: fc.nat({ max: 4 }),
  })
  .map(({ configurator: { options }, again, split }) => {
    const [first, ...others] = options;
    const head: MaterialGroup = {
      labelTranslationKey: 'head',
      options: [first, ...others.slice(0, split)],
    };
    const tail: MaterialGroup = { labelTranslationKey: 'tail', options: again.options };
    return [head, tail] as const;
  });

const german = (format: Format): string => formatWithUnit('de-DE', format);

describe('groups of options', () => {
  property.prop([anyGroups])('become one list with every value once, in their order', (groups) => {
    const all = groups.flatMap(({ options }) => options);
    const flat = flattenGroups(groups);
    expect(flat.map(({ value }) => value)).toEqual([...new Set(all.map(({ value }) => value))]);
    for (const option of flat) expect(all.find(({ value }) => value === option.value)).toBe(option);
  });

  property.prop([anyGroups])('become the entries of a select, under their labels', (groups) => {
    const entries = selectGroupsOf(groups, translate);
    expect(entries.map(({ label }) => label)).toEqual(['label of head', 'label of tail']);
    for (const [index, { options }] of groups.entries())
      expect(entries[index]?.members).toEqual(
        selectOptionsOf({ product: 'photo-frame', labels: [], options }, translate),
      );
  });
});

describe('the entries of the material selector', () => {
  property.prop([anyConfiguratorIn('cm')])(
    'can be chosen where a format has a price',
    (configurator) => {
      const entries = selectOptionsOf(configurator, translate);
      expect(entries).toHaveLength(configurator.options.length);
      for (const [index, { value, formats }] of configurator.options.entries()) {
        const priced = formats.filter(({ price }) => price !== undefined);
        expect(entries[index]).toMatchObject({ value, disabled: priced.length === 0 });
      }
    },
  );

  test('are labelled by their own key, else by material, else by value', () => {
    const format = { width: 600, height: 400, unit: 'cm' } as const;
    const option: ConfiguratorOption = {
      value: 'acrylglas+artbox',
      context: {},
      formats: [{ format }],
      initiallySelectedFormat: format,
    };
    expect(optionLabelKey(option)).toBe('acrylglas+artbox');
    expect(optionLabelKey({ ...option, materialType: 'acrylglas' })).toBe('acrylglas');
    const own = { ...option, materialType: 'acrylglas', labelTranslationKey: 'artbox' } as const;
    expect(optionLabelKey(own)).toBe('artbox');
    expect(
      selectOptionsOf({ product: 'photo-frame', labels: [], options: [own] }, translate),
    ).toEqual([{ label: 'label of artbox', value: 'acrylglas+artbox', disabled: true }]);
  });
});

describe('the entries of the list of formats', () => {
  property.prop([
    anyConfiguratorUse,
    fc.array(fc.record({ index: fc.nat({ max: 5 }), text: fc.constantFrom('TOP DEAL', 'New') })),
  ])('are the visible ones, marked by their index', ({ configurator, commands, unit }, labels) => {
    const marked = { ...configurator, labels };
    const state = commands.reduce(
      (before, command) => applyConfiguratorCommand(marked, before, command),
      initialConfiguratorState(marked),
    );
    const entries = formatSelectOptionsOf(marked, state, german);
    const shown: readonly FormatOption[] = visibleFormats(marked, state);
    expect(entries.map(({ value }) => parseFormat(unit, value))).toEqual(
      shown.map(({ format }) => E.right(format)),
    );
    expect(entries.map(({ disabled }) => !disabled)).toEqual(
      shown.map(({ price }) => price !== undefined),
    );
    for (const [place, { mark }] of entries.entries())
      expect(mark).toEqual(markOf(marked, shown[place] ?? {}, place));
  });

  test('read as shoppers write them', () => {
    const format = { width: 605, height: 400, unit: 'cm' } as const;
    const options: readonly [ConfiguratorOption] = [
      { value: 'poster', context: {}, formats: [{ format }], initiallySelectedFormat: format },
    ];
    const configurator = { product: 'photo-frame', labels: [], options } as const;
    expect(
      formatSelectOptionsOf(configurator, initialConfiguratorState(configurator), german),
    ).toEqual([{ label: '60,5 × 40\u00a0cm', value: '605x400', disabled: true, mark: undefined }]);
    const inches = ({ width, height }: Format): string => `${width / 254} × ${height / 254}`;
    const [entry] = formatSelectOptionsOf(
      configurator,
      initialConfiguratorState(configurator),
      inches,
    );
    expect(entry).toMatchObject({ label: inches(format), value: '605x400' });
  });
});

test('the texts that the specification spells out', () => {
  expect(Object.keys(specifiedConfiguratorTexts)).toEqual(configuratorTextKeys);
  expect(specifiedConfiguratorTexts).toMatchObject({
    headline: { en: 'Your desired format at the best price' },
    startLabel: { en: 'Start now' },
    topDeal: { de: 'TOP DEAL' },
    unavailable: { de: 'Nicht verfügbar', en: 'Not available' },
  });
});
