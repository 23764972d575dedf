import type { PhotoFrameTexts } from './page.ts';

/** In Dutch. */
export const texts: PhotoFrameTexts = {
  name: 'Fotolijsten',
  title: 'Ingelijste foto, klaar om op te hangen',
  description:
    'Uw foto geprint en ingelijst: in hout, aluminium of kunststof, met of zonder passe-partout. Standaardformaten of uw eigen maat.',
  headline: 'Uw foto ingelijst',
  lead: 'Geprint, ingelijst en klaar om op te hangen: vier lijsten, met of zonder passe-partout.',
  picture: 'Bladeren en bloemen in rustige kleuren',
  tile: 'Geprint en ingelijst',
  sections: {
    frames: {
      headline: 'Vier soorten lijsten',
      text: [
        'Hout heeft een fijne nerf en past in bijna elke kamer. Aluminium is slank en houdt ook grote foto’s strak. Kunststof is licht en makkelijk schoon te houden.',
        'De fotolijst met zijn brede profiel is gemaakt voor kleine formaten. Alle lijsten zijn er in zwart, veel ook in wit, in houttinten, in metaal of in een kleur. Elke print ligt achter helder acryl of, als u dat wenst, achter museumglas.',
        'Meerdere foto’s aan één muur: [](picture-sets).',
      ],
    },
    mat: {
      headline: 'Met passe-partout',
      text: [
        'Een passe-partout houdt de print vrij van het acryl en geeft de foto ruimte. U kiest de breedte; die komt boven op het formaat en de lijst wordt zoveel groter.',
        'Wit oogt fris, crème warm en zwart laat lichte foto’s spreken. Zonder passe-partout loopt de foto door tot aan de lijst.',
      ],
    },
    hanging: {
      headline: 'Zo hangt u hem op',
      text: [
        'Uw foto komt ingelijst, plat verpakt en met ophangers op de achterkant. Gebruik voor grote lijsten twee haken.',
      ],
    },
  },
  questions: {
    glass: {
      question: 'Zit er glas voor de foto?',
      answer:
        'Voor de print zit helder acryl. Dat is lichter dan glas en breekt niet onderweg naar u. Als u dat wenst, gebruiken we museumglas of museumacrylglas, die nauwelijks spiegelen.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, ingelijst en plat verpakt.',
    origin: 'Geprint en ingelijst in Beieren.',
  },
};
