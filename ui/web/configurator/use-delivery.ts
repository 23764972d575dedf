import { dayDistance } from '../../../core/domain/time/calendar-day.ts';
import type { DeliveryPromise } from '../../components/delivery/delivery.tsx';
import { useText, type Text } from '../../messages/text.tsx';
import { useOpeningTimeAtRest } from '../shell/use-opening-time.ts';
import { useShell } from '../islands/use-shell.ts';
import type { DeliveryPromise as LoadedPromise } from '../shell/load-delivery.ts';

type Distance = ReturnType<typeof dayDistance>;

/** The promise in words, with the cut-off's date where it is not near. */
export const deliveryInWords = (
  text: Text,
  { delivery, cutOffTime, cutOffDate, arrivals, occasion }: LoadedPromise,
  extraDays: number,
  distance: Distance = 'later',
): DeliveryPromise => {
  const words = { time: cutOffTime, date: cutOffDate };
  const lastOrder = occasion?.dates[extraDays];
  return {
    kind: delivery,
    cutOff: text(`delivery.cut-off-${distance}`, words),
    datedCutOff: text('delivery.cut-off-later', words),
    arrival: arrivals[extraDays] ?? arrivals[0],
    occasion:
      occasion &&
      lastOrder &&
      text('delivery.occasion', {
        occasion: occasion.words,
        cutOff: text('delivery.cut-off-later', { time: occasion.time, date: lastOrder }),
      }),
  };
};

/**
 * The server names the cut-off's date; the browser, which knows the time, says "today" and
 * "tomorrow" instead (decisions, "Countdown").
 */
export const useDelivery = (
  promise: LoadedPromise | undefined,
  extraDays: number,
): DeliveryPromise | undefined => {
  const text = useText();
  const now = useOpeningTimeAtRest();
  const { timeZone } = useShell();
  if (promise === undefined) return undefined;
  const distance = now === undefined ? 'later' : dayDistance(timeZone, now, promise.cutOff);
  return deliveryInWords(text, promise, extraDays, distance);
};
