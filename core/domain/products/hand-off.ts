/** A hand-off to any designer: each product reads and prints its own. */
import type { E } from '../../fp.ts';
import { productsByDesigner, type HandOffsByDesigner } from './products-by-designer.ts';
import type { QueryPairs } from '../query/query.ts';
import type { HandOffDefaults } from '../designer/designer-context.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import type { HandOffRefusal } from '../designer/refusals.ts';

/** The query of a hand-off: the designer's vocabulary alone, in a fixed order. */
export const printDesignerQuery = <Designer extends DesignerProduct>(
  handOff: HandOffsByDesigner[Designer],
): QueryPairs => productsByDesigner[handOff.designer].printHandOff(handOff);

/**
 * The inverse of `printDesignerQuery`. Parameters outside the designer's vocabulary are dropped
 * (decisions, "Catalogue and products").
 */
export const parseDesignerQuery = <Designer extends DesignerProduct>(
  designer: Designer,
  query: QueryPairs,
  defaults: HandOffDefaults,
): E.Either<HandOffRefusal, HandOffsByDesigner[Designer]> =>
  productsByDesigner[designer].parseHandOff(query, defaults);
