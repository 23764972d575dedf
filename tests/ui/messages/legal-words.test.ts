/** Words that a law prescribes, as the shop shows them. */
import { expect, test } from 'vitest';

import { footerMessages } from '../../../ui/components/footer/messages.ts';
import { guaranteeNoticeMessages } from '../../../ui/components/guarantee-notice/messages.ts';
import { consentMessages } from '../../../ui/components/consent/messages.ts';
import { withdrawalFormMessages } from '../../../ui/components/withdrawal-form/messages.ts';

test('the links and buttons of a withdrawal have the words of 2011/83/EU, article 11a', () => {
  const link = footerMessages['legal.withdrawal'];
  const confirm = withdrawalFormMessages['withdrawal.confirm'];
  expect([link.de, link.fr, confirm.de, confirm.fr]).toEqual([
    'Vertrag widerrufen',
    'Renoncer au contrat ici',
    'Widerruf bestätigen',
    'Confirmer la rétractation',
  ]);
});

test('the notice on the legal guarantee has the words of its annex', () => {
  const { 'guarantee.minimum': minimum, 'guarantee.liable-repair': repair } =
    guaranteeNoticeMessages;
  expect([minimum.de, minimum.en, repair.en]).toEqual([
    'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
    'Minimum two-year legal guarantee protection for goods sold in the European Union.',
    'free repair or free replacement;',
  ]);
});

test('the question for consent names advertising where its purpose is advertising', () => {
  const advertising = /Werbung|advertis|publicidad|publicité|pubblicità|reclame/u;
  for (const text of Object.values(consentMessages['consent.title']))
    expect(text).toMatch(advertising);
});
