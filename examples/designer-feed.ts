/**
 * Prints a product feed as CSV: one line for each material and format of a market, with the price
 * and the address that opens the designer with exactly that article.
 * `node designer-feed.ts [address of the shop] [locale] > feed.csv`
 */
import { designerBasesAt, materialLabel, materialTypes } from 'passepartout/catalogue';
import { wallPictureUrl } from 'passepartout/wall-picture';
import { formatWithUnit, printFormat } from 'passepartout/format';
import { parseLocale } from 'passepartout/locale';
import { printWirePrice } from 'passepartout/money';

import { csvLine } from './csv.ts';
import { formatsOnSale } from './shop-prices.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const locale = parseLocale(process.argv[3] ?? 'de-DE');

if (locale._tag === 'Left') {
  console.error(`${process.argv[3]} is not a locale of the shop (${locale.left.kind}).`);
  process.exit(1);
}

process.stdout.write(csvLine(['id', 'title', 'price', 'sale_price', 'link']));
for (const materialType of materialTypes) {
  const question = { channel: 'poster', locale: locale.right, materialType } as const;
  for (const { format, price } of await formatsOnSale(origin, question)) {
    const link = wallPictureUrl(designerBasesAt(origin)['photo-frame'], {
      materialType,
      format,
      locale: locale.right,
      referralSource: 'shopping-ad',
    });
    const currency = price.priceCurrent.currency.toUpperCase();
    process.stdout.write(
      csvLine([
        `${materialType}-${printFormat(format)}`,
        `${materialLabel(locale.right, materialType)} ${formatWithUnit(locale.right, format)}`,
        `${printWirePrice(price.priceOriginal)} ${currency}`,
        `${printWirePrice(price.priceCurrent)} ${currency}`,
        link,
      ]),
    );
  }
}
