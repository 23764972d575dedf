/** Counts down to the end of the campaign above the header, and says there that it is over. */
import { timeLeft, timeLeftLasts } from '../../../core/domain/campaign/time-left.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { campaignMessages } from '../../components/header/campaign-messages.ts';
import { textIn } from '../../messages/text-in.ts';

/** The two largest units; undefined from the end on. */
const wordsAt = (
  word: (name: keyof typeof campaignMessages) => string,
  endsAt: number,
  now: number,
): string | undefined => {
  const left = timeLeft(endsAt, now);
  if (left === undefined) return undefined;
  const { days, hours, minutes } = left;
  const parts = [
    ...(days > 0 ? [`${days}\u00a0${word(days === 1 ? 'campaign.day' : 'campaign.days')}`] : []),
    ...(days > 0 || hours > 0 ? [`${hours}\u00a0${word('campaign.hours')}`] : []),
    ...(days > 0 ? [] : [`${minutes}\u00a0${word('campaign.minutes')}`]),
  ];
  return [word('campaign.left'), ...parts].join(' ');
};

let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Tends the element of the page that stands in the document, in place of the one before: a timer
 * would keep a page that was left.
 */
export const tendCampaign = (element: HTMLElement, locale: Locale): void => {
  clearTimeout(next);
  const endsAt = Number(element.dataset['ends']);
  const word = (name: keyof typeof campaignMessages): string =>
    textIn(locale, campaignMessages[name]);
  const tell = (): void => {
    const now = Date.now();
    const words = wordsAt(word, endsAt, now);
    element.textContent = words ?? word('campaign.over');
    if (words !== undefined) next = setTimeout(tell, timeLeftLasts(endsAt, now));
  };
  tell();
};
