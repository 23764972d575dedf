import { parseCollageId } from '../../../core/domain/products/collage/collage-id.ts';
import { parseDesignGroupId } from '../../../core/domain/design/design-group-id.ts';
import type { Orientation } from '../../../core/domain/format/orientation.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { E, t } from '../../../core/fp.ts';
import { Count, refined, refinedNumber, refinedText } from '../codecs/wire.ts';

const orientations = ['landscape', 'portrait', 'square'] as const satisfies readonly Orientation[];

const isOrientation = oneOf(orientations);

const WireOrientation = refined('WireOrientation', isOrientation);

const WireTileCount = refinedText('WireTileCount', (text): text is string =>
  /^[1-9]\d?$/u.test(text),
);

const WireDesignGroupId = refinedText('WireDesignGroupId', (text): text is string =>
  E.isRight(parseDesignGroupId(text)),
);

const WireCollageId = refinedText('WireCollageId', (text): text is string =>
  E.isRight(parseCollageId(text)),
);

/** Without a wish: all. */
export const CollageGroupsQuery = t.partial(
  { tileCount: WireTileCount, orientation: WireOrientation },
  'CollageGroupsQuery',
);

export const CollageGroupQuery = t.type({ designGroupId: WireDesignGroupId }, 'CollageGroupQuery');

const DesignGroup = t.type({
  designGroupId: WireDesignGroupId,
  name: t.string,
  collages: t.readonlyArray(
    t.type({ designId: Count, tileCount: Count, orientation: WireOrientation }),
  ),
});

/** In the editors' order. */
export const CollageGroupsAnswer = t.type(
  { payload: t.type({ designGroups: t.readonlyArray(DesignGroup) }) },
  'CollageGroupsAnswer',
);

export const CollageGroupAnswer = t.type(
  { payload: t.type({ designGroup: DesignGroup }) },
  'CollageGroupAnswer',
);

export const CollageQuery = t.type({ designId: WireCollageId }, 'CollageQuery');

const Fraction = refinedNumber('Fraction', (number) => number >= 0 && number <= 1);

/** A whole number from 1 to 100. */
const RatioSide = refinedNumber(
  'RatioSide',
  (number) => Number.isInteger(number) && number >= 1 && number <= 100,
);

/** Places for photos in fractions of the collage's width and height. */
export const CollageDataAnswer = t.type(
  {
    payload: t.type({
      designId: Count,
      name: t.string,
      ratio: t.type({ width: RatioSide, height: RatioSide }),
      tiles: t.readonlyArray(
        t.type({ left: Fraction, top: Fraction, width: Fraction, height: Fraction }),
      ),
    }),
  },
  'CollageDataAnswer',
);
