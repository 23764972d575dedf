/**
 * Prints a price list of a running shop as CSV: every material in every format that it is sold in,
 * in all 17 locales. `node price-list.ts [address of the shop] > prices.csv`
 */
import { materialLabel, materialTypes } from 'passepartout/catalogue';
import { formatKeyOf, formatWithUnit, printFormat } from 'passepartout/format';
import { locales, type Locale } from 'passepartout/locale';
import { discountPercent, formatMoney } from 'passepartout/money';

import { csvLine } from './csv.ts';
import { formatsOnSale } from './shop-prices.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';

const columns = [
  'locale',
  'materialType',
  'material',
  'formatType',
  'format',
  'formatKey',
  'currency',
  'minorUnits',
  'price',
  'discountPercent',
];

const linesOf = async (locale: Locale): Promise<string> => {
  const materials = await Promise.all(
    materialTypes.map(async (materialType) =>
      (await formatsOnSale(origin, { channel: 'poster', locale, materialType })).map(
        ({ format, price }) =>
          csvLine([
            locale,
            materialType,
            materialLabel(locale, materialType),
            printFormat(format),
            formatWithUnit(locale, format),
            formatKeyOf(format),
            price.priceCurrent.currency,
            price.priceCurrent.minorUnits,
            formatMoney(locale, price.priceCurrent),
            discountPercent(price),
          ]),
      ),
    ),
  );
  return materials.flat().join('');
};

process.stdout.write(csvLine(columns));
for (const locale of locales) process.stdout.write(await linesOf(locale));
