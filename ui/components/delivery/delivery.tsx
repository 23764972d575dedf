import type { DeliveryKind } from '../../../core/domain/countdown/cut-offs.ts';
import { useText, useTextWith } from '../../messages/text.tsx';
import { LiveIcon } from '../icon/live-icon.tsx';
import { DatedWords } from './dated-words.tsx';
import styles from './delivery.module.css';

/** An order placed by the cut-off arrives by the date. */
export type DeliveryPromise = {
  readonly kind: DeliveryKind;
  /** In words: "14 Uhr", "heute, 14 Uhr", "Mo, 23. November, 14 Uhr". */
  readonly cutOff: string;
  /** With its date, which may be longer: its space is kept, so that nothing moves. */
  readonly datedCutOff: string;
  /** In words, and as `YYYY-MM-DD`. */
  readonly arrival: { readonly text: string; readonly day: string };
  /** Until when to order for the next occasion, in a sentence; empty where it is too late. */
  readonly occasion?: string | undefined;
};

type DeliveryProps = {
  /** Without it the line keeps its space. */
  readonly promise?: DeliveryPromise | undefined;
};

/** Day of arrival and the cut-off for it (supporting §4, "Delivery countdown"). */
export const Delivery = ({ promise }: DeliveryProps) => {
  const text = useText();
  const textWith = useTextWith();
  return (
    <div>
      <p className={styles['delivery']}>
        {promise && (
          <>
            <LiveIcon name="truck" />
            <DatedWords
              dated={text(`delivery.${promise.kind}`, {
                cutOff: promise.datedCutOff,
                arrival: promise.arrival.text.replaceAll(' ', '\u00a0'),
              })}
              key={promise.cutOff}
            >
              {textWith(
                `delivery.${promise.kind}`,
                {
                  date: (words) => (
                    <time className={styles['arrival']} dateTime={promise.arrival.day}>
                      {words}
                    </time>
                  ),
                },
                { cutOff: promise.cutOff, arrival: promise.arrival.text },
              )}
            </DatedWords>
          </>
        )}
      </p>
      {promise?.occasion && <p className={styles['note']}>{promise.occasion}</p>}
    </div>
  );
};
