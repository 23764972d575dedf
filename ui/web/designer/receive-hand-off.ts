import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import { parseDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import type { HandOffsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import { E } from '../../../core/fp.ts';
import { compileMessages } from '../../messages/compile.ts';
import { textOf } from '../../messages/text.tsx';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import type { Words } from './describe-context.ts';
import { describeProduct } from './describe-products.ts';
import type { Receipt } from './receipt.ts';
import { receiveCollage } from './receive-collage.ts';
import { receiveWallPicture } from './receive-wall-picture.ts';

type Receivers = {
  readonly [Product in DesignerProduct]: (
    words: Words,
    handOff: HandOffsByDesigner[Product],
    request: StorefrontRequest,
  ) => Receipt | Promise<Receipt>;
};

const receivers: Receivers = {
  calendar: (words, handOff) => ({
    kind: 'received',
    handOff,
    received: { kind: 'calendar', facts: describeProduct.calendar(words, handOff) },
  }),
  card: (words, handOff) => ({
    kind: 'received',
    handOff,
    received: { kind: 'card', facts: describeProduct.card(words, handOff) },
  }),
  collage: (words, handOff, request) => receiveCollage(request, words, handOff),
  'photo-frame': (words, handOff, request) => receiveWallPicture(request, words, handOff),
  photobook: (words, handOff) => ({
    kind: 'received',
    handOff,
    received: { kind: 'photobook', facts: describeProduct.photobook(words, handOff) },
  }),
  photobox: (words, handOff) => ({
    kind: 'received',
    handOff,
    received: { kind: 'photobox', facts: describeProduct.photobox(words, handOff) },
  }),
};

/** The language of a request's page. */
export const wordsOf = (request: StorefrontRequest): Words => {
  const { locale } = placeOf(request);
  return { locale, text: textOf({ locale, messages: compileMessages(locale) }) };
};

/** Reads what a designer is handed with the same core that wrote it, and says it in words. */
export const receiveHandOff = async <Product extends DesignerProduct>(
  request: StorefrontRequest,
  designer: Product,
): Promise<Receipt> => {
  const { channel } = placeOf(request).site;
  const now = request.ports.clock.now();
  const query = [...request.url.searchParams];
  const read = parseDesignerQuery(designer, query, { now, channel });
  return E.isLeft(read)
    ? { kind: 'refused', refusal: read.left }
    : receivers[designer](wordsOf(request), read.right, request);
};
