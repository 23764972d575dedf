import { E, pipe } from '../../../fp.ts';
import type { MaterialType } from '../../catalogue/materials.ts';
import { optionGroupTable, type OptionType } from '../../catalogue/option-groups.ts';
import {
  defaultOptionOfGroup,
  optionTypes,
  parseOptionType,
  standardOption,
  type ChosenOption,
} from '../../catalogue/options.ts';
import type { ParameterParser } from '../../designer/parameter-codecs.ts';
import type { QueryPairs } from '../../query/query.ts';
import { listParameter, refuseParameter, refuseTogether } from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';

/**
 * The options of a wall picture's material that a shopper chose: at most one of each of its groups,
 * in the specification's order. Groups without a choice have their default.
 */
export type WallOptions = readonly OptionType[];

const parameter = 'optionTypes';

/** One option with its group; `standard` alone stands for all defaults. */
const optionParameter: ParameterParser<readonly ChosenOption[]> = (text) =>
  text === standardOption
    ? E.right([])
    : pipe(
        parseOptionType(text),
        E.bimap(
          (): 'unknown' => 'unknown',
          (option) => [option],
        ),
      );

/** Whether all options are the defaults of their groups, which cost nothing more. */
export const areDefaultOptions = (options: WallOptions): boolean =>
  options.every((name) =>
    pipe(
      parseOptionType(name),
      E.exists(({ group, option }) => option === defaultOptionOfGroup(group)),
    ),
  );

/** Reads the options of a material: one of each of its groups at most. */
export const readWallOptions = (
  query: QueryPairs,
  materialType: MaterialType | undefined,
): E.Either<HandOffRefusal, WallOptions> =>
  pipe(
    listParameter(query, parameter, optionParameter),
    E.chainW((lists) => checkOptions(lists.flat(), materialType)),
  );

const checkOptions = (
  options: readonly ChosenOption[],
  materialType: MaterialType | undefined,
): E.Either<HandOffRefusal, WallOptions> => {
  const chosen = optionTypes.filter((name) =>
    options.some(({ optionType }) => optionType === name),
  );
  if (chosen.length > 0 && materialType === undefined)
    return refuseParameter('missing', 'materialType');
  const foreign = options.find(({ group }) => optionGroupTable[group].material !== materialType);
  if (foreign !== undefined) return refuseTogether(parameter, foreign.optionType, 'materialType');
  const contradicting = options.find((one) =>
    options.some(({ group, option }) => group === one.group && option !== one.option),
  );
  return contradicting === undefined
    ? E.right(chosen)
    : refuseTogether(parameter, contradicting.optionType, parameter);
};
