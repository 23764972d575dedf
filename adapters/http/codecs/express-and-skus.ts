import { isShopProduct } from '../../../core/domain/catalogue/shop-products.ts';
import { parseSku } from '../../../core/domain/designer/sku-container.ts';
import { E, t } from '../../../core/fp.ts';
import { Count, refined, refinedText, WireInstant, WirePrice } from './wire.ts';

const WireProduct = refined('WireProduct', isShopProduct);

/** What goes by express now, up to when, when it arrives then, and for how much more. */
export const ExpressShopAnswer = t.type(
  {
    payload: t.type({
      products: t.readonlyArray(WireProduct),
      orderBefore: WireInstant,
      arrival: WireInstant,
      surcharge: WirePrice,
    }),
  },
  'ExpressShopAnswer',
);

const WireSku = refinedText('WireSku', (text): text is string => E.isRight(parseSku(text)));

export const SkuQuery = t.type({ sku: WireSku }, 'SkuQuery');

const isParameter = (value: unknown): value is string | readonly string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((text) => typeof text === 'string'));

const WireParameter = refined('WireParameter', isParameter);

/** As configuration parameters. */
export const SkuContainerAnswer = t.type(
  { payload: t.type({ sku: WireSku, parameters: t.record(t.string, WireParameter) }) },
  'SkuContainerAnswer',
);

export const PictureSourceQuery = t.type({ source: t.string }, 'PictureSourceQuery');

/** In pixels, and the ratio as CSS writes it. */
export const AspectRatioAnswer = t.type(
  { payload: t.type({ width: Count, height: Count, aspectRatio: t.string }) },
  'AspectRatioAnswer',
);
