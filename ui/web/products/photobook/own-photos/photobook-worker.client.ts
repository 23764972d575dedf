/** A thread that draws photo books. */
import type {
  DrawnPhotobook,
  PhotobookOrder,
} from '../../../../../core/domain/products/photobook/designs/own-photobook.ts';
import { answerOrders } from '../../../own-picture/answer-orders.ts';

answerOrders<PhotobookOrder, DrawnPhotobook>(
  async () => (await import('./draw-photobook.client.ts')).drawPhotobook,
);
