import type { WallpaperTexts } from './page.ts';

/** In Dutch. */
export const texts: WallpaperTexts = {
  name: 'Fotobehang',
  title: 'Fotobehang met uw foto, precies op maat',
  description:
    'Fotobehang met uw foto: mat vliesbehang in banen, op maat van uw muur gesneden, vlot aangebracht en droog te verwijderen.',
  headline: 'Uw foto als behang',
  lead: 'Een hele muur met uw foto, in banen op mat vliesbehang geprint en op uw maat gesneden.',
  picture: 'Groene bergketens in ochtendnevel',
  tile: 'Uw foto, zo groot als de muur',
  sections: {
    material: {
      headline: 'Vliesbehang dat glad op de muur zit',
      text: [
        'We printen op vliesbehang. Het rekt niet bij het plakken, verbergt kleine oneffenheden en is mat, zodat de muur niet glimt.',
        'Van dichtbij mag een grote foto zachter zijn: een muur bekijkt u van een paar stappen afstand. Rustige foto’s met diepte, zoals bos, mist of zee, maken de kamer ruimer.',
      ],
    },
    place: {
      headline: 'Welke muur geschikt is',
      text: [
        'Het mooist is een muur zonder ramen die u bij het binnenkomen ziet: achter het bed, in de hal, in een vergaderkamer.',
        'De ondergrond moet glad, droog en stevig zijn. In de douche en achter het fornuis hoort geen behang.',
      ],
    },
    mounting: {
      headline: 'Zo komt het op de muur',
      text: [
        'Meet breedte en hoogte op meerdere plekken en tel er telkens een handbreedte bij op. De banen zijn genummerd en sluiten tegen elkaar aan.',
        'Lijm de muur in en niet de baan, zet de eerste met een schietlood en strijk vanuit het midden naar buiten. Lijm voor vliesbehang hoort niet bij de levering.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Droog afstoffen, vlekken voorzichtig deppen. Bij een verhuizing trekt u de banen er droog af.',
      ],
    },
  },
  questions: {
    seams: {
      question: 'Ziet u de naden tussen de banen?',
      answer:
        'Van dichtbij wel, van een paar stappen nauwelijks. De banen worden uit één stuk geprint en strak gesneden, daarom sluiten lijnen en kleuren op elkaar aan.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, baan voor baan opgerold in een stevige doos.',
    origin: 'Geprint, in banen gesneden en gecontroleerd in Beieren.',
  },
};
