import { serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { asksForNetPrices, audienceCookieFor } from '../../core/domain/customer/audience.ts';
import { seesNetPrices, type PriceAudience } from '../../core/domain/money/price-policy.ts';
import { E } from '../../core/fp.ts';

/**
 * Keeps whose prices pages show; true where that has changed. False, too, where the browser keeps no
 * cookies: pages stay gross.
 */
export const keepAudience = (
  document: Pick<Document, 'cookie'>,
  audience: PriceAudience,
): boolean => {
  const isNet = seesNetPrices(audience);
  if (asksForNetPrices(document.cookie) === isNet) return false;
  const line = serializeCookie(audienceCookieFor(audience));
  if (E.isRight(line)) document.cookie = line.right;
  return asksForNetPrices(document.cookie) === isNet;
};
