import type { DeliveryKind } from '../../../core/domain/countdown/cut-offs.ts';
import type { DayDistance } from '../../../core/domain/countdown/countdown.ts';
import type { DayStarts } from '../../../core/domain/countdown/day-starts.ts';
import type { Text } from '../../messages/text.tsx';
import type { CountdownData } from './loader.ts';

/** What is said of a cut-off on each day, and when that day begins: a kept page says the date. */
type CutOffWords = Readonly<Record<DayDistance, string>> & { readonly starts: DayStarts };

/** What is said of each cut-off that there is. */
export type CountdownWords = Readonly<Partial<Record<DeliveryKind, CutOffWords>>>;

const days = ['today', 'tomorrow', 'later'] as const satisfies readonly DayDistance[];

/** All that a countdown may say, made on the server, so that a browser formats no date. */
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
