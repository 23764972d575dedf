import { readSku } from '../../../../core/domain/configurator/sku.ts';
import { selectionOfSku } from '../../../../core/domain/designer/sku-container.ts';
import { isMaterialType } from '../../../../core/domain/catalogue/materials.ts';
import { partKeys } from '../../../../core/domain/catalogue/part-keys.ts';
import { wallPictureKeys } from '../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import { productAddress } from '../../../../core/domain/products/configuration-address.ts';
import { acceptedQuery, readPageQuery } from '../../../../core/domain/products/page-query.ts';
import type { PageDecision } from '../../../../core/domain/routing/route-decision.ts';
import { E } from '../../../../core/fp.ts';
import { findSku } from '../../../../core/usecases/open-sku.ts';
import type { RedirectAnswer } from '../../requests/loaded-page.ts';
import { productHref } from '../../shell/product-href.ts';
import type { StorefrontRequest } from '../../requests/storefront-request.ts';

/** Query keys that overrule the SKU. */
const selectingKeys = ['material', 'materialType'] as const;

/** Query keys that the article of the SKU replaces. */
const replacedKeys: ReadonlySet<string> = new Set(['sku', 'frameType', 'formatType', ...partKeys]);

type AnsweredSku = RedirectAnswer | { readonly kind: 'unknown-sku' };

/**
 * The address of the configuration of a SKU that only the shop can read, on its material's page (supporting
 * §4, "A preselected product"); those of wall pictures say all by themselves. Undefined for an
 * address without such a SKU, and where the shop does not answer: the page is then as it is. So it is
 * for a SKU that the shop does not have as a picture, and the page says so.
 */
export const answerSku = async (
  request: StorefrontRequest,
  { site, locale, platform }: PageDecision,
): Promise<AnsweredSku | undefined> => {
  const { ports, sites, url } = request;
  const query = readPageQuery('wall-picture', url.search);
  const sku = query('sku');
  if (sku === undefined || selectingKeys.some((key) => query(key) !== undefined)) return undefined;
  if (readSku('cm', sku).material !== undefined) return undefined;
  const found = await findSku({ channel: site.channel, locale }, sku)(ports)();
  if (E.isLeft(found) && found.left.kind === 'skus-unavailable') return undefined;
  const selected = E.isRight(found) ? selectionOfSku(found.right) : [];
  if (selected.length === 0) return { kind: 'unknown-sku' };
  const beside = acceptedQuery('wall-picture', url.search).filter(
    ([name]) => !replacedKeys.has(name),
  );
  const pairs = [...selected, ...beside];
  const [, material = ''] = selected.find(([name]) => name === 'materialType') ?? [];
  const from = { channel: site.channel, platform };
  const address = isMaterialType(material)
    ? productAddress(sites, from, material, locale, pairs)
    : undefined;
  const location =
    (await productHref(request, address)) ??
    `${url.pathname}${withOwnQuery(wallPictureKeys, '', pairs)}`;
  return { kind: 'redirect', location, status: 302 };
};
