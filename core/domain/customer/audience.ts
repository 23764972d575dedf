import { parseCookies, type Cookie } from '../cookie/cookie.ts';
import { netPricesCookie } from '../cookie/storefront-cookies.ts';
import { seesNetPrices, type PriceAudience } from '../money/price-policy.ts';

/** As long as the longest session. */
const keptSeconds = 30 * 86_400;

/** Whether a `Cookie` header or `document.cookie` asks for net prices. */
export const asksForNetPrices = (cookies: string): boolean =>
  parseCookies(cookies).values.has(netPricesCookie);

/** What a browser keeps of a customer so that pages have the right prices before they are painted. */
export const audienceCookieFor = (audience: PriceAudience): Cookie => ({
  name: netPricesCookie,
  value: '1',
  maxAge: seesNetPrices(audience) ? keptSeconds : 0,
  path: '/',
  secure: true,
  sameSite: 'Lax',
});
