import { frameColour } from '../../../core/domain/catalogue/frame-colours.ts';
import type { HandOffsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import { formatWithUnit } from '../../../core/domain/format/format.ts';
import { E } from '../../../core/fp.ts';
import { completeHandOff } from '../../../core/usecases/complete-hand-off.ts';
import type { DesignerRefusal } from '../../components/designer-summary/received.ts';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { describeContext, type Words } from './describe-context.ts';
import { describeWall } from './describe-wall.ts';
import { hungPicture } from './hung-picture.ts';
import { cartFormOf, designerShipping, handOffPrice } from './order-facts.ts';
import type { Receipt } from './receipt.ts';
import { isOutage } from '../../../core/ports/outage.ts';

type HandOff = HandOffsByDesigner['photo-frame'];

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
  const { channel } = placeOf(request).site;
  const { locale } = handOff;
  const completed = await completeHandOff<'photo-frame'>(
    { channel, locale },
    handOff,
  )(request.ports)();
  if (E.isLeft(completed)) {
    if (!isOutage(completed.left)) return { kind: 'refused', refusal: notSold(handOff) };
    request.ports.log.report('prices-unavailable', { reason: completed.left.reason });
    return { kind: 'outage' };
  }
  const whole = completed.right;
  const { materialType, frame, format } = whole;
  // Completing has written out both.
  if (materialType === undefined || format === undefined)
    return { kind: 'refused', refusal: notSold(handOff) };
  const price = await handOffPrice(request, whole);
  return {
    kind: 'received',
    handOff: whole,
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
      ...(await hungPicture(request, words, handOff, { materialType, frame, format })),
      caption: formatWithUnit(words.locale, format),
      price,
      cart: cartFormOf(request, whole, price),
      shipping: designerShipping(request, words.locale, format),
    },
  };
};
