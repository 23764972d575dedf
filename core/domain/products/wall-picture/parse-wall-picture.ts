import { E, pipe } from '../../../fp.ts';
import { defaultOptionsOf, optionGroupsOf } from '../../catalogue/material-options.ts';
import { isMaterialType, type MaterialType } from '../../catalogue/materials.ts';
import type { OptionType } from '../../catalogue/option-groups.ts';
import {
  parseOptionType,
  printOption,
  standardOption,
  type ChosenOption,
} from '../../catalogue/options.ts';
import { parseFormat } from '../../format/parse-format.ts';
import type { LengthUnit } from '../../locale/locales.ts';
import { parsePictureFrame } from './parse-picture-frame.ts';
import type { WallPictureError, PictureOptionsError } from './wall-picture-errors.ts';
import type { WallPicture, WallPictureInput } from './wall-picture.ts';

/**
 * Reads a picture and checks that it can be made (storefront §3; decisions, "Catalogue and
 * products"): known words, a frame that holds the material, mat size 0 exactly for `mat-none`, mat,
 * glass and back in glazed frames alone, options of the material's groups. `unit` is the format's.
 * The inverse of `printWallPicture`.
 */
export const parseWallPicture = (
  unit: LengthUnit,
  input: WallPictureInput,
): E.Either<WallPictureError, WallPicture> => {
  const { materialType } = input;
  if (!isMaterialType(materialType)) return E.left({ kind: 'unknown-material-type', materialType });
  return pipe(
    E.Do,
    E.bind('format', () => parseFormat(unit, input.formatType)),
    E.bindW('frame', () => parsePictureFrame(materialType, input)),
    E.bindW('options', () => parsePictureOptions(materialType, input.optionTypes ?? [])),
    E.map((picture) => ({ materialType, ...picture })),
  );
};

/**
 * The options of a material: one for each of its groups, in the specification's order, the default
 * where none is named. `standard` stands for all defaults; empty texts count as absent, repetitions
 * once.
 */
export const parsePictureOptions = (
  materialType: MaterialType,
  texts: readonly string[],
): E.Either<PictureOptionsError, readonly OptionType[]> =>
  pipe(
    texts.filter((text) => text !== '' && text !== standardOption),
    E.traverseArray((text) => parseOptionOf(materialType, text)),
    E.chain(refuseTwoOfOneGroup),
    E.map((chosen) =>
      defaultOptionsOf(materialType).map((standard) =>
        printOption(chosen.find(({ group }) => group === standard.group) ?? standard),
      ),
    ),
  );

const parseOptionOf = (
  materialType: MaterialType,
  text: string,
): E.Either<PictureOptionsError, ChosenOption> => {
  const option = parseOptionType(text);
  if (E.isLeft(option) || optionGroupsOf(materialType).includes(option.right.group)) return option;
  return E.left({
    kind: 'option-of-another-material',
    materialType,
    optionType: printOption(option.right),
  });
};

const refuseTwoOfOneGroup = (
  chosen: readonly ChosenOption[],
): E.Either<PictureOptionsError, readonly ChosenOption[]> => {
  const [pair] = chosen.flatMap((second, index) =>
    chosen
      .slice(0, index)
      .filter(({ group, option }) => group === second.group && option !== second.option)
      .map((first) => ({ first, second })),
  );
  if (pair === undefined) return E.right(chosen);
  return E.left({
    kind: 'two-options-of-one-group',
    group: pair.first.group,
    optionTypes: [printOption(pair.first), printOption(pair.second)],
  });
};
