/** The registry of embedded designers: a product is a line here. */
import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import type { HandOffsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import type { ProductAtDesigner } from './at-designer.ts';
import { calendarAtDesigner } from './calendar/at-designer.tsx';
import { cardAtDesigner } from './card/at-designer.tsx';
import { collageAtDesigner } from './collage/at-designer.tsx';
import { photobookAtDesigner } from './photobook/at-designer.tsx';
import { photoboxAtDesigner } from './photobox/at-designer.tsx';
import { wallPictureAtDesigner } from './wall-picture/at-designer.tsx';

export const atDesigners: {
  readonly [Designer in DesignerProduct]: ProductAtDesigner<HandOffsByDesigner[Designer]>;
} = {
  calendar: calendarAtDesigner,
  card: cardAtDesigner,
  collage: collageAtDesigner,
  'photo-frame': wallPictureAtDesigner,
  photobook: photobookAtDesigner,
  photobox: photoboxAtDesigner,
};
