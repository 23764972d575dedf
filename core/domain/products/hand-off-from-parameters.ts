import { E, pipe } from '../../fp.ts';
import type { DesignerAddressError } from '../designer/designer-address.ts';
import {
  contextParameters,
  type PartialDesignerContext,
  type HandOffDefaults,
} from '../designer/designer-context.ts';
import { designerUrl } from './designer-url.ts';
import type { DesignerBases, DesignerProduct } from '../catalogue/designers.ts';
import { parseDesignerQuery } from './hand-off.ts';
import type { DesignerHandOff } from './products-by-designer.ts';
import { inferDesigner } from './product-inference.ts';
import {
  parameterPairs,
  parameterText,
  type ParameterSource,
} from '../designer/parameter-source.ts';
import type { QueryPairs } from '../query/query.ts';
import type { HandOffRefusal } from '../designer/refusals.ts';

/**
 * What a script knows beside the parameters. What goes along to every designer (locale, ad-click
 * id, referral source, SKU, cart) holds where the parameters do not say it themselves.
 */
export type HandOffSetting = HandOffDefaults &
  PartialDesignerContext & {
    readonly bases: DesignerBases;
    /** The designer, where it is not for the parameters to decide. */
    readonly designer?: DesignerProduct | undefined;
  };

export type DesignerLink = { readonly handOff: DesignerHandOff; readonly url: string };

/** None of the deciding parameters is there: no designer URL (storefront §4). */
export type NoDesigner = { readonly kind: 'no-designer' };

const inferred = (query: QueryPairs): E.Either<NoDesigner, DesignerProduct> => {
  const inference = inferDesigner(query);
  return inference.kind === 'none' ? E.left({ kind: 'no-designer' }) : E.right(inference.designer);
};

const withContext = (query: QueryPairs, context: PartialDesignerContext): QueryPairs => [
  ...parameterPairs(contextParameters(context)).filter(
    ([name]) => parameterText(query, name) === undefined,
  ),
  ...query,
];

/**
 * Infers the product from plain parameters, reads and checks them, and builds the designer's
 * address. Parameters outside the designer's vocabulary are dropped.
 */
export const handOffFromParameters = (
  parameters: ParameterSource,
  setting: HandOffSetting,
): E.Either<NoDesigner | HandOffRefusal | DesignerAddressError, DesignerLink> => {
  const query = withContext(parameterPairs(parameters), setting);
  return pipe(
    E.Do,
    E.bind('designer', () =>
      setting.designer === undefined ? inferred(query) : E.right(setting.designer),
    ),
    E.bindW('handOff', ({ designer }) => parseDesignerQuery(designer, query, setting)),
    E.bindW('url', ({ handOff }) => designerUrl(setting.bases, handOff)),
    E.map(({ handOff, url }) => ({ handOff, url })),
  );
};
