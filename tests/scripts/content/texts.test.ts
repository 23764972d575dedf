/** Rules about what is written: setting, address, language, figures. Each finds a planted fault. */
import { describe, expect, test } from 'vitest';

import { informalWord } from '../../../scripts/content/address.ts';
import { countryFindings, figureFaults, knownIn } from '../../../scripts/content/figures.ts';
import {
  foreignSentences,
  languageOfSentence,
  untranslated,
} from '../../../scripts/content/language.ts';
import { typographyFaults } from '../../../scripts/content/typography.ts';
import type { ContentLocale, Language } from '../../../core/domain/locale/locales.ts';
import { richText, sampleSpace, sampleTexts, withHeadline } from './sample-space.ts';

describe('the texts of a story', () => {
  test('are all that shoppers read, and nothing that only machines do', () => {
    const space = sampleSpace({
      folder: 'poster/de-DE',
      slug: 'kontakt',
      content: {
        robots: 'index, follow',
        body: [
          {
            component: 'SomethingNew',
            _uid: 'new',
            caption: 'Ein Bild',
            pictureSide: 'start',
            color: '#1f4d43',
            picture: { fieldtype: 'asset', filename: 'Motiv eins.jpg', alt: 'Berge am Abend' },
            link: { linktype: 'url', url: '/Ein Weg', cached_url: '/Ein Weg' },
            text: richText('Ein Absatz.'),
          },
        ],
      },
    });
    expect(sampleTexts(space).map(({ path, text }) => [path, text])).toEqual([
      ['title', 'Ein Titel der Seite, der lang genug ist | Passepartout'],
      [
        'description',
        'Eine Beschreibung, die lang genug ist, um zu sagen, was die Seite zeigt, wem sie hilft und was man auf ihr tun kann.',
      ],
      ['teaser.0.headline', 'Eine Überschrift'],
      ['body.0.caption', 'Ein Bild'],
      ['body.0.picture.alt', 'Berge am Abend'],
      ['body.0.text.0', 'Ein Absatz.'],
    ]);
  });
});

describe('typography', () => {
  const right: readonly (readonly [ContentLocale, string])[] = [
    ['de-DE', 'Wir sagen „ja“ – auf 30\u00a0×\u00a020\u00a0cm, zu 20\u00a0%. Und?'],
    ['de-CH', 'Wir grüssen mit «ja».'],
    ['en-GB', 'We say “yes” – on 30\u00a0×\u00a020\u00a0cm, at 20%. Don’t we?'],
    ['es-ES', '¿Dónde? ¡Aquí! El 20\u00a0% de todo.'],
    ['fr-FR', 'Où\u202f? Ici\u00a0: «\u202foui\u202f»\u202f; 20\u202f%\u202f!'],
    ['it-IT', 'Dove? Qui: “sì”, il 20% di tutto.'],
    ['nl-NL', 'Waar? Hier: ‘ja’, 20% van alles.'],
  ];
  test.each(right)('%s is right: %s', (locale, text) => {
    expect(typographyFaults(locale, text)).toEqual([]);
  });

  const wrong: readonly (readonly [ContentLocale, string, string])[] = [
    ['de-DE', 'Wir sagen "ja".', 'straight quotation'],
    ['en-GB', 'Don\u0027t.', 'straight quotation'],
    ['de-DE', 'Zwei  Leerzeichen', 'double'],
    ['de-DE', 'Am Ende ', 'trailing'],
    ['de-DE', 'Und so weiter...', 'three dots'],
    ['de-DE', 'Ein Bild - ein Wort', 'hyphen instead'],
    ['de-DE', '8-17 Uhr', 'hyphen between figures'],
    ['de-DE', 'Der Rahmen ist 3 cm breit', 'ordinary space'],
    ['de-DE', 'In 30 x 20', 'sides'],
    ['de-DE', 'Lorem ipsum', 'placeholder'],
    ['de-DE', 'TODO Text', 'note to oneself'],
    ['de-DE', 'Bis {sides} als Paket', 'markup'],
    ['de-DE', 'Ein Wort , das', 'space before a comma'],
    ['de-DE', 'Ein Wort,das', 'no space after'],
    ['de-DE', 'Grüße Ã¼ber alles', 'read wrongly'],
    ['de-DE', 'Zu 20% günstiger', '%'],
    ['de-DE', 'Wir sagen «ja»', 'marks of others'],
    ['de-CH', 'Viele Grüße', 'ß'],
    ['de-LI', 'Wir sagen „ja“', 'German quotation'],
    ['en-US', 'At 20 %', '%'],
    ['es-ES', 'Dónde?', '¿'],
    ['es-ES', 'Aquí!', '¡'],
    ['fr-FR', 'Où?', '?'],
    ['fr-FR', 'Ici :', ' :'],
    ['fr-BE', '«oui\u202f»', '«'],
    ['it-IT', 'Dove ?', 'space before !'],
  ];
  test.each(wrong)('%s is wrong: %s', (locale, text, message) => {
    expect(typographyFaults(locale, text).join('\n')).toContain(message);
  });
});

describe('address', () => {
  const informal: readonly (readonly [Language, string])[] = [
    ['de', 'Lade dein Foto hoch'],
    ['de', 'Schreib „Danke“, du Lieber, und „Alles Gute“'],
    ['es', 'Elige tu formato'],
    ['es', 'Mañana recibirás la tarjeta'],
    ['fr', 'Quand tu veux'],
    ['it', 'La tua foto'],
    ['it', 'Aggiungi al carrello'],
    ['nl', 'Kies jouw maat'],
  ];
  test.each(informal)('%s is informal: %s', (language, text) => {
    expect(informalWord(language, text)).toBeDefined();
  });

  const formal: readonly (readonly [Language, string])[] = [
    ['de', 'Laden Sie Ihr Foto hoch, im Duett'],
    ['de', 'Schreiben Sie: „Ich denke an dich.“ Oder: «Danke dir!»'],
    ['en', 'Choose your format'],
    ['es', 'Elija su formato; el tubo tutela'],
    ['es', 'Lo encontrará detrás'],
    ['fr', 'Choisissez votre format, ton sur ton'],
    ['it', 'Scelga il formato della Sua foto'],
    ['nl', 'Kies uw maat, in een objectief beeld'],
    ['nl', 'Schrijf “Ik denk aan je” met de hand'],
  ];
  test.each(formal)('%s is formal: %s', (language, text) => {
    expect(informalWord(language, text)).toBeUndefined();
  });
});

describe('language', () => {
  test.each([
    ['de', 'Wir fertigen jede Bestellung einzeln und von Hand für Sie.'],
    ['en', 'We make each order one at a time, and by hand for you.'],
    ['es', 'Hacemos cada pedido por separado y a mano para usted.'],
    ['fr', 'Nous fabriquons chaque commande à la main et pour vous.'],
    ['it', 'Realizziamo ogni ordine a mano, è un pezzo unico della casa.'],
    ['nl', 'Wij maken uw bestelling met de hand en niet op voorraad.'],
  ] as const)('is %s: %s', (language, sentence) => {
    expect(languageOfSentence(sentence)).toBe(language);
  });

  test('of a sentence that was left in German is found', () => {
    const space = withHeadline(
      'poster/fr-FR',
      'Oui. Das Bild ist für Sie und wird von Hand gemacht.',
    );
    const found = foreignSentences(sampleTexts(space).filter(({ field }) => field === 'headline'));
    expect(found).toMatchObject([{ rule: 'language', message: expect.stringContaining('in de') }]);
  });

  const twice = (text: string) =>
    sampleSpace(
      ...['poster/de-DE', 'poster/de-CH', 'poster/nl-NL'].map((folder) => ({
        folder,
        slug: 'kontakt',
        content: { headline: text },
      })),
    );

  test('that another one has word for word is found, once for each of the others', () => {
    const found = untranslated(sampleTexts(twice('Ein Bild bleibt immer schön')));
    expect(found.filter(({ path }) => path === 'headline')).toMatchObject([
      { story: expect.stringContaining('poster/nl-NL') },
    ]);
  });

  test.each([
    'Alu-Dibond',
    'Musterbild GmbH, Musterstraße 12',
    'E-mail: service@example.com',
    '2026',
  ])('may share a name: %s', (text) => {
    const found = untranslated(sampleTexts(twice(text)));
    expect(found.filter(({ path }) => path === 'headline')).toEqual([]);
  });
});

describe('figures', () => {
  const hotline = '03023125014';
  const right: readonly (readonly [ContentLocale, string])[] = [
    ['de-DE', 'Montag bis Freitag, 8 bis 17 Uhr, Telefon 030 23125 014.'],
    ['en-GB', 'Monday to Friday, 7\u00a0am to 4\u00a0pm.'],
    ['en-US', 'Monday to Friday, 2\u00a0am to 11\u00a0am.'],
    ['es-ES', 'De lunes a viernes, de 8 a 17 h.'],
    ['fr-FR', 'Du lundi au vendredi, de 8\u00a0h à 17\u00a0h. Express\u00a0: 24 heures.'],
    ['it-IT', 'Dal lunedì al venerdì, dalle 8 alle 17.'],
    ['nl-NL', 'Maandag tot en met vrijdag, 8 tot 17 uur.'],
    ['de-DE', 'Alle Preise enthalten 19\u00a0% Mehrwertsteuer.'],
    ['de-DE', 'Drei Muster sind kostenlos, jedes weitere kostet 2,50\u00a0€.'],
    ['de-DE', 'Express ist in 48 Stunden bei Ihnen.'],
    ['de-DE', 'Ein Paket fasst bis 120\u00a0×\u00a080\u00a0cm.'],
    ['de-DE', 'Der Versand kostet 4,90\u00a0€. Ein Umschlag kostet 0,95\u00a0€.'],
    ['de-CH', 'Mit 8,1\u00a0% MwSt. und Versand für CHF\u00a06.90.'],
  ];
  test.each(right)('%s is right: %s', (locale, text) => {
    expect(figureFaults(knownIn(locale, hotline), text)).toEqual([]);
  });

  const wrong: readonly (readonly [ContentLocale, string, string])[] = [
    ['de-DE', 'Montag bis Freitag, 9 bis 18 Uhr.', 'hours 09:00-18:00'],
    ['en-GB', 'From 8 am to 6 pm.', 'hours 08:00-18:00'],
    ['es-ES', 'De 9 a 17 h.', 'hours'],
    ['fr-FR', 'De 8\u00a0h\u00a030 à 17\u00a0h.', 'hours 08:30-17:00'],
    ['it-IT', 'Dalle 8 alle 18.', 'hours'],
    ['nl-NL', 'Van 8 tot 18 uur.', 'hours'],
    ['de-DE', 'Auch samstags 8 bis 17 Uhr.', 'nobody answers'],
    ['de-DE', 'Telefon 030 1234567', 'telephone'],
    ['de-CH', 'Enthalten 19\u00a0% MwSt.', 'tax of 19'],
    ['de-DE', 'Fünf Muster sind kostenlos.', '5 free samples'],
    ['de-DE', 'Jedes Muster kostet 3,00\u00a0€.', 'amount 3,00'],
    ['de-DE', 'Express ist in 24 Stunden da.', 'express within 24'],
    ['fr-FR', 'Express en 48 heures.', 'express within 48'],
    ['de-DE', 'Ein Paket bis 100\u00a0×\u00a080\u00a0cm.', 'parcel'],
    ['de-DE', 'Der Versand kostet 3,90\u00a0€.', 'amount 3,90'],
    ['de-DE', 'Der Umschlag kostet 4,90\u00a0€.', 'amount 4,90'],
    ['en-US', 'Shipping is $4.90.', 'amount $4.90'],
    ['de-DE', 'Leinwand ab 19,90\u00a0€.', 'amount 19,90'],
  ];
  test.each(wrong)('%s is wrong: %s', (locale, text, message) => {
    expect(figureFaults(knownIn(locale, hotline), text).join('\n')).toContain(message);
  });

  test('a shipping page names each country that reads it', () => {
    const space = sampleSpace({
      folder: 'poster/de-DE',
      slug: 'versandkosten',
      content: { text: 'Deutschland, Österreich und Luxemburg' },
    });
    expect(countryFindings(space, sampleTexts(space))).toMatchObject([
      { message: 'Italien is not among the countries' },
    ]);
  });
});
