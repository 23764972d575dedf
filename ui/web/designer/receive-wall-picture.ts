import { frameColour } from '../../../core/domain/catalogue/frame-colours.ts';
import { handedPicture } from '../../../core/domain/designer/handed-picture.ts';
import type { HandOffsByDesigner } from '../../../core/domain/designer/hand-off.ts';
import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import { E } from '../../../core/fp.ts';
import {
  completeWallPicture,
  type CompleteWallPicture,
} from '../../../core/usecases/complete-hand-off.ts';
import { pricePicture } from '../../../core/usecases/price-formats.ts';
import type { DesignerRefusal } from '../../components/designer-summary/received.ts';
import type { ShownPrice } from '../../components/price/price.tsx';
import { shownPrice } from '../../components/price/shown-price.ts';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { describeContext, type Words } from './describe-context.ts';
import { describeWall } from './describe-wall.ts';
import { hungPicture } from './hung-picture.ts';
import { cartFormOf, designerShipping } from './order-facts.ts';
import type { Receipt } from './receipt.ts';
import { isOutage } from '../../../core/ports/outage.ts';

type HandOff = HandOffsByDesigner['photo-frame'];

/**
 * The price of the picture with its options, frame, mat and glass. None where the shop does not sell
 * it so: that is nothing to refuse a hand-off for.
 */
export const wallPrice = async (
  request: StorefrontRequest,
  { optionTypes }: Pick<HandOff, 'optionTypes'>,
  {
    materialType,
    frame,
    format,
    locale,
  }: Pick<CompleteWallPicture, 'materialType' | 'frame' | 'format' | 'locale'>,
): Promise<ShownPrice | 'unavailable' | undefined> => {
  const picture = handedPicture({ materialType, format, frame, optionTypes });
  if (E.isLeft(picture)) return undefined;
  const scope = { channel: placeOf(request).site.channel, locale };
  const answer = await pricePicture(scope, picture.right)(request.ports)();
  if (E.isRight(answer)) return shownPrice(moneyStyles[locale], answer.right);
  return isOutage(answer.left) ? 'unavailable' : undefined;
};

/** An article that is not sold here is refused by what names it. */
const notSold = ({ materialType, frame }: HandOff): DesignerRefusal =>
  materialType === undefined
    ? { kind: 'not-sold', parameter: 'frameType', value: frame.frameType }
    : { kind: 'not-sold', parameter: 'materialType', value: materialType };

/**
 * Receives a wall picture: completes what its defaults stand for, and prices it. Without a format
 * the price service must answer, as it alone knows the initial one.
 */
export const receiveWallPicture = async (
  request: StorefrontRequest,
  words: Words,
  handOff: HandOff,
): Promise<Receipt> => {
  const completed = await completeWallPicture(placeOf(request).site, handOff)(request.ports)();
  if (E.isLeft(completed)) {
    if (!isOutage(completed.left)) return { kind: 'refused', refusal: notSold(handOff) };
    request.ports.log.report('prices-unavailable', { reason: completed.left.reason });
    return { kind: 'outage' };
  }
  const picture = completed.right;
  const { materialType, frame, format } = picture;
  const complete = { ...handOff, materialType, frame, format };
  const price = await wallPrice(request, handOff, picture);
  return {
    kind: 'received',
    handOff: complete,
    received: {
      kind: 'photo-frame',
      facts: {
        ...describeContext(words, handOff),
        ...describeWall(words, { materialType, frame, format, optionTypes: handOff.optionTypes }),
        product: words.text('designer.wall-picture'),
        pictures: handOff.picture && words.text('designer.own-alt'),
        design: handOff.designId,
      },
      object: {
        material: materialType,
        frame: frame?.frameType,
        mat: frame && { matType: frame.matType, matSize: frame.matSize },
        frameColour: frame?.producedFrame && frameColour(frame.producedFrame),
        isMuseumGlass: frame?.glassType !== undefined,
        format,
      },
      ...(await hungPicture(request, words, handOff, picture)),
      caption: formatWithUnit(words.locale, format),
      price,
      cart: cartFormOf(request, complete, price),
      shipping: designerShipping(request, words.locale, format),
    },
  };
};
