import fc from 'fast-check';

import {
  materialValue,
  type Configurator,
  type ConfiguratorCommand,
  type FormatOption,
  type MaterialOption,
} from '../../core/domain/configurator/configurator.ts';
import { teaserArticle } from '../../core/domain/configurator/experiment.ts';
import { printFormat, type Format } from '../../core/domain/format/format.ts';
import type { LengthUnit } from '../../core/domain/locale/locales.ts';
import { anyConfiguredProduct, anyMaterialType, anyOptionalFrameType } from './catalogue.ts';
import { anyLengthUnit } from './format.ts';
import { priceIn } from './money.ts';

/** A format out of few, so that lists, commands and answers often mean the same one. */
const anyCommonFormatIn = (unit: LengthUnit): fc.Arbitrary<Format> =>
  fc.constantFrom(
    { width: 600, height: 450, unit },
    { width: 450, height: 600, unit },
    { width: 300, height: 200, unit },
    { width: 400, height: 300, unit },
    { width: 500, height: 500, unit },
    { width: 900, height: 600, unit },
  );

/** A format with its price in euros, or without one where it is not available. */
export const anyFormatOptionIn = (unit: LengthUnit): fc.Arbitrary<FormatOption> =>
  fc.record(
    { format: anyCommonFormatIn(unit), price: priceIn('eur') },
    { requiredKeys: ['format'] },
  );

const anyFormatList = (
  unit: LengthUnit,
): fc.Arbitrary<readonly [FormatOption, ...FormatOption[]]> =>
  fc
    .uniqueArray(anyFormatOptionIn(unit), {
      minLength: 1,
      maxLength: 5,
      selector: ({ format }) => printFormat(format),
    })
    .map(([first, ...others]) => {
      if (first === undefined) throw new Error('a list of formats is never empty');
      return [first, ...others];
    });

const anyArticle = fc.oneof(
  fc.record({ materialType: anyMaterialType, frameType: anyOptionalFrameType }),
  fc.constant(teaserArticle),
);

/** A material option; its initial format may be unavailable, or not in its list at all. */
const anyMaterialOptionIn = (unit: LengthUnit): fc.Arbitrary<MaterialOption> =>
  fc
    .record({
      article: anyArticle,
      formats: anyFormatList(unit),
      initiallySelectedFormat: anyCommonFormatIn(unit),
    })
    .map(({ article: { materialType, frameType }, formats, initiallySelectedFormat }) => ({
      value: materialValue(materialType, frameType),
      materialType,
      context: frameType === undefined ? {} : { frameType },
      formats,
      initiallySelectedFormat,
    }));

/** A configurator of a unit: one to four materials with a value of their own each. */
export const anyConfiguratorIn = (unit: LengthUnit): fc.Arbitrary<Configurator> =>
  fc
    .record({
      product: anyConfiguredProduct,
      options: fc.uniqueArray(anyMaterialOptionIn(unit), {
        minLength: 1,
        maxLength: 4,
        selector: ({ value }) => value,
      }),
    })
    .map(({ product, options: [first, ...others] }) => {
      if (first === undefined) throw new Error('a configurator has a material');
      return { product, options: [first, ...others], labels: [] };
    });

/** A command for a configurator: about its own materials mostly, about unknown ones at times. */
export const anyCommandFor = (
  { options }: Configurator,
  unit: LengthUnit,
): fc.Arbitrary<ConfiguratorCommand> => {
  const material = fc.constantFrom(...options.map(({ value }) => value), 'holz', '');
  return fc.oneof(
    fc.record({ kind: fc.constant('select-material' as const), material }),
    fc.record({ kind: fc.constant('select-format' as const), format: anyCommonFormatIn(unit) }),
    fc.record({
      kind: fc.constant('choose-format' as const),
      material,
      option: anyFormatOptionIn(unit),
    }),
  );
};

/** A configurator and what somebody does with it. */
export type ConfiguratorUse = {
  readonly unit: LengthUnit;
  readonly configurator: Configurator;
  readonly commands: readonly ConfiguratorCommand[];
};

export const anyConfiguratorUse: fc.Arbitrary<ConfiguratorUse> = anyLengthUnit.chain((unit) =>
  anyConfiguratorIn(unit).chain((configurator) =>
    fc.record({
      unit: fc.constant(unit),
      configurator: fc.constant(configurator),
      commands: fc.array(anyCommandFor(configurator, unit), { maxLength: 12 }),
    }),
  ),
);
