import { isDesignerProduct } from '../../core/domain/catalogue/designers.ts';
import { productOfDesigner } from '../../core/domain/products/products-by-designer.ts';
import { isParameterName } from '../../core/domain/designer/parameters.ts';
import type { ParameterName } from '../../core/domain/designer/parameters.ts';
import type { SkuContainer } from '../../core/domain/designer/sku-container.ts';
import { readImageSize, type ImageMetadataError } from '../../core/domain/image/image-size.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { parseWirePrice } from '../../core/domain/money/wire-price.ts';
import { E, TE, pipe } from '../../core/fp.ts';
import type { ExpressShop, ExpressShopError } from '../../core/ports/express-shop.ts';
import type { ImageMetadata } from '../../core/ports/image-metadata.ts';
import type { SkuContainerError, SkuContainers } from '../../core/ports/sku-containers.ts';
import type { ApiSettings } from './address.ts';
import {
  callEndpoint,
  isMissing,
  outageOf,
  reasonOfCall,
  type CallError,
} from './call-endpoint.ts';
import { serviceEndpoints } from './endpoints/express-and-skus.ts';

const expressError = (error: CallError): ExpressShopError =>
  isMissing(error) ? { kind: 'no-express-shop' } : outageOf('express-shop-unavailable')(error);

/** The express shop over HTTP (storefront §7, `express-shop`). */
export const httpExpressShop = (api: ApiSettings): ExpressShop => ({
  offer: (scope) =>
    pipe(
      callEndpoint(api, serviceEndpoints.expressShop, { scope, query: {}, body: undefined }),
      TE.mapLeft(expressError),
      TE.chainEitherK(({ payload: { products, orderBefore, arrival, surcharge } }) =>
        pipe(
          parseWirePrice(currencyOf(scope.locale), surcharge),
          E.bimap(
            ({ kind }): ExpressShopError => ({
              kind: 'express-shop-unavailable',
              reason: `payload.surcharge is ${kind}`,
            }),
            (money) => ({
              // The other words of the answer name prints, which are not products of their own.
              products: products
                .filter(isDesignerProduct)
                .map((designer) => productOfDesigner[designer]),
              orderBefore: Date.parse(orderBefore),
              arrival: Date.parse(arrival),
              surcharge: money,
            }),
          ),
        ),
      ),
    ),
});

const skuError =
  (sku: string) =>
  (error: CallError): SkuContainerError =>
    isMissing(error) ? { kind: 'sku-not-found', sku } : outageOf('skus-unavailable')(error);

/** An API may have more parameters than the shop knows. */
const knownParameters = (
  parameters: Readonly<Record<string, string | readonly string[]>>,
): SkuContainer['parameters'] => {
  const known: Partial<Record<ParameterName, string | readonly string[]>> = {};
  for (const [name, value] of Object.entries(parameters))
    if (isParameterName(name)) known[name] = value;
  return known;
};

/** What lies behind SKUs (storefront §7, `sku/container`). */
export const httpSkuContainers = (api: ApiSettings): SkuContainers => ({
  container: (scope, sku) =>
    pipe(
      callEndpoint(api, serviceEndpoints.skuContainer, { scope, query: { sku }, body: undefined }),
      TE.bimap(skuError(sku), ({ payload }) => ({
        sku: payload.sku,
        parameters: knownParameters(payload.parameters),
      })),
    ),
});

const imageError = (error: CallError): ImageMetadataError =>
  isMissing(error)
    ? { kind: 'image-not-found' }
    : { kind: 'image-metadata-unreadable', found: reasonOfCall(error) };

/** Sizes of pictures of the media library (storefront §7, `aspect-ratio`). */
export const httpImageMetadata = (api: ApiSettings): ImageMetadata => ({
  size: (source) =>
    pipe(
      callEndpoint(api, serviceEndpoints.aspectRatio, {
        scope: undefined,
        query: { source },
        body: undefined,
      }),
      TE.mapLeft(imageError),
      TE.chainEitherK(({ payload }) => readImageSize(payload)),
    ),
});
