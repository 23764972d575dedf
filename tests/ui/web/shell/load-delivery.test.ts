/** Until when to order for the next occasion, as a product page says it. */
import { describe, expect, test } from 'vitest';

import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { allMessages } from '../../../../ui/messages/all-messages.ts';
import { messagesFor } from '../../../../ui/messages/compile.ts';
import { textOf } from '../../../../ui/messages/text.tsx';
import { deliveryInWords } from '../../../../ui/web/configurator/use-delivery.ts';
import { loadDelivery } from '../../../../ui/web/shell/load-delivery.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { fakeShipping } from '../../../fakes/shipping.ts';

const saidAt = async (locale: Locale, now: string, extraDays = 0) => {
  const clock = manualClock(Date.parse(now));
  const log = { report: () => undefined };
  const loaded = await loadDelivery(
    { shipping: fakeShipping(clock), clock, log },
    { locale, channel: 'poster' },
  );
  if (loaded?.promise === undefined) throw new Error('Nothing is promised.');
  const text = textOf({ locale, messages: messagesFor(locale, allMessages) });
  return deliveryInWords(text, loaded.promise, extraDays).occasion?.replaceAll('\u00a0', ' ');
};

describe('the last order for an occasion', () => {
  test.each([
    [
      'de-DE',
      '2026-11-27T08:00:00Z',
      'Rechtzeitig zu Weihnachten: bis Do., 17. Dezember, 14:00 Uhr bestellen',
    ],
    ['en-GB', '2026-02-20T08:00:00Z', 'In time for Mother’s Day: order by Mon 9 March, 14:00'],
    [
      'es-ES',
      '2026-04-13T08:00:00Z',
      'A tiempo para el Día de la Madre: pida antes del viernes 24 de abril a las 14:00',
    ],
    [
      'fr-FR',
      '2026-05-11T08:00:00Z',
      'À temps pour la fête des Mères : commandez avant le ven. 22 mai à 14 h',
    ],
    [
      'nl-NL',
      '2026-11-20T08:00:00Z',
      'Op tijd voor sinterklaas: bestel vóór ma 30 november, 14:00 uur',
    ],
  ] as const)('is said in %s of %s', async (locale, now, words) => {
    expect(await saidAt(locale, now)).toBe(words);
  });

  test('is earlier for what takes longer to make', async () => {
    expect(await saidAt('de-DE', '2026-11-27T08:00:00Z', 2)).toContain('Di., 15. Dezember');
  });

  test('is not said where it is too late, nor weeks ahead', async () => {
    expect(await saidAt('de-DE', '2026-12-16T14:00:00Z', 2)).toBeUndefined();
    expect(await saidAt('de-DE', '2026-12-16T14:00:00Z')).toContain('17. Dezember');
    expect(await saidAt('de-DE', '2026-12-17T14:00:00Z')).toBeUndefined();
    expect(await saidAt('de-DE', '2026-08-03T08:00:00Z')).toBeUndefined();
  });
});
