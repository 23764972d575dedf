/** From a stock-keeping unit to what can be configured and designed (storefront §7). */
import { productIds, products } from '../domain/products/products.ts';
import type { DesignerAddressError } from '../domain/designer/designer-address.ts';
import type { DesignerLink, NoDesigner } from '../domain/products/hand-off-from-parameters.ts';
import type { HandOffRefusal } from '../domain/designer/refusals.ts';
import { parseSku, type SkuContainer, type SkuError } from '../domain/designer/sku-container.ts';
import type { Locale } from '../domain/locale/locales.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasConsent } from '../ports/consent-store.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasSkuContainers, SkuContainerError } from '../ports/sku-containers.ts';
import type { HasTracking } from '../ports/tracking.ts';
import { openDesigner, type DesignerSetting } from './open-designer.ts';
import { outagesReported } from './report.ts';

/** What a SKU says by itself: that of a product which needs no service to read it. */
const readBySelf = (locale: Locale, sku: string): SkuContainer | undefined =>
  productIds.flatMap((id) => products[id].readSku?.(locale, sku) ?? [])[0];

/**
 * The article of a SKU. Those that a product reads by itself need no call; a SKU that no service
 * has is not logged, a service that does not answer is logged.
 */
export const findSku =
  (
    scope: ShopScope,
    text: string,
  ): RTE.ReaderTaskEither<HasSkuContainers & HasLog, SkuError | SkuContainerError, SkuContainer> =>
  ({ skuContainers, log }) =>
    pipe(
      TE.fromEither(parseSku(text)),
      TE.flatMap((sku): TE.TaskEither<SkuError | SkuContainerError, SkuContainer> => {
        const known = readBySelf(scope.locale, sku);
        if (known !== undefined) return TE.right(known);
        return outagesReported({ log }, 'sku', skuContainers.container(scope, sku));
      }),
    );

/** Opens the designer with the article of a SKU, in the scope's locale. */
export const openSku =
  (
    scope: ShopScope,
    text: string,
    setting: Omit<DesignerSetting, 'channel' | 'locale'>,
  ): RTE.ReaderTaskEither<
    HasSkuContainers & HasLog & HasClock & HasTracking & HasConsent,
    SkuError | SkuContainerError | NoDesigner | HandOffRefusal | DesignerAddressError,
    DesignerLink
  > =>
  (environment) =>
    pipe(
      findSku(scope, text)(environment),
      TE.flatMap(
        ({
          parameters,
        }): TE.TaskEither<
          SkuError | SkuContainerError | NoDesigner | HandOffRefusal | DesignerAddressError,
          DesignerLink
        > => openDesigner(parameters, { ...setting, ...scope })(environment),
      ),
    );
