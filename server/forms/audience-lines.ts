import { serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { audienceCookieFor } from '../../core/domain/customer/audience.ts';
import type { PriceAudience } from '../../core/domain/money/price-policy.ts';
import { E } from '../../core/fp.ts';

/** The `Set-Cookie` lines by which a browser shows this customer's prices. */
export const audienceLines = (audience: PriceAudience): readonly string[] => {
  const line = serializeCookie(audienceCookieFor(audience));
  return E.isRight(line) ? [line.right] : [];
};
