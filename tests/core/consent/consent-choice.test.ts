import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { maySend } from '../../../core/domain/consent/consent.ts';
import {
  allowAll,
  allowedCategories,
  allowNothing,
  choiceAllowing,
  consentCategories,
  consentOfChoice,
  equalChoices,
  isConsentCategory,
} from '../../../core/domain/consent/consent-choice.ts';
import {
  choiceOfSignals,
  consentSignals,
  signalsOfChoice,
} from '../../../core/domain/consent/consent-signals.ts';
import { anyChoice } from '../../arbitraries/consent.ts';

describe('a choice', () => {
  property.prop([anyChoice])('is what it allows, and back', (choice) => {
    const allowed = allowedCategories(choice);
    expect(choiceAllowing(allowed)).toEqual(choice);
    expect(consentCategories.filter((category) => allowed.includes(category))).toEqual(allowed);
    for (const category of consentCategories)
      expect(allowed.includes(category)).toBe(choice[category]);
  });

  property.prop([fc.array(fc.string())])('is not made by other words', (words) => {
    const strange = words.filter((word) => !isConsentCategory(word));
    expect(choiceAllowing(strange)).toEqual(allowNothing);
    expect(choiceAllowing([...strange, ...consentCategories])).toEqual(allowAll);
  });

  property.prop([anyChoice, anyChoice])('equals another that allows the same', (first, second) => {
    expect(equalChoices(first, second)).toBe(
      String(allowedCategories(first)) === String(allowedCategories(second)),
    );
  });

  property.prop([anyChoice])(
    'lets be measured whom it allows statistics, and nobody else',
    (choice) => {
      expect(maySend(consentOfChoice(choice))).toBe(choice.statistics);
      expect(consentOfChoice(choice)).not.toBe('unknown');
    },
  );

  test('that was not made is unknown', () => {
    expect(consentOfChoice(undefined)).toBe('unknown');
  });
});

describe('the signals of Consent Mode', () => {
  test('are the four that tags ask for, denied until the visitor chose', () => {
    expect(signalsOfChoice(undefined)).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    });
    expect(signalsOfChoice(allowNothing)).toEqual(signalsOfChoice(undefined));
  });

  property.prop([anyChoice])('say the choice, and back', (choice) => {
    const signals = signalsOfChoice(choice);
    expect(choiceOfSignals(signals)).toEqual(choice);
    for (const [signal, word] of Object.entries(signals)) {
      const category = Object.entries(consentSignals).find(([name]) => name === signal)?.[1];
      expect(word === 'granted').toBe(category !== undefined && choice[category]);
    }
  });

  property.prop([
    fc.constantFrom(...Object.keys(consentSignals)),
    fc.oneof(fc.string(), fc.constant(undefined), fc.boolean()),
  ])('allow nothing by any other word', (signal, word) => {
    fc.pre(word !== 'granted');
    const { [signal]: category } = consentSignals as Readonly<Record<string, string>>;
    const choice = choiceOfSignals({ ...signalsOfChoice(allowAll), [signal]: word });
    expect(allowedCategories(choice)).toEqual(consentCategories.filter((one) => one !== category));
    expect(choiceOfSignals({})).toEqual(allowNothing);
  });
});
