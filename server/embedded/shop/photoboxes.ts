/** What photo boxes and prints cost: the sums of listed rows (docs/decisions/0170). */
import { photoboxEndpoints } from '../../../adapters/http/photobox/endpoints.ts';
import { listedHistoriesOf } from '../../../adapters/postgres/stores/configurations.ts';
import { photoboxTypes, type PhotoboxType } from '../../../core/domain/catalogue/photoboxes.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import { priceAt, type PriceHistory } from '../../../core/domain/pricing/price-history.ts';
import { photoboxChoices } from '../../../core/domain/products/photobox/photobox-choices.ts';
import { parsePhotoboxQuery } from '../../../core/domain/products/photobox/photobox-hand-off.ts';
import { photoboxOffer } from '../../../core/domain/products/photobox/photobox-offer.ts';
import { hasBox, photoAmountsOf } from '../../../core/domain/products/photobox/photobox-options.ts';
import { photoboxPrice } from '../../../core/domain/products/photobox/photobox-price.ts';
import {
  photoboxQuestion,
  photoboxRows,
  photoPrintQuestion,
} from '../../../core/domain/products/photobox/photobox-question.ts';
import type { ListedRow } from '../../../core/domain/products/product.ts';
import { printQuery, readPairs } from '../../../core/domain/query/query.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { amountsOfRows } from './article-prices.ts';
import { priceIn, type PriceSources } from './prices.ts';
import { printPrice } from './sheet-prices.ts';

const boxRows = (type: PhotoboxType): readonly ListedRow[] =>
  hasBox(type) ? [{ configuration: photoboxRows.box(type), pieces: 1 }] : [];

type Histories = ReadonlyMap<string, PriceHistory>;

/** What each row costs at the moment. */
const listedIn =
  (histories: Histories, { locale }: ShopScope, instant: number) =>
  (row: string): Price | undefined => {
    const history = histories.get(row);
    const amounts = history && priceAt(history, { market: marketOf(locale), instant });
    return amounts && priceIn(locale, amounts);
  };

/** A type as it is without a choice; nothing where it is not sold. */
const dataOf = (
  type: PhotoboxType,
  listed: (row: string) => Price | undefined,
  scope: ShopScope,
) => {
  const offer = photoboxOffer(listed, [type]);
  const price = offer && photoboxPrice(offer, photoboxChoices.readAddress([], scope, offer));
  if (offer === undefined || price === undefined) return [];
  const [{ prints }] = offer.types;
  const { priceCurrent, priceOriginal } = price.total;
  return [
    {
      photoboxType: type,
      formats: prints.map(({ format }) => format),
      papers: prints[0].papers.map(({ paper }) => paper),
      amounts: photoAmountsOf(type),
      price: printPrice(scope.locale, {
        original: priceOriginal.minorUnits,
        current: priceCurrent.minorUnits,
      }),
    },
  ];
};

/** The routes of photo boxes and prints. */
export const photoboxRoutes = ({
  database,
  clock,
}: PriceSources): Readonly<Record<keyof typeof photoboxEndpoints, Route>> => {
  const historiesOf = ({ channel, locale }: ShopScope): Promise<Histories> =>
    listedHistoriesOf(database, { channel, market: marketOf(locale), product: 'photobox' });
  return {
    photoboxData: route(photoboxEndpoints.photoboxData, async ({ scope }) => {
      const listed = listedIn(await historiesOf(scope), scope, clock.now());
      return E.right({
        payload: { photoboxes: photoboxTypes.flatMap((type) => dataOf(type, listed, scope)) },
      });
    }),
    photoboxPrice: route(photoboxEndpoints.photoboxPrice, async ({ scope, query }) => {
      const { locale } = scope;
      const read = parsePhotoboxQuery(readPairs(printQuery({ ...query, locale })));
      if (E.isLeft(read)) return E.left(refusal(400, 'field-invalid', read.left.parameter));
      const photobox = read.right;
      const histories = await historiesOf(scope);
      const moment = { market: marketOf(locale), instant: clock.now() };
      const [total, each, box] = [
        photoboxQuestion(photobox),
        photoPrintQuestion(photobox),
        boxRows(photobox.type),
      ].map((rows) => amountsOfRows(histories, rows, moment));
      return E.right({
        payload: {
          isAvailable: total !== undefined,
          amount: photobox.amount,
          ...(total && { total: printPrice(locale, total) }),
          ...(each && { each: printPrice(locale, each) }),
          ...(box && { box: printPrice(locale, box) }),
        },
      });
    }),
  };
};
