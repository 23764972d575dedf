import { E, pipe } from '../../../fp.ts';
import {
  contextParameters,
  readDesignerContext,
  type DesignerContext,
} from '../../designer/designer-context.ts';
import { integerParameter, type ParameterParser } from '../../designer/parameter-codecs.ts';
import { parameterPairs, parameterText } from '../../designer/parameter-source.ts';
import { parameterOr, requiredParameter } from '../../designer/read-parameters.ts';
import type { HandOffError } from '../../designer/refusals.ts';
import type { QueryPairs } from '../../query/query.ts';
import {
  cardAccessoryLimits,
  cardAccessoryOf,
  type CardAccessory,
  type LooseAccessory,
} from './accessories.ts';

/** An accessory by itself, as lists keep it: its own SKU stands where others say where they came from. */
export type AccessoryHandOff = LooseAccessory &
  Omit<DesignerContext, 'sku'> & { readonly sku?: undefined };

/** Whether a hand-off or a configuration is an accessory by itself. */
export const isLooseAccessory = <Loose extends LooseAccessory>(
  chosen: Loose | { readonly themeId: string },
): chosen is Loose => 'accessory' in chosen;

/** Whether a query names an accessory by itself: no design, and a SKU that is sold. */
export const namesAccessory = (query: QueryPairs): boolean =>
  parameterText(query, 'themeId') === undefined &&
  cardAccessoryOf(parameterText(query, 'sku') ?? '') !== undefined;

/** The query that hands an accessory over, by its SKU. */
export const printAccessoryQuery = ({
  accessory,
  quantity,
  ...context
}: AccessoryHandOff): QueryPairs =>
  parameterPairs({ quantity, ...contextParameters({ ...context, sku: accessory.sku }) });

const accessoryParameter: ParameterParser<CardAccessory> = (sku) =>
  E.fromNullable<'unknown'>('unknown')(cardAccessoryOf(sku));

/** The inverse of `printAccessoryQuery`; one piece where it does not say how many. */
export const parseAccessoryQuery = (query: QueryPairs): E.Either<HandOffError, AccessoryHandOff> =>
  pipe(
    E.Do,
    E.bind('accessory', () => requiredParameter(query, 'sku', accessoryParameter)),
    E.bind('quantity', () =>
      parameterOr(cardAccessoryLimits.minimum)(
        query,
        'quantity',
        integerParameter(cardAccessoryLimits.minimum, cardAccessoryLimits.maximum),
      ),
    ),
    E.bind('context', () => readDesignerContext(query)),
    E.map(({ context: { sku: _sku, ...context }, ...loose }) => ({ ...loose, ...context })),
  );
