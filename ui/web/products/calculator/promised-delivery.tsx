import { Delivery } from '../../../components/delivery/delivery.tsx';
import { extraWorkingDays } from '../../../../core/domain/delivery/production-days.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';
import type { CalculatorUse } from './use-calculator.ts';
import { useDelivery } from './use-delivery.ts';

type PromisedDeliveryProps = {
  readonly promise: DeliveryPromise | undefined;
  readonly use: CalculatorUse;
};

/**
 * The promise by itself: when the browser's time joins, the page around it is not drawn anew, for a
 * dialog whose script is still on its way would lose what was typed into it.
 */
export const PromisedDelivery = ({ promise, use }: PromisedDeliveryProps) => (
  <Delivery
    promise={useDelivery(promise, extraWorkingDays({ ...use.article, format: use.state.format }))}
  />
);
