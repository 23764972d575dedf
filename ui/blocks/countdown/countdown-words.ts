import type { DeliveryKind } from '../../../core/domain/countdown/cut-offs.ts';
import type { DayDistance } from '../../../core/domain/time/calendar-day.ts';
import type { DayStarts } from '../../../core/domain/countdown/day-starts.ts';
import type { Text } from '../../messages/text.tsx';
import type { CountdownData } from './loader.ts';

/** A cached page shows the date; `starts` says when "today" and "tomorrow" begin. */
type CutOffWords = Readonly<Record<DayDistance, string>> & { readonly starts: DayStarts };

export type CountdownWords = Readonly<Partial<Record<DeliveryKind, CutOffWords>>>;

const days = ['today', 'tomorrow', 'later'] as const satisfies readonly DayDistance[];

/** All texts that a countdown may show, made on the server: a browser formats no date. */
export const countdownWords = (text: Text, { cutOffs }: CountdownData): CountdownWords =>
  Object.fromEntries(
    cutOffs.map(({ delivery, time, date, starts }) => {
      const said = days.map((day) => {
        const cutOff = text(`delivery.cut-off-${day}`, { time, date });
        return [day, text(`countdown.${delivery}`, { cutOff })] as const;
      });
      return [delivery, { ...Object.fromEntries(said), starts }];
    }),
  );
