import { E, pipe } from '../../fp.ts';
import { printPairs, type QueryPairs } from '../query/query.ts';
import {
  readDesignerAddress,
  type DesignerAddress,
  type DesignerAddressError,
} from '../designer/designer-address.ts';
import {
  designerProducts,
  type DesignerBases,
  type DesignerProduct,
} from '../catalogue/designers.ts';
import { parseDesignerQuery, printDesignerQuery } from './hand-off.ts';
import type { DesignerHandOff } from './products-by-designer.ts';
import type { HandOffDefaults } from '../designer/designer-context.ts';
import type { HandOffRefusal } from '../designer/refusals.ts';
import { isInVocabulary } from './designer-vocabulary.ts';

/** The pairs of an address that are not the hand-off's to say, still encoded. */
const ownRawPairs = (designer: DesignerProduct, { rawPairs }: DesignerAddress): readonly string[] =>
  rawPairs.filter((raw) =>
    [...new URLSearchParams(`&${raw}`)].every(([name]) => !isInVocabulary(designer, name)),
  );

const ownPairs = (designer: DesignerProduct, { pairs }: DesignerAddress): QueryPairs =>
  pairs.filter(([name]) => !isInVocabulary(designer, name));

/**
 * The address that hands a selection to its designer (storefront §7). The base's own query stays as
 * written, except for parameters of the designer's vocabulary. Refused where the base is not a safe
 * address.
 */
export const designerUrl = (
  bases: DesignerBases,
  handOff: DesignerHandOff,
): E.Either<DesignerAddressError, string> =>
  pipe(
    readDesignerAddress(bases[handOff.designer]),
    E.map((base) => {
      const own = ownRawPairs(handOff.designer, base);
      const query = [...own, printPairs(printDesignerQuery(handOff))].join('&');
      return `${base.beginning}?${query}${base.hash}`;
    }),
  );

/** The address does not belong to a designer. */
export type NotDesignerUrl = { readonly kind: 'not-a-designer'; readonly address: string };

export type DesignerUrlRefusal = DesignerAddressError | NotDesignerUrl | HandOffRefusal;

/** A designer that an address may belong to, with the pairs that its base has itself. */
type Candidate = { readonly designer: DesignerProduct; readonly own: QueryPairs };

const candidateAt = (
  bases: DesignerBases,
  designer: DesignerProduct,
  address: DesignerAddress,
): readonly Candidate[] => {
  const base = readDesignerAddress(bases[designer]);
  if (E.isLeft(base)) return [];
  const { origin, path } = base.right;
  const own = ownPairs(designer, base.right);
  const isThere =
    path === address.path &&
    (origin === undefined || origin === address.origin) &&
    own.every(([name, value]) =>
      address.pairs.some(([other, held]) => other === name && held === value),
    );
  return isThere ? [{ designer, own }] : [];
};

/**
 * The designer whose base an address begins with; a relative base fits any host. Of several the one
 * with more pairs in its base's query; of equal bases the first product's.
 */
const designerAt = (bases: DesignerBases, address: DesignerAddress): DesignerProduct | undefined =>
  designerProducts
    .flatMap((designer) => candidateAt(bases, designer, address))
    .toSorted((first, second) => second.own.length - first.own.length)[0]?.designer;

/** Reads a hand-off back from its address: the inverse of `designerUrl`. */
export const parseDesignerUrl = (
  bases: DesignerBases,
  url: string,
  defaults: HandOffDefaults,
): E.Either<DesignerUrlRefusal, DesignerHandOff> =>
  pipe(
    readDesignerAddress(url),
    E.chainW((address): E.Either<DesignerUrlRefusal, DesignerHandOff> => {
      const designer = designerAt(bases, address);
      return designer === undefined
        ? E.left({ kind: 'not-a-designer', address: url })
        : parseDesignerQuery(designer, address.pairs, defaults);
    }),
  );
