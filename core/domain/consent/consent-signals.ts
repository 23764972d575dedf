/**
 * Consent Mode: words of a data layer for a visitor's choice. All are denied until the visitor
 * chose.
 */
import {
  choiceAllowing,
  consentCategories,
  type ConsentCategory,
  type ConsentChoice,
} from './consent-choice.ts';

/** With the category that decides each. */
export const consentSignals = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
} as const satisfies Readonly<Record<string, ConsentCategory>>;

export type ConsentSignal = keyof typeof consentSignals;

export type SignalWord = 'granted' | 'denied';

export type ConsentSignals = Readonly<Record<ConsentSignal, SignalWord>>;

/** Without a choice all are denied. */
export const signalsOfChoice = (choice: ConsentChoice | undefined): ConsentSignals => {
  const word = (signal: ConsentSignal): SignalWord =>
    choice?.[consentSignals[signal]] === true ? 'granted' : 'denied';
  return {
    ad_storage: word('ad_storage'),
    ad_user_data: word('ad_user_data'),
    ad_personalization: word('ad_personalization'),
    analytics_storage: word('analytics_storage'),
  };
};

/**
 * A category is allowed where all of its signals are granted; missing or other words are denied.
 */
export const choiceOfSignals = (signals: Readonly<Record<string, unknown>>): ConsentChoice => {
  const denied = Object.entries(consentSignals)
    .filter(([signal]) => signals[signal] !== 'granted')
    .map(([, category]) => category);
  return choiceAllowing(consentCategories.filter((category) => !denied.includes(category)));
};
