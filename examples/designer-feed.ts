/**
 * Prints a product feed as CSV: one line for each material and format of a market, then for each
 * type and format of calendars, photo books, photo boxes and prints, with the price and the address
 * that opens the designer with exactly that article.
 * `node designer-feed.ts [address of the shop] [locale] > feed.csv`
 */
import { designerBasesAt, materialLabel, materialTypes } from 'passepartout/catalogue';
import { wallPictureUrl } from 'passepartout/wall-picture';
import { formatWithUnit, printFormat } from 'passepartout/format';
import { parseLocale } from 'passepartout/locale';
import { printWirePrice, type Money, type Price } from 'passepartout/money';
import { handOffFromParameters } from 'passepartout/products';

import { csvLine } from './csv.ts';
import { listedProducts } from './listed-products.ts';
import { formatsOnSale, listedPrice } from './shop-prices.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const locale = parseLocale(process.argv[3] ?? 'de-DE');

if (locale._tag === 'Left') {
  console.error(`${process.argv[3]} is not a locale of the shop (${locale.left.kind}).`);
  process.exit(1);
}

const bases = designerBasesAt(origin);

const print = (id: string, title: string, { priceOriginal, priceCurrent }: Price, link: string) => {
  const priced = (money: Money) => `${printWirePrice(money)} ${money.currency.toUpperCase()}`;
  process.stdout.write(csvLine([id, title, priced(priceOriginal), priced(priceCurrent), link]));
};

process.stdout.write(csvLine(['id', 'title', 'price', 'sale_price', 'link']));
for (const materialType of materialTypes) {
  const question = { channel: 'poster', locale: locale.right, materialType } as const;
  for (const { format, price } of await formatsOnSale(origin, question)) {
    const link = wallPictureUrl(bases['photo-frame'], {
      materialType,
      format,
      locale: locale.right,
      referralSource: 'shopping-ad',
    });
    const title = `${materialLabel(locale.right, materialType)} ${formatWithUnit(locale.right, format)}`;
    print(`${materialType}-${printFormat(format)}`, title, price, link);
  }
}

const cards = { channel: 'kartenliebe', locale: locale.right } as const;
for (const product of listedProducts(locale.right)) {
  const { designer, parameters, title } = product;
  const priced = await listedPrice(origin, cards, product);
  const link = handOffFromParameters(parameters, {
    ...cards,
    bases,
    designer,
    referralSource: 'shopping-ad',
    now: Date.now(),
  });
  if (priced !== undefined && link._tag === 'Right')
    print(Object.values(parameters).join('-'), title, priced.price, link.right.url);
}
