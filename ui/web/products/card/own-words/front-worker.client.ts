/** A thread that draws fronts. */
import type {
  DrawnFront,
  FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';
import { answerOrders } from '../../../own-picture/answer-orders.ts';

answerOrders<FrontOrder, DrawnFront>(
  async () => (await import('./draw-front.client.ts')).drawFront,
);
