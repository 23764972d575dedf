import { E } from '../../fp.ts';
import { comparedValues, isMaterialValue } from '../configurator/comparison.ts';
import { parseCollageId } from './collage/collage-id.ts';
import { readTileCount } from './collage/collage-selection.ts';
import { tenthsOfMillimetres } from '../format/format.ts';
import { isOrientation } from '../format/turn-format.ts';
import { parseNamedWishlist } from '../routing/wishlist-address.ts';
import { isAccountDialog } from '../routing/account-dialog-names.ts';
import { readSku } from '../configurator/sku.ts';
import { isGlassType } from '../catalogue/frame-parts.ts';
import { isFrameType, isMaterialType, isMatType } from '../catalogue/materials.ts';
import { isOptionType, optionTypes } from '../catalogue/options.ts';
import { isProducedFrame } from '../catalogue/produced-frame.ts';
import { parseSku } from '../designer/sku-container.ts';
import { readSides } from '../format/parse-format.ts';
import { marketOfCountry } from '../locale/countries.ts';
import { isRoomScale, isViewRoom, isWallColour } from '../image/room-view.ts';
import { objectLimits } from '../image/sources.ts';
import { isMatWidth } from '../catalogue/mat-choice.ts';
import { printPairs, readPairs, type QueryPair } from '../query/query.ts';
import { oneOf } from '../text/one-of.ts';
import { dialogNames, pictureDialogs } from '../routing/dialogs.ts';
import { returnParameter } from '../routing/return-parameter.ts';
import {
  keyOfName,
  pageKeys,
  pageQueryKinds,
  type PageKey,
  type PageQueryKind,
} from '../routing/page-keys.ts';

/** Values by their keys, the first of each name. */
type Values = ReadonlyMap<string, string>;

/** True for a value that can change the page, given the other values of the query. */
type Accepts = (value: string, values: Values) => boolean;

/** The shortest side in tenths of an inch, and the longest one in tenths of a centimetre: mm. */
const sideLimits = {
  shortest: tenthsOfMillimetres('in', objectLimits.shortest, 'up'),
  longest: objectLimits.longest,
} as const;

/** True for a format that can be made in one of the units; an article's limits are narrower. */
const isPossibleFormat: Accepts = (value) => {
  const sides = readSides(value);
  return (
    sides !== undefined &&
    Math.min(sides.width, sides.height) >= sideLimits.shortest &&
    Math.max(sides.width, sides.height) <= sideLimits.longest
  );
};

const isPossibleMaterial: Accepts = isMaterialValue;

/** A SKU that does not begin as those of wall pictures do. */
const isNamedSku = (value: string): boolean => {
  const sku = parseSku(value);
  return E.isRight(sku) && sku.right === value && !isMaterialType(value.split('_')[0] ?? '');
};

/** A wall picture's SKU says all by itself; behind another one may lie whatever the shop sells. */
const isPossibleSku: Accepts = (value, values) => {
  const { material, format } = readSku('cm', value);
  if (material === undefined) return isNamedSku(value);
  return (
    format !== undefined &&
    isPossibleMaterial(material, values) &&
    isPossibleFormat(`${format.width}x${format.height}`, values)
  );
};

const isDialog = oneOf(dialogNames);

const isWishlist: Accepts = (value) => E.isRight(parseNamedWishlist(value));

const isPictureDialog = oneOf(pictureDialogs);

/** The name of a picture counts for the dialogs that show one of several. */
const isPictureName: Accepts = (value, values) =>
  isPictureDialog(values.get('dialog') ?? '') && /^[a-z\d-]{1,64}$/u.test(value);

/** Typed lengths count for the own-format form only; an empty text is an empty field. */
const isTyped: Accepts = (value, values) =>
  values.get('dialog') === 'calculator-own-format' && /^[\d.,]{0,8}$/u.test(value);

/** A part of the room view counts for its dialog alone. */
const inRoomView =
  (isKnown: (value: string) => boolean): Accepts =>
  (value, values) =>
    values.get('dialog') === 'room-view' && isKnown(value);

/** Replaces a SKU or country that the shop cannot have; the page reports it. */
export const unknownWord = 'unknown';

/** The country by its code in upper case; one word stands for all that the shop does not sell in. */
const acceptedCountry = (value: string): string =>
  E.isRight(marketOfCountry(value)) ? value.toUpperCase() : unknownWord;

/** The SKU, if it can be one; one word stands for everything else. */
const acceptedSku = (value: string, values: Values): string =>
  isPossibleSku(value, values) ? value : unknownWord;

/** Readers of parameters whose impossible values the page reports. */
const reads = { sku: acceptedSku, country: acceptedCountry } as const;

/** A key whose value is never refused in silence. */
type ToldKey = keyof typeof reads;

const isTold = (key: PageKey): key is ToldKey => Object.hasOwn(reads, key);

const accepts: Readonly<Record<Exclude<PageKey, ToldKey>, Accepts>> = {
  tileCount: (value) => readTileCount(value) !== undefined,
  orientation: isOrientation,
  designId: (value) => E.isRight(parseCollageId(value)),
  materialType: isMaterialType,
  frameType: isFrameType,
  formatType: isPossibleFormat,
  formerFormat: isPossibleFormat,
  optionTypes: isOptionType,
  frameVariant: isProducedFrame,
  matType: isMatType,
  // One that is not offered is said to be so.
  matSize: isMatWidth,
  glassType: isGlassType,
  material: isPossibleMaterial,
  dialog: isDialog,
  list: isWishlist,
  materials: (value) => value !== '',
  picture: isPictureName,
  room: inRoomView(isViewRoom),
  wall: inRoomView(isWallColour),
  scale: inRoomView(isRoomScale),
  width: isTyped,
  height: isTyped,
};

/**
 * The pairs of a query that can change a page of this kind, in the order of its list: the first
 * possible value of each key, and all `optionTypes` and `materials`. Anything else (foreign keys,
 * unknown words, impossible formats) is dropped, so it shares the plain page's cache entry. An
 * impossible SKU or country becomes `unknownWord`, because the page reports it.
 */
export const acceptedQuery = (kind: PageQueryKind, search: string): readonly QueryPair[] =>
  acceptedOf(pageKeys[kind], search);

/** The options of a query, each once and in the specification's order. */
const acceptedOptions = (pairs: readonly QueryPair[]): readonly QueryPair[] => {
  const asked = new Set(
    pairs.flatMap(([name, value]) => (keyOfName(name) === 'optionTypes' ? [value] : [])),
  );
  if (asked.size === 0) return [];
  return optionTypes.filter((option) => asked.has(option)).map((option) => ['optionTypes', option]);
};

/** The compared materials; one word stands for everything else, because the page reports it. */
const acceptedMaterials = (pairs: readonly QueryPair[]): readonly QueryPair[] =>
  comparedValues(
    pairs.flatMap(([name, value]) => (keyOfName(name) === 'materials' ? [value] : [])),
  ).map((value) => ['materials', value]);

const acceptedOf = (keys: readonly PageKey[], search: string): readonly QueryPair[] => {
  const pairs = readPairs(search);
  if (pairs.length === 0) return [];
  const values: Values = new Map(pairs.toReversed());
  return keys.flatMap((key): readonly QueryPair[] => {
    if (key === 'optionTypes') return acceptedOptions(pairs);
    if (key === 'materials') return acceptedMaterials(pairs);
    const value = values.get(key);
    if (isTold(key)) return value ? [[key, reads[key](value, values)]] : [];
    return value !== undefined && accepts[key](value, values) ? [[key, value]] : [];
  });
};

/** The accepted query as it is printed, without its question mark: what a page is cached by. */
export const canonicalQuery = (kind: PageQueryKind, search: string): string =>
  printPairs(acceptedQuery(kind, search));

const allKeys: readonly PageKey[] = [...new Set(pageQueryKinds.flatMap((kind) => pageKeys[kind]))];

/** The target of an account's dialog; `returnTargetOf` decides whether it is of this site. */
const acceptedReturn = (search: string): readonly QueryPair[] => {
  const pairs = readPairs(search);
  const dialog = pairs.find(([name]) => name === 'dialog')?.[1];
  return isAccountDialog(dialog)
    ? pairs.filter(([name]) => name === returnParameter).slice(0, 1)
    : [];
};

/**
 * Cache key of a page whose kind is not known yet: what any kind accepts, in one order, and the
 * target of a dialog over it. Every kind reads the same from it as from the query itself.
 */
export const canonicalQueryOfAnyKind = (search: string): string =>
  printPairs([...acceptedOf(allKeys, search), ...acceptedReturn(search)]);

/** Reads the keys of a page's list from a query; any other key, and a refused value, is absent. */
export const readPageQuery = <Kind extends PageQueryKind>(
  kind: Kind,
  search: string,
): ((key: PageKey<Kind>) => string | undefined) => {
  const values = new Map(acceptedQuery(kind, search));
  return (key) => values.get(key);
};
