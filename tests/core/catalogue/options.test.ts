import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  defaultOptionOf,
  defaultOptionsOf,
  defaultOptionTextOf,
  materialTypeOptions,
  optionGroupsOf,
  secondOptionOf,
} from '../../../core/domain/catalogue/material-options.ts';
import { isMaterialType, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  optionGroupsOfMaterial,
  optionGroupTable,
} from '../../../core/domain/catalogue/option-groups.ts';
import {
  defaultOptionOfGroup,
  isOptionGroup,
  isOptionType,
  optionGroups,
  optionsOfGroup,
  optionTypes,
  parseOption,
  parseOptionType,
  printOption,
} from '../../../core/domain/catalogue/options.ts';
import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { E } from '../../../core/fp.ts';
import { anyChosenOption, anyMaterialType, anyOptionGroup } from '../../arbitraries/catalogue.ts';

/** Supporting §3, "Option groups", with the defaults of decisions, "Catalogue and products". */
const specified = `
  acrylglas-bohrung: corner-holes | none*
  acrylglas-druckverfahren: direct* | fineart
  aludibond-bohrung: corner-holes | none*
  aludibond-druckverfahren: direct* | fineart-glossy | fineart-matt | fineart-hahnemuehle
  aludibond-materialausfuehrung: standard* | brushed
  backlitfolie-rahmen: none* | LED
  forexplatte-bohrung: corner-holes | none*
  forexplatte-druckverfahren: direct* | fineart-glossy | fineart-matt
  fraesbild-fraesung: none* | lines | dots
  gallerybond-bohrung: corner-holes | none*
  hahnemuehle-materialausfuehrung: standard* | matt-cotton-smooth
  klebefolie-ausfuehrung: normal* | transparent | transparent-gespiegelt | weiss
  leinwand-keilrahmen: 25mm* | 38mm
  leinwand-rand: farbig | gespiegelt | umgeschlagen*
  poster-laminierung: none* | glossy | matt
  poster-materialausfuehrung: standard* | seidenmatt | oekopapier
  pvcplane-oesung: simple* | none
`;

const inTable = optionGroups
  .map((group) => {
    const options = optionsOfGroup(group).map((option) =>
      option === defaultOptionOfGroup(group) ? `${option}*` : option,
    );
    return `${group}: ${options.join(' | ')}`;
  })
  .join('\n  ');

describe('the groups of options', () => {
  test('are those of the specification, each with its default', () => {
    expect(`\n  ${inTable}\n`).toBe(specified);
    expect([optionGroups.length, optionTypes.length]).toEqual([17, 43]);
  });

  property.prop([anyOptionGroup])('belong to the material that they are named after', (group) => {
    const { material } = optionGroupTable[group];
    expect(group.startsWith(`${material}-`)).toBe(true);
    for (const [name, groups] of Object.entries(optionGroupsOfMaterial))
      expect(groups.map(String).includes(group)).toBe(name === material);
  });

  property.prop([
    fc.oneof(fc.string(), fc.constantFrom(...optionGroups, ...optionTypes, 'toString')),
  ])('are known by their exact name, as are their options', (text) => {
    expect(isOptionGroup(text)).toBe(optionGroups.map(String).includes(text));
    expect(isOptionType(text)).toBe(optionTypes.map(String).includes(text));
  });
});

describe('an option', () => {
  property.prop([anyChosenOption])('reads back as printed, alone and in its group', (chosen) => {
    expect(parseOptionType(printOption(chosen))).toEqual(E.right(chosen));
    expect(parseOption(chosen.group, chosen.option)).toEqual(E.right(chosen));
    expect(optionsOfGroup(chosen.group)).toContain(chosen.option);
  });

  property.prop([anyOptionGroup])('named standard is the default of its group', (group) => {
    const standard = parseOption(group, 'standard');
    expect(standard).toEqual(parseOption(group, defaultOptionOfGroup(group)));
    expect(standard).toEqual(parseOptionType(`${group}-standard`));
    expect(E.isRight(standard)).toBe(true);
  });

  test.each([
    ['acrylglas-druckverfahren', 'direct print', 'direct'],
    ['acrylglas-bohrung', 'corner holes', 'corner-holes'],
    ['aludibond-druckverfahren', 'fineart hahnemuehle', 'fineart-hahnemuehle'],
    ['forexplatte-druckverfahren', 'direct-print', 'direct'],
    ['hahnemuehle-materialausfuehrung', 'matt cotton smooth', 'matt-cotton-smooth'],
  ])('of %s may be written %j', (group, text, option) => {
    expect(parseOption(group, text)).toMatchObject(E.right({ group, option }));
  });

  property.prop([anyOptionGroup, anyChosenOption])(
    'of another group is refused, unless both offer it',
    (group, { option }) => {
      const parsed = parseOption(group, option);
      if (optionsOfGroup(group).includes(option) || option === 'standard')
        expect(E.isRight(parsed)).toBe(true);
      else expect(parsed).toEqual(E.left({ kind: 'unknown-option', group, option }));
    },
  );

  test.each([
    ['leinwand-keilrahmen', 'toString', { kind: 'unknown-option', group: 'leinwand-keilrahmen' }],
    ['leinwand-keilrahmen', 'constructor', { kind: 'unknown-option' }],
    ['leinwand-keilrahmen', '', { kind: 'unknown-option', option: '' }],
    ['backlitfolie-rahmen', 'led', { kind: 'unknown-option', option: 'led' }],
    ['leinwand', '25mm', { kind: 'unknown-option-group', group: 'leinwand' }],
    ['toString', 'standard', { kind: 'unknown-option-group', group: 'toString' }],
  ])('of %s named %j is refused', (group, text, error) => {
    expect(parseOption(group, text)).toMatchObject(E.left(error));
  });

  test.each([
    '',
    'standard',
    'leinwand',
    'leinwand-keilrahmen',
    'keilrahmen-25mm',
    'x-leinwand-rand-farbig',
  ])('%j names no group', (text) => {
    expect(parseOptionType(text)).toEqual(E.left({ kind: 'unknown-option-type', text }));
  });

  test('with its group is refused for the option where the group is known', () => {
    expect(parseOptionType('leinwand-rand-rot')).toEqual(
      E.left({ kind: 'unknown-option', group: 'leinwand-rand', option: 'rot' }),
    );
  });
});

describe('the options of a material', () => {
  test('are known by a default, and some by a second one', () => {
    const lines = materialTypes.map((material) => {
      const second = secondOptionOf(material);
      return `${material}: ${defaultOptionTextOf(material)}${second === undefined ? '' : ` | ${second}`}`;
    });
    expect(lines).toEqual([
      'acrylglas: acrylglas-bohrung-none | acrylglas-bohrung-corner-holes',
      'aludibond: aludibond-bohrung-none | aludibond-bohrung-corner-holes',
      'backlitfolie: backlitfolie-rahmen-none',
      'echtglas: standard',
      'forexplatte: forexplatte-bohrung-none | forexplatte-bohrung-corner-holes',
      'fototapete: standard',
      'gallerybond: gallerybond-bohrung-none | gallerybond-bohrung-corner-holes',
      'hahnemuehle: hahnemuehle-materialausfuehrung-standard',
      'klebefolie: klebefolie-ausfuehrung-normal',
      'leinwand: leinwand-keilrahmen-25mm | leinwand-keilrahmen-38mm',
      'poster: poster-laminierung-none',
      'pvcplane: pvcplane-oesung-simple',
    ]);
  });

  property.prop([anyMaterialType])(
    'have the default among the defaults of its groups, or no group at all',
    (material) => {
      const { defaultOption } = materialTypeOptions[material];
      const defaults = defaultOptionsOf(material);
      expect(defaults.map(({ group }) => group)).toEqual(optionGroupsOf(material));
      for (const { group, option } of defaults) expect(option).toBe(defaultOptionOfGroup(group));
      expect(defaultOption === 'standard').toBe(defaults.length === 0);
      if (defaultOption !== 'standard') expect(defaults.map(printOption)).toContain(defaultOption);
    },
  );

  property.prop([anyMaterialType])(
    'have the second one beside the default in one group',
    (material) => {
      const second = parseOptionType(secondOptionOf(material) ?? '');
      const first = parseOptionType(materialTypeOptions[material].defaultOption);
      if (E.isRight(second) && E.isRight(first)) {
        expect(second.right.group).toBe(first.right.group);
        expect(second.right.option).not.toBe(first.right.option);
      } else expect(secondOptionOf(material)).toBeUndefined();
    },
  );

  property.prop([
    fc.oneof(fc.string(), fc.constantFrom(...materialTypes, 'fraesbild', 'toString')),
  ])(
    'have a default where the shop knows the material, else an error code and an empty value',
    (materialType) => {
      const option = defaultOptionOf(materialType);
      expect(E.isRight(option)).toBe(isMaterialType(materialType));
      if (E.isRight(option)) expect(defaultOptionTextOf(materialType)).toBe(option.right);
      else {
        expect(option.left).toEqual({
          kind: 'error-no-default-option-for-material-type',
          materialType,
        });
        expect(errorCodes[option.left.kind].level).toBe('error');
        expect(defaultOptionTextOf(materialType)).toBe('');
      }
    },
  );
});
