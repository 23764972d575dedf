import type { DeliveryKind } from '../../../core/domain/countdown/countdown.ts';
import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './delivery.module.css';

/** A delivery promise: an order placed by the cut-off arrives by the date. */
export type DeliveryPromise = {
  readonly kind: DeliveryKind;
  /** When to order, as one says it: "14 Uhr", "heute, 14 Uhr", "Mo, 23. November, 14 Uhr". */
  readonly cutOff: string;
  /** The day of arrival as one says it, and as `YYYY-MM-DD`. */
  readonly arrival: { readonly text: string; readonly day: string };
};

export type DeliveryProps = {
  /** Absent while there is none to give: the line keeps its room. */
  readonly promise?: DeliveryPromise | undefined;
};

/** When the picture arrives (supporting §4, "Delivery countdown"). */
export const Delivery = ({ promise }: DeliveryProps) => {
  const text = useText();
  return (
    <p className={styles['delivery']}>
      {promise && (
        <>
          <Icon name="truck" />
          <span>
            {text(`delivery.${promise.kind}`, { cutOff: promise.cutOff })}{' '}
            <time className={styles['arrival']} dateTime={promise.arrival.day}>
              {promise.arrival.text}
            </time>
          </span>
        </>
      )}
    </p>
  );
};
