/** What amounts, instants, lengths and names look like on the wire of the shop's two APIs. */
import { isFrameType, isMaterialType } from '../../../core/domain/catalogue/materials.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import { parseWirePrice } from '../../../core/domain/money/wire-price.ts';
import { readInstant } from '../../../core/domain/time/instant.ts';
import { E, t } from '../../../core/fp.ts';

/** A codec of values that are kept as they are, if they pass. */
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

/** An amount: a JSON number or decimal string, not negative, with at most two decimals. */
export const WirePrice = refined(
  'WirePrice',
  (value): value is number | string =>
    (typeof value === 'string' || typeof value === 'number') &&
    E.isRight(parseWirePrice('eur', value)),
);

/** An instant: a date and time of ISO 8601 with `Z` or an offset. */
export const WireInstant = refined(
  'WireInstant',
  (value): value is string => typeof value === 'string' && readInstant(value) !== undefined,
);

/** An instant that is checked when it is read: a malformed one must not spoil the others. */
export const WireCutOff = refined('WireCutOff', (value): value is unknown => value !== undefined);

/** A format: `WxH` in tenths of the length unit of the locale that asks. */
export const WireFormat = refined(
  'WireFormat',
  (value): value is string => typeof value === 'string' && E.isRight(parseFormat('cm', value)),
);

/** A length in millimetres. */
export const Millimetres = refined(
  'Millimetres',
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0,
);

/** A count: a whole number from 0. */
export const Count = refined(
  'Count',
  (value): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
);

/** A name that nobody else gives to what he sends: a UUID. */
export const MessageId = refined(
  'MessageId',
  (value): value is string =>
    typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(value),
);

/** A material in the specification's spelling. */
export const WireMaterial = refined('WireMaterial', isMaterialType);

/** A frame family in the specification's spelling. */
export const WireFrame = refined('WireFrame', isFrameType);
