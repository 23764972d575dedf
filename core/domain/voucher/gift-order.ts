/** A gift voucher as somebody orders it. */
import { E } from '../../fp.ts';
import { parseEmail } from '../customer/email.ts';
import { fieldOf, fieldsOf, type FieldError } from '../customer/form-errors.ts';
import { tidyLine, tidyLines, withinLimits, type TextLimits } from '../customer/form-text.ts';
import { currencyOf } from '../locale/locale-units.ts';
import { localeTable, marketTable, type Locale } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { addCalendarDays, zonedInstant } from '../time/zoned-time.ts';
import { parseGiftVoucherAmount } from './gift-voucher-amount.ts';
import { isVoucherDesign, type VoucherDesign } from './voucher-designs.ts';

/** What is chosen and typed. */
export type GiftForm = {
  /** Whole units of the market's currency: `50`; `own` where it is typed. */
  readonly amount: string;
  readonly ownAmount: string;
  readonly design: string;
  /** Who gets it. */
  readonly recipient: string;
  readonly sender: string;
  /** May be empty. */
  readonly words: string;
  /** Where it is sent. */
  readonly email: string;
  /** `YYYY-MM-DD`; empty for today. */
  readonly sendOn: string;
};

/** In the form's order. */
export const giftFields = [
  'amount',
  'ownAmount',
  'design',
  'recipient',
  'sender',
  'words',
  'email',
  'sendOn',
] as const satisfies readonly (keyof GiftForm)[];

export type GiftFieldError = FieldError<keyof GiftForm>;

/** Chosen in the place of an offered amount. */
export const ownAmount = 'own';

export type GiftOrder = {
  readonly amount: Money;
  readonly design: VoucherDesign;
  readonly recipient: string;
  readonly sender: string;
  /** Lines end with `\n`. */
  readonly words: string;
  readonly email: string;
  readonly sendOn: CalendarDay;
  /** Its words are in this language. */
  readonly locale: Locale;
};

/** In characters; what a sheet has room for. */
export const giftLimits = {
  recipient: { minimum: 1, maximum: 40 },
  sender: { minimum: 1, maximum: 40 },
  words: { minimum: 0, maximum: 240 },
} as const satisfies Record<'recipient' | 'sender' | 'words', TextLimits>;

/** The last day on which one can be sent, in days from today. */
const giftDays = 365;

const zoneOf = (locale: Locale): string => marketTable[localeTable[locale].market].timeZone;

/** The first and the last day on which one is sent, in the market's time. */
export const giftDaysFrom = (
  locale: Locale,
  now: number,
): { readonly first: CalendarDay; readonly last: CalendarDay } => {
  const first = calendarDay(zoneOf(locale), now);
  return { first, last: addCalendarDays(first, giftDays) };
};

/** Of the market's day: nobody is woken. */
const sendingHour = 8;

/** Milliseconds since 1970: in the morning of the day, or at once where that is over. */
export const giftSendingTime = (
  { locale, sendOn }: Pick<GiftOrder, 'locale' | 'sendOn'>,
  now: number,
): number => Math.max(now, zonedInstant(zoneOf(locale), sendOn, sendingHour));

/** As people type whole amounts: `50`, `50.00`, `50,00`, `50,-`. */
const wholeAmount = /^(\d{1,5})(?:[.,](?:00|[-–—]{1,2}))?$/u;

const amountIn = (
  locale: Locale,
  text: string,
): E.Either<{ readonly kind: 'missing' | 'malformed' }, Money> => {
  const typed = tidyLine(text).replaceAll(' ', '');
  if (typed === '') return E.left({ kind: 'missing' });
  // NaN of another text, and no amount can be that.
  const minorUnits = Number(wholeAmount.exec(typed)?.[1]) * 100;
  return E.mapLeft(() => ({ kind: 'malformed' as const }))(
    parseGiftVoucherAmount(currencyOf(locale), minorUnits),
  );
};

const dayOf = (
  locale: Locale,
  text: string,
  now: number,
): E.Either<{ readonly kind: 'malformed' }, CalendarDay> => {
  const { first, last } = giftDaysFrom(locale, now);
  const day = text.trim() || first;
  // The 30th of February is the 2nd of March, and another text no day at all.
  const isDay = () => calendarDay('UTC', Date.parse(`${day}T00:00:00Z`) || 0) === day;
  return day >= first && day <= last && isDay() ? E.right(day) : E.left({ kind: 'malformed' });
};

const designOf = (
  text: string,
): E.Either<{ readonly kind: 'missing' | 'unknown' }, VoucherDesign> => {
  if (isVoucherDesign(text)) return E.right(text);
  return E.left({ kind: text === '' ? 'missing' : 'unknown' });
};

/** Checks an order; refused fields are in the form's order. `now`: milliseconds since 1970. */
export const checkGiftForm = (
  locale: Locale,
  form: GiftForm,
  now: number,
): E.Either<readonly GiftFieldError[], GiftOrder> => {
  const isOwn = form.amount === ownAmount;
  const amount = amountIn(locale, isOwn ? form.ownAmount : form.amount);
  return fieldsOf<keyof GiftForm>()({
    amount: fieldOf(isOwn ? 'ownAmount' : 'amount', amount),
    design: fieldOf('design', designOf(form.design)),
    recipient: fieldOf('recipient', withinLimits(giftLimits.recipient, tidyLine(form.recipient))),
    sender: fieldOf('sender', withinLimits(giftLimits.sender, tidyLine(form.sender))),
    words: fieldOf('words', withinLimits(giftLimits.words, tidyLines(form.words))),
    email: fieldOf('email', parseEmail(form.email)),
    sendOn: fieldOf('sendOn', dayOf(locale, form.sendOn, now)),
    locale: E.right(locale),
  });
};
