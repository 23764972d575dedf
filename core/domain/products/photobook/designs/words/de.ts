import { bookWords, type BookWordsByTheme } from './book-words.ts';

/** German. */
export const germanBookWords: BookWordsByTheme = {
  journey: bookWords(
    'Unsere Reise',
    'Ankommen',
    'Die erste Nacht schliefen wir bei offenem Fenster.',
    'Unterwegs',
    'Jeden Tag ein Stück weiter, ganz ohne Plan.',
    'Am Meer',
    'Abends gehörte uns der ganze Strand.',
  ),
  wedding: bookWords(
    'Unsere Hochzeit',
    'Der Morgen',
    'Alle waren aufgeregt, nur du nicht.',
    'Das Ja',
    'Zwei Worte, und der Saal wurde still.',
    'Das Fest',
    'Getanzt haben wir, bis die Kerzen ausgingen.',
  ),
  year: bookWords(
    'Unser Jahr',
    'Frühling',
    'Im März lag noch einmal Schnee.',
    'Sommer',
    'Wochenlang kurze Hosen, und jeden Abend Eis.',
    'Herbst',
    'Kastanien in allen Jackentaschen.',
  ),
  baby: bookWords(
    'Dein erstes Jahr',
    'Willkommen',
    'Da warst du, und alles andere wurde klein.',
    'Neue Wege',
    'Erst ein Schritt, dann durch die ganze Wohnung.',
    'Eine Kerze',
    'Ein Jahr, ein Kuchen und sehr viel Sahne.',
  ),
  party: bookWords(
    'Unser Fest',
    'Die Gäste',
    'Manche hatten sich zehn Jahre nicht gesehen.',
    'Am Tisch',
    'Geredet wurde länger als gegessen.',
    'Bis spät',
    'Der letzte Tanz war nicht der letzte.',
  ),
};
