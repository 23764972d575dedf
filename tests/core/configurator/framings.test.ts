/** A frame around what is chosen: the format stays where it can, and an own one is asked for. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyConfiguratorCommand,
  findFormatOption,
  findMaterial,
  initialConfiguratorState,
  materialValue,
  startFormat,
  type Configurator,
  type FormatOption,
  type MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import { withTurnedFormats } from '../../../core/domain/configurator/format-order.ts';
import { framingChoice } from '../../../core/domain/configurator/framings.ts';
import { frameHoldsMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import {
  frameTypes,
  materialTypes,
  type FrameType,
  type MaterialType,
} from '../../../core/domain/catalogue/materials.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import { orientations, turnFormat } from '../../../core/domain/format/turn-format.ts';
import { anyConfiguratorUse } from '../../arbitraries/configurator.ts';

describe('putting a frame around a picture', () => {
  property.prop([anyConfiguratorUse])(
    'keeps the format where it is sold so, and asks where no list can say that',
    ({ configurator, commands }) => {
      const state = commands.reduce(
        (before, command) => applyConfiguratorCommand(configurator, before, command),
        initialConfiguratorState(configurator),
      );
      const { format } = state;
      for (const { value: material } of configurator.options) {
        const choice = framingChoice(configurator, state, material);
        const option = findMaterial(configurator, material) ?? configurator.options[0];
        const entry = findFormatOption(option.formats, format);
        if (choice.kind === 'ask') {
          expect(entry).toBeUndefined();
          expect(choice.state).toEqual({ material, format });
          continue;
        }
        const after = applyConfiguratorCommand(configurator, state, choice);
        if (entry?.price !== undefined) expect(after).toMatchObject({ material, format });
        else {
          // The list says that the format is not sold in this frame: the frame's own one holds.
          expect(entry).toBeDefined();
          if (material !== state.material)
            expect(after).toMatchObject({ material, format: startFormat(option) });
        }
      }
    },
  );
});

/** What every article of these tests costs in every format. */
const price = {
  priceOriginal: { currency: 'eur', minorUnits: 2_000 },
  priceCurrent: { currency: 'eur', minorUnits: 2_000 },
} as const;

const priced = (width: number, height: number): FormatOption => ({
  format: { width, height, unit: 'cm' },
  price,
});

/** The list of an article as the price service features it: lying formats and a square one. */
const listed = [priced(600, 400), priced(900, 600), priced(300, 300)] as const;

const optionOf = (materialType: MaterialType, frameType?: FrameType): MaterialOption => ({
  value: materialValue(materialType, frameType),
  materialType,
  context: { frameType },
  ...(frameType !== undefined && { isFraming: true }),
  formats: listed,
  initiallySelectedFormat: listed[0].format,
});

/** A configurator of a material with all frames that hold it, in the formats that a photo fills. */
const withPhoto = (materialType: MaterialType, turnedValues: readonly string[]): Configurator => {
  const frames = frameTypes.filter((frameType) => frameHoldsMaterial(frameType, materialType));
  const configurator: Configurator = {
    product: 'photo-frame',
    options: [
      optionOf(materialType),
      ...frames.map((frameType) => optionOf(materialType, frameType)),
    ],
    labels: [],
  };
  const sold = listed.map((entry) => ({ ...entry, format: turnFormat(entry.format) }));
  return turnedValues.reduce(
    (before, value) => withTurnedFormats(before, value, sold),
    configurator,
  );
};

describe.each(orientations)('a %s photo', (orientation) => {
  test.each(materialTypes)('leaves %s all the frames that hold it', (materialType) => {
    const values = withPhoto(materialType, []).options.map(({ value }) => value);
    // What is sold the other way up may be known of the chosen article alone, or of its frames, too.
    for (const known of [[], [materialType], values]) {
      const configurator = withPhoto(materialType, known);
      const standing = [...listed, ...listed.map(({ format }) => ({ format: turnFormat(format) }))]
        .map(({ format }) => format)
        .filter((format) => orientationOf(format) === orientation);
      for (const format of standing)
        for (const value of values)
          expect(
            framingChoice(configurator, { format }, value).kind,
            `${value} in ${printFormat(format)}`,
          ).not.toBe('select-material');
    }
  });
});
