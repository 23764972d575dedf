import { parseCollageId } from '../../../core/domain/products/collage/collage-id.ts';
import { parseDesignGroupId } from '../../../core/domain/design/design-group-id.ts';
import type { Orientation } from '../../../core/domain/format/orientation.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { E, t } from '../../../core/fp.ts';
import { Count, refined } from '../codecs/wire.ts';

const orientations = ['landscape', 'portrait', 'square'] as const satisfies readonly Orientation[];

const isOrientation = oneOf(orientations);

const WireOrientation = refined('WireOrientation', (value): value is Orientation =>
  isOrientation(value),
);

const WireTileCount = refined(
  'WireTileCount',
  (value): value is string => typeof value === 'string' && /^[1-9]\d?$/u.test(value),
);

const WireDesignGroupId = refined(
  'WireDesignGroupId',
  (value): value is string => typeof value === 'string' && E.isRight(parseDesignGroupId(value)),
);

const WireCollageId = refined(
  'WireCollageId',
  (value): value is string => typeof value === 'string' && E.isRight(parseCollageId(value)),
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

const Fraction = refined(
  'Fraction',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
);

/** A whole number from 1 to 100. */
const RatioSide = refined(
  'RatioSide',
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100,
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
