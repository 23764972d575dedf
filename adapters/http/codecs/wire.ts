import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../../core/domain/catalogue/materials.ts';
import { parseDesignGroupId } from '../../../core/domain/design/design-group-id.ts';
import { readSides } from '../../../core/domain/format/parse-format.ts';
import { parseWirePrice } from '../../../core/domain/money/wire-price.ts';
import { readInstant } from '../../../core/domain/time/instant.ts';
import { E, t } from '../../../core/fp.ts';

/** Keeps values that pass as they are. */
export const refined = <A>(
  name: string,
  is: (value: unknown) => value is A,
): t.Type<A, A, unknown> =>
  new t.Type<A, A, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );

/** Keeps texts that pass as they are. */
export const refinedText = <Text extends string>(
  name: string,
  isOne: (text: string) => text is Text,
): t.Type<Text, Text, unknown> =>
  refined(name, (value): value is Text => typeof value === 'string' && isOne(value));

/** Keeps numbers that pass as they are. */
export const refinedNumber = (
  name: string,
  isOne: (number: number) => boolean,
): t.Type<number, number, unknown> =>
  refined(name, (value): value is number => typeof value === 'number' && isOne(value));

/** A JSON number or decimal string, not negative, at most two decimals. */
export const WirePrice = refined(
  'WirePrice',
  (value): value is number | string =>
    (typeof value === 'string' || typeof value === 'number') &&
    E.isRight(parseWirePrice('eur', value)),
);

/** ISO 8601 with `Z` or an offset. */
export const WireAmounts = t.type(
  { priceCurrent: WirePrice, priceOriginal: WirePrice },
  'WireAmounts',
);

export const WireDesignGroupId = refinedText('WireDesignGroupId', (text): text is string =>
  E.isRight(parseDesignGroupId(text)),
);

export const WireInstant = refinedText(
  'WireInstant',
  (text): text is string => readInstant(text) !== undefined,
);

/** Checked when it is read: a malformed one must not spoil the others. */
export const WireCutOff = refined('WireCutOff', (value): value is unknown => value !== undefined);

/** `WxH` in tenths of the length unit of the locale that asks. */
export const WireFormat = refinedText(
  'WireFormat',
  (text): text is string => readSides(text) !== undefined,
);

export const Millimetres = refinedNumber(
  'Millimetres',
  (number) => Number.isFinite(number) && number > 0,
);

/** A whole number from 0. */
export const Count = refinedNumber(
  'Count',
  (number) => Number.isSafeInteger(number) && number >= 0,
);

/** A UUID: nobody else gives that name. */
export const MessageId = refinedText('MessageId', (text): text is string =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text),
);

/** Bytes that one call of `String.fromCharCode` takes. */
const bytesAtOnce = 32_768;

const printBase64 = (bytes: Uint8Array): string => {
  const parts = Array.from({ length: Math.ceil(bytes.length / bytesAtOnce) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * bytesAtOnce, (index + 1) * bytesAtOnce)),
  );
  return btoa(parts.join(''));
};

const readBase64 = (text: string): E.Either<Error, Uint8Array> =>
  E.tryCatch(() => Uint8Array.from(atob(text), (one) => one.charCodeAt(0)), E.toError);

/** Bytes within JSON. */
export const Base64 = new t.Type<Uint8Array, string, unknown>(
  'Base64',
  (value) => value instanceof Uint8Array,
  (value, context) => {
    const read = typeof value === 'string' ? readBase64(value) : undefined;
    return read !== undefined && E.isRight(read)
      ? t.success(read.right)
      : t.failure(value, context);
  },
  printBase64,
);

export const WireMaterial = refined('WireMaterial', isMaterialType);

export const WireFrame = refined('WireFrame', isFrameType);

export const mostArticles = 24;

/** `leinwand`, or `acrylglas+artbox` with its frame. */
type WireArticle = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
};

const readArticle = (text: string): readonly WireArticle[] => {
  const [materialType, frameType, ...rest] = text.split('+');
  if (!isMaterialType(materialType) || rest.length > 0) return [];
  if (frameType === undefined) return [{ materialType }];
  return isFrameType(frameType) ? [{ materialType, frameType }] : [];
};

/** Leaves out what names no article type, which `WireArticles` refuses. */
export const readWireArticles = (texts: readonly string[]): readonly WireArticle[] =>
  texts.flatMap(readArticle);

const isText = (value: unknown): value is string => typeof value === 'string';

/** One to 24 article types. */
export const WireArticles = refined(
  'WireArticles',
  (value): value is readonly string[] =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= mostArticles &&
    value.every(isText) &&
    readWireArticles(value).length === value.length,
);
