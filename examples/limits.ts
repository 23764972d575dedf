/**
 * Prints as JSON what forms, texts and styles of another front end need of the shop's rules: lengths,
 * counts, prices of samples, and whether an address is a page. `node limits.ts [host of a shop]`
 */
import { cardSamplePrices, freeCardSamples } from 'passepartout/card';
import { leastSaving } from 'passepartout/configurator';
import { mailTokenLimits, passwordLimits, personNameLimits } from 'passepartout/customer';
import { wideNavigationWidth } from 'passepartout/device';
import { E, pipe } from 'passepartout/fp';
import { longestArticleQuery } from 'passepartout/products';
import { longestPath, longestSegment, routeAddress, singleSite } from 'passepartout/routing';
import { voucherCodeLimits } from 'passepartout/voucher';
import { longestWishlist } from 'passepartout/wishlist';

const host = process.argv[2] ?? 'shop.example';

/** What stands at an address of the shop, by its one host. */
const atPath = (path: string) =>
  pipe(
    singleSite({ channel: 'poster', market: 'de', host }),
    E.chainW((sites) => routeAddress(`https://${host}${path}`, sites)),
    E.match(
      ({ kind }) => kind,
      ({ kind }) => kind,
    ),
  );

console.log(
  JSON.stringify(
    {
      password: passwordLimits,
      personName: personNameLimits,
      voucherCode: voucherCodeLimits,
      mailToken: mailTokenLimits,
      article: { longestArticleQuery },
      wishlist: { longestWishlist },
      path: { longestPath, longestSegment },
      cardSamples: { freeCardSamples, cardSamplePrices },
      navigation: { wideNavigationWidth },
      savings: { leastSaving },
      addresses: {
        canvas: atPath('/leinwanddruck'),
        tooLong: atPath(`/${'a'.repeat(longestSegment + 1)}`),
      },
    },
    undefined,
    2,
  ),
);
