import { bookWords, type BookWordsByTheme } from './book-words.ts';

/** Dutch. */
export const dutchBookWords: BookWordsByTheme = {
  journey: bookWords(
    'Onze reis',
    'Aankomen',
    'De eerste nacht sliepen we met het raam open.',
    'Onderweg',
    'Elke dag een stukje verder, zonder plan.',
    'Aan zee',
    '’s Avonds was het hele strand van ons.',
  ),
  wedding: bookWords(
    'Onze bruiloft',
    'De ochtend',
    'Iedereen was zenuwachtig, behalve jij.',
    'Het jawoord',
    'Eén woord, en de zaal werd stil.',
    'Het feest',
    'We dansten tot de kaarsen uitgingen.',
  ),
  year: bookWords(
    'Ons jaar',
    'Lente',
    'In maart lag er nog één keer sneeuw.',
    'Zomer',
    'Wekenlang op blote voeten, en elke avond ijs.',
    'Herfst',
    'Kastanjes in alle jaszakken.',
  ),
  baby: bookWords(
    'Jouw eerste jaar',
    'Welkom',
    'Daar was je, en al het andere werd klein.',
    'Eerste stapjes',
    'Eerst één, en toen door het hele huis.',
    'Eén kaarsje',
    'Eén jaar, één taart en heel veel slagroom.',
  ),
  party: bookWords(
    'Ons feest',
    'De gasten',
    'Sommigen hadden elkaar tien jaar niet gezien.',
    'Aan tafel',
    'We praatten langer dan we aten.',
    'Tot laat',
    'De laatste dans was niet de laatste.',
  ),
};
