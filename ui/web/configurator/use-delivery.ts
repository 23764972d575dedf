import { dayDistance } from '../../../core/domain/time/calendar-day.ts';
import type { DeliveryPromise } from '../../components/delivery/delivery.tsx';
import { useText } from '../../messages/text.tsx';
import { useOpeningTime } from '../shell/use-opening-time.ts';
import { useShell } from '../islands/use-shell.ts';
import type { DeliveryPromise as LoadedPromise } from '../shell/load-delivery.ts';

/**
 * The promise in words. The server names the cut-off's date; the browser, which knows the time,
 * says "today" and "tomorrow" instead (decisions, "Countdown").
 */
export const useDelivery = (
  promise: LoadedPromise | undefined,
  extraDays: number,
): DeliveryPromise | undefined => {
  const text = useText();
  const now = useOpeningTime();
  const { timeZone } = useShell();
  if (promise === undefined) return undefined;
  const { delivery, cutOff, cutOffTime, cutOffDate, arrivals } = promise;
  const distance = now === undefined ? 'later' : dayDistance(timeZone, now, cutOff);
  const words = { time: cutOffTime, date: cutOffDate };
  return {
    kind: delivery,
    cutOff: text(`delivery.cut-off-${distance}`, words),
    datedCutOff: text('delivery.cut-off-later', words),
    arrival: arrivals[extraDays] ?? arrivals[0],
  };
};
