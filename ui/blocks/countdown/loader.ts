import type { CountdownBlock } from '../../../core/domain/content/blocks/countdown.ts';
import {
  cutOffOrder,
  type DeliveryKind,
  type LastOrderDates,
} from '../../../core/domain/countdown/cut-offs.ts';
import { timeZoneOf } from '../../../core/domain/countdown/countdown-message.ts';
import { dayStarts, type DayStarts } from '../../../core/domain/countdown/day-starts.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { writtenDay, writtenTime } from '../../../core/domain/countdown/written-instant.ts';
import { E } from '../../../core/fp.ts';
import { showLastOrderDates } from '../../../core/usecases/show-delivery.ts';
import type { LoadBlock } from '../block-loader.ts';

/** Printed in the market's zone. */
type WrittenCutOff = {
  readonly delivery: DeliveryKind;
  readonly at: number;
  readonly time: string;
  readonly date: string;
  /** Instants from which the cut-off is called "today" and "tomorrow". */
  readonly starts: DayStarts;
};

/** `next` is the cut-off announced when the page was made. */
export type CountdownData = {
  readonly dates: LastOrderDates;
  readonly cutOffs: readonly WrittenCutOff[];
  readonly next: DeliveryKind | undefined;
};

/** The block's own dates where it has a start, otherwise the shop's. */
export const loadCountdown: LoadBlock<CountdownBlock, CountdownData> = async (
  block,
  { scope, ports },
) => {
  const shown = await showLastOrderDates(scope, block)(ports)();
  if (E.isLeft(shown)) return undefined;
  const { dates, countdown } = shown.right;
  const { locale } = scope;
  const timeZone = timeZoneOf(marketOf(locale));
  return {
    dates,
    cutOffs: cutOffOrder.flatMap(([delivery, field]) => {
      const at = dates[field];
      return at === undefined
        ? []
        : [
            {
              delivery,
              at,
              time: writtenTime(locale, at),
              date: writtenDay(locale, at),
              starts: dayStarts(timeZone, at),
            },
          ];
    }),
    next: countdown.kind === 'cut-off' ? countdown.delivery : undefined,
  };
};
