import { materialValue } from '../../../core/domain/calculator/calculator.ts';
import type { HandOffsByDesigner } from '../../../core/domain/designer/hand-off.ts';
import { areDefaultOptions } from '../../../core/domain/designer/wall-options.ts';
import { formatWithUnit, printFormat } from '../../../core/domain/format/format.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { E } from '../../../core/fp.ts';
import type { PriceError } from '../../../core/ports/prices.ts';
import {
  completePhotoFrame,
  type CompletePhotoFrame,
} from '../../../core/usecases/complete-hand-off.ts';
import type { DesignerRefusal } from '../../components/designer-summary/received.ts';
import type { ShownPrice } from '../../components/price/price.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { describeContext, type Words } from './describe-context.ts';
import { describeWall } from './describe-wall.ts';
import type { Receipt } from './receipt.ts';

type HandOff = HandOffsByDesigner['photo-frame'];

/** The picture that hangs in the designer until a shopper brings one. */
const motif = { kind: 'motif', motif: 'mountains', seed: 1 } as const;

const motifPicture = {
  ...pictureAttributes('motif', motif),
  phone: pictureAttributes('motif-small', motif),
  alt: '',
  isFirst: true,
} as const;

const isOutage = (error: PriceError): error is Extract<PriceError, { readonly reason: string }> =>
  'reason' in error;

/**
 * The article's price. None where the shop does not sell it in this format, and none with options
 * that may cost more: the price service is asked for articles alone.
 */
const priceOf = async (
  request: StorefrontRequest,
  { optionTypes }: HandOff,
  { materialType, frame, format, locale }: CompletePhotoFrame,
): Promise<ShownPrice | 'unavailable' | undefined> => {
  if (!areDefaultOptions(optionTypes)) return undefined;
  const scope = { channel: placeOf(request).site.channel, locale };
  const article = { materialType, frameType: frame?.frameType };
  const answer = await request.ports.prices.article(scope, article, format)();
  if (E.isRight(answer)) return shownPrice(moneyStyles[locale], answer.right);
  if (!isOutage(answer.left)) return undefined;
  request.ports.log.report('prices-unavailable', { reason: answer.left.reason });
  return 'unavailable';
};

/** An article that is not sold here is refused by what names it. */
const notSold = ({ materialType, frame }: HandOff): DesignerRefusal =>
  materialType === undefined
    ? { kind: 'not-sold', parameter: 'frameType', value: frame.frameType }
    : { kind: 'not-sold', parameter: 'materialType', value: materialType };

/** The product page's own query for what is chosen. */
const searchOf = ({ materialType, frame, format }: CompletePhotoFrame): string => {
  const query = new URLSearchParams({
    material: materialValue(materialType, frame?.frameType),
    formatType: printFormat(format),
  });
  return `?${query.toString()}`;
};

/**
 * Receives a wall picture: completes what its defaults stand for, and prices it. Without a format
 * the price service must answer, as it alone knows the initial one.
 */
export const receiveWallPicture = async (
  request: StorefrontRequest,
  words: Words,
  handOff: HandOff,
): Promise<Receipt> => {
  const completed = await completePhotoFrame(placeOf(request).site, handOff)(request.ports)();
  if (E.isLeft(completed)) {
    if (!isOutage(completed.left)) return { kind: 'refused', refusal: notSold(handOff) };
    request.ports.log.report('prices-unavailable', { reason: completed.left.reason });
    return { kind: 'outage' };
  }
  const picture = completed.right;
  const { materialType, frame, format } = picture;
  return {
    kind: 'received',
    product: 'photo-frame',
    search: searchOf(picture),
    received: {
      kind: 'photo-frame',
      facts: {
        ...describeContext(words, handOff),
        ...describeWall(words, { materialType, frame, format, optionTypes: handOff.optionTypes }),
        product: words.text('designer.wall-picture'),
        design: handOff.designId,
      },
      object: {
        material: materialType,
        frame: frame?.frameType,
        mat: frame && { matType: frame.matType, matSize: frame.matSize },
        format,
      },
      motif: motifPicture,
      caption: formatWithUnit(words.locale, format),
      price: await priceOf(request, handOff, picture),
    },
  };
};
