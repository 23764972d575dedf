import { blockBase, blockOf, filledText } from '../../content/story-codec.ts';

/** A calendar with all that can be chosen of it. */
export type CalendarBlock = {
  readonly kind: 'calendar';
  readonly id: string;
  /** Above the options. */
  readonly headline: string;
  /** Of the link to the designer. */
  readonly startLabel: string;
};

export const calendarCodec = blockOf<CalendarBlock>('Calendar', {
  ...blockBase('calendar'),
  headline: filledText,
  startLabel: filledText,
});
