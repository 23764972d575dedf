/** What mails say: the same as text and as HTML, all that was declared, and nothing that loads. */
import { fc, test as property } from '@fast-check/vitest';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';

import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { checkWithdrawalForm } from '../../../core/domain/contact/withdrawal-form.ts';
import { locales, localeTable, languages } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { printLetter } from '../../../server/mails/letter.ts';
import {
  newsletterConfirmationMail,
  newsletterWelcomeMail,
} from '../../../server/embedded/shop/newsletter-mails.ts';
import { contactReceiptMail } from '../../../server/embedded/shop/contact-receipt-mail.ts';
import { withdrawalMail } from '../../../server/embedded/shop/withdrawal-mail.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { voucherLetters } from '../../../server/embedded/shop/voucher-letters.ts';
import { anyContactForm } from '../../arbitraries/contact.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const nodesOf = (node: DefaultTreeAdapterTypes.ParentNode): readonly Node[] =>
  node.childNodes.flatMap((child) => [
    child,
    ...(defaultTreeAdapter.isElementNode(child) ? nodesOf(child) : []),
  ]);

/** The texts of a document and its elements. */
const read = (html: string) => {
  const nodes = nodesOf(parse(html));
  return {
    text: nodes.map((node) => ('value' in node ? node.value : '')).join(''),
    elements: new Set(nodes.flatMap((node) => ('tagName' in node ? [node.tagName] : []))),
  };
};

const skeleton = ['html', 'head', 'meta', 'title', 'body'];
const squeezed = (text: string): string => text.replaceAll(/\s+/gu, '');

/** Texts without what HTML changes by its own rules: control characters. */
const words = fc
  .array(
    fc.constantFrom(
      '<script>',
      'https://evil.example/',
      '&amp;',
      '"',
      "'",
      '>',
      'é',
      '€',
      '</dl>',
      'a',
      ' ',
      '\n',
    ),
  )
  .map((parts) => parts.join(''));

describe('a letter', () => {
  property.prop([words, words, words])('says the same in both forms', (paragraph, name, value) => {
    const { text, html = '' } = printLetter({
      language: 'de',
      subject: 'Hello',
      parts: [paragraph, { facts: [[name, value]] }],
    });
    const document = read(html);
    expect([...document.elements].filter((tag) => tag !== 'br')).toEqual([
      ...skeleton,
      'p',
      'dl',
      'dt',
      'b',
      'dd',
    ]);
    expect(squeezed(document.text)).toBe(squeezed(`Hello${text.replace(`${name}: `, () => name)}`));
  });
});

const anyWithdrawal = fc
  .record({
    name: words,
    email: fc.constant('ada@example.com'),
    orderNumber: fc.stringMatching(/^[A-Z\d]{1,10}$/u),
    goods: words,
  })
  .map(checkWithdrawalForm)
  .filter(E.isRight)
  .map(({ right }) => right);

describe('the acknowledgement of a withdrawal', () => {
  property.prop([
    fc.constantFrom(...locales),
    anyWithdrawal,
    fc.integer({ min: 0, max: 4_000_000_000_000 }),
  ])(
    'has all that was declared, with date and time, and no link',
    (locale, declared, receivedAt) => {
      const receipt = { reference: '4F0C-2A9B', receivedAt };
      const mail = withdrawalMail(
        locale,
        { id: 'one', host: 'www.example.com' },
        declared,
        receipt,
      );
      // At the turn of a year the market's own year may be another one.
      const years = [-1, 1].map((day) => new Date(receivedAt + day * 86_400_000).getUTCFullYear());
      expect(mail.to).toBe(declared.email);
      expect(mail.subject).toContain(receipt.reference);
      const document = read(mail.html ?? '');
      for (const form of [mail.text, document.text]) {
        const said = squeezed(form);
        for (const fact of Object.values(declared))
          if (fact !== undefined) expect(said).toContain(squeezed(fact));
        expect(said).toContain(receipt.reference);
        expect(said).toMatch(/\d{1,2}[:.]\d{2}/u);
        expect(years.some((year) => said.includes(String(year)))).toBe(true);
      }
      expect(mail.text).not.toMatch(/:\/\/|evil\.example/u);
      for (const element of ['a', 'img', 'script', 'link', 'style'])
        expect(document.elements).not.toContain(element);
      expect(mail.unsubscribeUrl).toBeUndefined();
    },
  );

  test('is in the language of the page, at the time of its market', () => {
    const declared = { name: 'Ada', email: 'ada@example.com', orderNumber: 'A-4711' };
    const receipt = { reference: '4F0C-2A9B', receivedAt: Date.parse('2026-11-22T18:45:00Z') };
    const mailIn = (locale: 'de-DE' | 'fr-FR') =>
      withdrawalMail(locale, { id: 'one', host: 'www.example.com' }, declared, receipt).text;
    expect(mailIn('de-DE')).toContain('Eingegangen am: 22. November 2026 um 19:45:00 MEZ');
    expect(mailIn('de-DE')).toContain('Waren: Die ganze Bestellung');
    expect(mailIn('fr-FR')).toContain('Articles\u00a0: Toute la commande');
  });
});

describe('the receipt of a message', () => {
  const receipt = { id: 'one', host: 'www.example.com', reference: '4F0C-2A9B' };

  property.prop([
    fc.constantFrom(...locales),
    anyContactForm.map(checkContactForm).filter(E.isRight),
  ])(
    'repeats nothing that was typed but the order number',
    (locale, { right: { email, topic, orderNumber, name, message } }) => {
      const known = { email, topic, orderNumber };
      const mail = contactReceiptMail(locale, receipt, known);
      expect(mail).toEqual(
        contactReceiptMail(locale, receipt, Object.assign({ name, message }, known)),
      );
      expect(mail).toMatchObject({ id: 'one', to: email });
      expect(mail.attachments).toBeUndefined();
      expect(mail.subject).toContain(receipt.reference);
      for (const form of [mail.text, read(mail.html ?? '').text]) {
        expect(form).toContain(receipt.reference);
        expect(form).toContain(orderNumber ?? '');
        expect(form).not.toMatch(/[{}]/u);
      }
      expect(read(mail.html ?? '').elements).not.toContain('a');
    },
  );

  test('is in the language of the page', () => {
    const sent = { email: 'ada@example.com', topic: 'delivery', orderNumber: 'A-4711' } as const;
    const { text } = contactReceiptMail('de-DE', receipt, sent);
    expect(text).toContain('Vorgangsnummer: 4F0C-2A9B\nThema: Lieferung\nBestellnummer: A-4711');
    expect(contactReceiptMail('fr-CH', receipt, sent).text).toContain('Sujet\u00a0: Livraison');
  });
});

describe('mails of the newsletter', () => {
  const link = { host: 'www.example.com', link: 'https://www.example.com/a?locale=de-DE&token=x' };
  const to = { id: 'one', to: 'ada@example.com' };

  test.each(languages)('in %s have one link, and the first asks alone', (language) => {
    const locale = locales.find((one) => localeTable[one].language === language) ?? 'de-DE';
    for (const mail of [
      newsletterConfirmationMail(locale, to, link),
      newsletterWelcomeMail(locale, to, link),
    ]) {
      expect(mail.text.match(/https:\S+/gu)).toEqual([link.link]);
      expect(mail.text).toContain(link.host);
      expect(mail.text).not.toMatch(/[{}]/u);
      expect(mail.html).toContain(`<a href="${link.link.replace('&', '&amp;')}">`);
    }
    expect(newsletterConfirmationMail(locale, to, link).unsubscribeUrl).toBeUndefined();
    expect(newsletterWelcomeMail(locale, to, link).unsubscribeUrl).toBe(link.link);
  });
});

test('a gift voucher says its code and its last day, and brings its sheet', () => {
  const letters = voucherLetters(embeddedSites(3_000));
  for (const locale of locales) {
    const mail = letters.write(
      'poster',
      {
        amount: { minorUnits: 5_000, currency: 'chf' },
        design: 'sprig',
        recipient: 'Ada',
        sender: 'Grace www.evil.example',
        words: '<b>Alles Gute!</b>',
        email: 'ada@example.com',
        sendOn: '2026-12-24',
        locale,
      },
      { id: 'one', code: 'ABCDEFGHJKLMNPQRSTUV', expiresAt: Date.parse('2032-01-01T12:00:00Z') },
    );
    expect(mail).toMatchObject({ id: 'voucher-one', to: 'ada@example.com' });
    expect(mail.subject).toContain('Grace');
    const { text, elements } = read(mail.html ?? '');
    const plain = (one: string): string => squeezed(one).replaceAll(':', '');
    expect(plain(text)).toContain(plain(mail.text));
    for (const said of ['ABCD-EFGH-JKLM-NPQR-STUV', '31', '2031', '50', '<b>Alles Gute!</b>'])
      expect(mail.text).toContain(said);
    expect(mail.text).not.toContain('www.evil.example');
    expect(elements.has('dl')).toBe(true);
    const [sheet, ...more] = mail.attachments ?? [];
    expect(more).toEqual([]);
    expect(sheet).toMatchObject({
      name: expect.stringMatching(/^[a-z-]+\.pdf$/u),
      contentType: 'application/pdf',
    });
    expect(Buffer.from(sheet?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-/u);
    expect(sheet?.bytes.length).toBeLessThan(150_000);
  }
});
