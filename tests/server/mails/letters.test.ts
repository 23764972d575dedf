/** What mails say: the same as text and as HTML, all that was declared, and nothing that loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fc, test as property } from '@fast-check/vitest';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';

import {
  contrastRatio,
  leastTextContrast,
} from '../../../core/domain/configurator/label-colours.ts';
import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { checkWithdrawalForm } from '../../../core/domain/contact/withdrawal-form.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { mailFrom } from '../../../server/embedded/shop/mails.ts';
import { voucherLetters } from '../../../server/embedded/shop/voucher-letters.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { mailLooks } from '../../../server/mails/mail-looks.ts';
import type { MailPart, MailScope, WrittenMail } from '../../../server/mails/mail-parts.ts';
import { mailSamples } from '../../../server/mails/mail-samples.ts';
import { printMail } from '../../../server/mails/print-mail.ts';
import { contactReceipt } from '../../../server/mails/templates/receipt-of-message.ts';
import { withdrawalReceipt } from '../../../server/mails/templates/withdrawal.ts';
import { shopNames } from '../../../ui/web/shell/shop-names.ts';
import { readTokens } from '../../../ui/components/tokens/read-tokens.ts';
import { anyContactForm } from '../../arbitraries/contact.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const nodesOf = (node: DefaultTreeAdapterTypes.ParentNode): readonly Node[] =>
  node.childNodes.flatMap((child) => [
    child,
    ...(defaultTreeAdapter.isElementNode(child) && child.tagName !== 'style' ? nodesOf(child) : []),
  ]);

/** The texts of a document and its elements. */
const read = (html: string) => {
  const nodes = nodesOf(parse(html));
  return {
    text: nodes.map((node) => ('value' in node ? node.value : '')).join(''),
    elements: new Set(nodes.flatMap((node) => ('tagName' in node ? [node.tagName] : []))),
  };
};

const skeleton = ['html', 'head', 'meta', 'title', 'style', 'body', 'div', 'p', 'span', 'h1'];
const squeezed = (text: string): string => text.replaceAll(/\s+/gu, '');

const scopeOf = (locale: MailScope['locale']): MailScope => ({
  channel: 'poster',
  locale,
  host: 'www.example.com',
});
const printed = (locale: MailScope['locale'], written: WrittenMail) => {
  const mail = printMail({ ...scopeOf(locale), imprint: [] }, written);
  return { ...mail, document: read(mail.html ?? '') };
};

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

describe('a mail', () => {
  property.prop([words, words, words])(
    'says the same in both forms, and no word of it is an element',
    (one, other, last) => {
      const link = `https://www.example.com/?a=${encodeURIComponent(last)}&b="`;
      const parts: readonly MailPart[] = [
        one,
        { action: other, link },
        { action: one, link, isQuiet: true },
        { name: other, code: one },
        { facts: [[other, one]] },
        { quote: last },
        { note: one },
        { smallPrint: last },
      ];
      const { document, text } = printed('de-DE', { subject: 'Hello', parts });
      expect([...document.elements].filter((tag) => tag !== 'br').toSorted()).toEqual(
        [...skeleton, 'a', 'blockquote', 'dl', 'dt', 'dd'].toSorted(),
      );
      const said = squeezed(document.text);
      for (const form of [said, squeezed(text)])
        for (const word of [one, other, last, link]) expect(form).toContain(squeezed(word));
      expect(said.split(squeezed(link))).toHaveLength(2);
    },
  );

  test('has a button that leads where its text says', () => {
    const { html = '', text } = printed(
      'fr-CH',
      mailSamples['newsletter-confirmation'](scopeOf('fr-CH')),
    );
    const [first, second, ...more] = [...html.matchAll(/href="([^"]*)"/gu)].map(([, to]) => to);
    expect([second, more]).toEqual([first, []]);
    // What lists of mails show behind the subject.
    expect(html).toMatch(/<div style="display:none[^>]+>Cette adresse e-mail/u);
    // Nobody is asked to end what begins.
    const welcome = printed('fr-CH', mailSamples['newsletter-welcome'](scopeOf('fr-CH')));
    expect(welcome.html).not.toMatch(/class="button"/u);
    expect(welcome.document.elements.has('a')).toBe(true);
    expect(text).toContain(`Confirmer l’inscription\u00a0:\n${first?.replaceAll('&amp;', '&')}`);
  });

  test('quotes line by line', () => {
    const { text, html } = printed('de-DE', { subject: 'a', parts: [{ quote: 'one\ntwo' }] });
    expect(text).toBe('> one\n> two');
    expect(html).toMatch(/one<br>two\s*<\/blockquote>/u);
  });

  test.each(locales)(
    'of every kind is whole in %s, loads nothing, and names its sender',
    (locale) => {
      const sender = { sites: embeddedSites(3_000), imprint: { kind: 'sample' } } as const;
      for (const channel of channels)
        for (const write of Object.values(mailSamples)) {
          const mail = mailFrom(
            sender,
            { channel, locale },
            { id: 'one', to: 'a@example.com' },
            write,
          );
          expect(mail.senderName).toBe(shopNames[channel]);
          const { text, elements } = read(mail.html ?? '');
          for (const form of [mail.text, text]) {
            expect(form).not.toMatch(/[{}]/u);
            expect(form).toContain('Musterbild GmbH');
            expect(form).toContain('HRB 000000');
            expect(form).toMatch(/: service@example\.com$/mu);
          }
          expect(mail.html).toContain(`<html lang="${locale}">`);
          expect(mail.html).not.toMatch(/url\(|src=|@import|<(?:img|link|script|form)/u);
          expect(elements.has('h1')).toBe(true);
        }
    },
  );

  test('has the line of who runs the shop, or none', () => {
    const { sites, to } = { sites: embeddedSites(3_000), to: 'a@example.com' };
    const written = { subject: 'Hello', parts: ['Hello.'] };
    const mail = (imprint: Parameters<typeof mailFrom>[0]['imprint']) =>
      mailFrom({ sites, imprint }, scopeOf('de-DE'), { id: 'one', to }, () => written);
    expect(mail({ kind: 'line', line: 'Käthe & Co., Ulm' })).toMatchObject({
      text: 'Hello.\n\n-- \nKäthe & Co., Ulm',
      html: expect.stringContaining('Käthe &amp; Co., Ulm</p>'),
    });
    expect(mail(undefined).text).toBe('Hello.');
  });
});

describe('the looks of mails', () => {
  const tokens = readTokens(
    readFileSync(join(import.meta.dirname, '../../../ui/components/tokens.css'), 'utf8'),
  ).flatMap((group) => group.tokens);
  const same = {
    ground: '--color-sunken',
    sheet: '--color-raised',
    line: '--color-line',
    ink: '--color-ink',
    muted: '--color-muted',
    accent: '--color-accent',
    onAccent: '--color-on-accent',
    soft: '--color-accent-soft',
  } as const;

  test.each(channels)('of %s are the theme’s by day, and legible by night', (channel) => {
    const look = mailLooks[channel];
    for (const [colour, name] of Object.entries(same)) {
      const token = tokens.find((each) => each.name === name);
      const own = channel === 'kartenliebe' ? token?.kartenliebeValue : undefined;
      expect(Object.entries(look.light)).toContainEqual([colour, own ?? token?.value]);
    }
    for (const { ground, sheet, soft, ink, muted, accent, onAccent } of [look.light, look.dark])
      for (const [text, behind] of [
        [ink, sheet],
        [ink, soft],
        [muted, sheet],
        [muted, ground],
        [accent, sheet],
        [onAccent, accent],
      ] as const)
        expect(contrastRatio(behind, text), `${text} on ${behind}`).toBeGreaterThanOrEqual(
          leastTextContrast,
        );
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
      const mail = printed(locale, withdrawalReceipt(scopeOf(locale), declared, receipt));
      // At the turn of a year the market's own year may be another one.
      const years = [-1, 1].map((day) => new Date(receivedAt + day * 86_400_000).getUTCFullYear());
      expect(mail.subject).toContain(receipt.reference);
      for (const form of [mail.text, mail.document.text]) {
        const said = squeezed(form);
        for (const fact of Object.values(declared))
          if (fact !== undefined) expect(said).toContain(squeezed(fact));
        expect(said).toContain(receipt.reference);
        expect(said).toMatch(/\d{1,2}[:.]\d{2}/u);
        expect(years.some((year) => said.includes(String(year)))).toBe(true);
      }
      expect(mail.text).not.toMatch(/:\/\/|evil\.example/u);
      expect(mail.document.elements).not.toContain('a');
    },
  );

  test('is in the language of the page, at the time of its market', () => {
    const declared = { name: 'Ada', email: 'ada@example.com', orderNumber: 'A-4711' };
    const receipt = { reference: '4F0C-2A9B', receivedAt: Date.parse('2026-11-22T18:45:00Z') };
    const mailIn = (locale: 'de-DE' | 'fr-FR') =>
      printed(locale, withdrawalReceipt(scopeOf(locale), declared, receipt)).text;
    expect(mailIn('de-DE')).toContain('Eingegangen am: 22. November 2026 um 19:45:00 MEZ');
    expect(mailIn('de-DE')).toContain('Waren: Die ganze Bestellung');
    expect(mailIn('fr-FR')).toContain('Articles\u00a0: Toute la commande');
  });
});

describe('the receipt of a message', () => {
  const reference = '4F0C-2A9B';

  property.prop([
    fc.constantFrom(...locales),
    anyContactForm.map(checkContactForm).filter(E.isRight),
  ])(
    'repeats nothing that was typed but the order number',
    (locale, { right: { topic, orderNumber, name, message } }) => {
      const known = { topic, orderNumber };
      const written = contactReceipt(scopeOf(locale), known, reference);
      const all = Object.assign({ name, message }, known);
      expect(written).toEqual(contactReceipt(scopeOf(locale), all, reference));
      const mail = printed(locale, written);
      expect(mail.subject).toContain(reference);
      for (const form of [mail.text, mail.document.text]) {
        expect(form).toContain(reference);
        expect(form).toContain(orderNumber ?? '');
      }
      expect(mail.document.elements).not.toContain('a');
    },
  );

  test('is in the language of the page', () => {
    const sent = { topic: 'delivery', orderNumber: 'A-4711' } as const;
    const textIn = (locale: MailScope['locale']): string =>
      printed(locale, contactReceipt(scopeOf(locale), sent, reference)).text;
    expect(textIn('de-DE')).toContain(
      'Vorgangsnummer: 4F0C-2A9B\nThema: Lieferung\nBestellnummer: A-4711',
    );
    expect(textIn('fr-CH')).toContain('Sujet\u00a0: Livraison');
  });
});

test('a gift voucher says its code and its last day, and brings its sheet', () => {
  const letters = voucherLetters({ sites: embeddedSites(3_000), imprint: undefined });
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
    expect(plain(text)).toContain(plain(mail.text.replace('> ', '')));
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
