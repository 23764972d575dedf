/** Small words by which a sentence is known: each one belongs to one language of the shop alone. */
import type { Language } from '../../core/domain/locale/locales.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The small words of each language. */
export const languageWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: listed(
    'der das und ist nicht mit für auf ein eine einen wir ihre ihr ihren von zu den auch oder wird sich sie dem bei aus wenn nach sind kann noch werden haben können zum zur vom durch über',
  ),
  en: listed(
    'the and with for you your to are it our from that this by which when what they can has have will be at these into every',
  ),
  es: listed(
    'el los las para usted por más desde cada sus está también hasta y sin nuestra nuestro pedido tiene puede donde cuando sobre',
  ),
  fr: listed(
    'le les et est avec pour vous votre nous aux au sur dans une qui ou sont vos ce cette chaque pas plus nos sans même peut être',
  ),
  it: listed(
    'il gli non della nel sono che è di dal dei alla più ogni questo anche dalla delle suo sua ed si viene può senza',
  ),
  nl: listed(
    'het een niet met voor op uw wij bij ook wordt zich je naar zijn maar dat u deze wat van aan uit onze worden kunt hebben',
  ),
};
