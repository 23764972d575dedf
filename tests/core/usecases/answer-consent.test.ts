import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { consentEffects } from '../../../core/domain/consent/consent.ts';
import {
  allowAll,
  allowNothing,
  choiceAllowing,
  consentOfChoice,
  type ConsentChoice,
} from '../../../core/domain/consent/consent-choice.ts';
import { E } from '../../../core/fp.ts';
import { answerConsent, trackFlagEvent } from '../../../core/usecases/answer-consent.ts';
import { anyChoice } from '../../arbitraries/consent.ts';
import { memoryConsent } from '../../fakes/consent-store.ts';
import { memoryPageFlags } from '../../fakes/page-flags.ts';
import { memoryDataLayer } from '../../fakes/tracking.ts';

const world = () => ({
  consent: memoryConsent(),
  dataLayer: memoryDataLayer(),
  pageFlags: memoryPageFlags({}),
});
const event = { name: 'add-to-cart', value: 1 };

describe('a visitor’s choice', () => {
  property.prop([fc.array(anyChoice)])(
    'is kept, and events are told while it allows statistics',
    async (choices) => {
      const environment = world();
      let before: ConsentChoice | undefined;
      let told = 0;
      for (const choice of choices) {
        expect(await answerConsent(choice)(environment)()).toEqual(
          E.right(consentEffects(consentOfChoice(before), consentOfChoice(choice))),
        );
        expect(environment.consent.choice()).toEqual(choice);
        expect(environment.dataLayer.choices.at(-1)).toEqual(choice);
        await trackFlagEvent(event, true)(environment)();
        before = choice;
        told += choice.statistics ? 1 : 0;
        expect(environment.pageFlags.events).toHaveLength(told);
      }
    },
  );

  test('lets the flag client send, and stops it; said again it changes nothing', async () => {
    const said: boolean[] = [];
    const written: ConsentChoice[] = [];
    const { consent, dataLayer, pageFlags } = world();
    const environment = {
      consent: {
        ...consent,
        write: (choice: ConsentChoice) => {
          written.push(choice);
          consent.write(choice);
        },
      },
      dataLayer,
      pageFlags: { ...pageFlags, setConsent: (granted: boolean) => void said.push(granted) },
    };
    const advertised = choiceAllowing(['marketing']);
    for (const choice of [allowAll, allowAll, allowNothing, allowNothing, advertised])
      await answerConsent(choice)(environment)();
    expect(written).toEqual([allowAll, allowNothing, advertised]);
    expect(dataLayer.choices).toEqual(written);
    // Advertising is not statistics: the flag client is not told of it.
    expect(said).toEqual([true, false]);
  });
});

describe('an event', () => {
  test('is not told without consent, nor where tracking is off', async () => {
    const told: unknown[] = [];
    const { consent, pageFlags } = world();
    const environment = {
      consent,
      pageFlags: { ...pageFlags, track: (sent: unknown) => void told.push(sent) },
    };
    await trackFlagEvent(event, true)(environment)();
    consent.write(allowAll);
    await trackFlagEvent(event, false)(environment)();
    expect(told).toEqual([]);
    await trackFlagEvent(event, true)(environment)();
    expect(told).toEqual([event]);
  });
});
