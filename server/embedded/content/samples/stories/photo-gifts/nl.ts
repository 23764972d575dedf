import type { AllPhotoGiftTexts } from './texts.ts';

/** In Dutch. */
export const texts: AllPhotoGiftTexts = {
  shared: {
    offeredHeadline: 'Wat er is',
    occasionsHeadline: 'Voor welke gelegenheid?',
    voucher: 'Als de foto’s nog moeten komen',
  },
  pages: {
    'photo-gifts': {
      name: 'Fotocadeaus',
      title: 'Fotoboeken, kalenders, boxen en afdrukken',
      description:
        'Fotoboeken, kalenders, fotoboxen, afdrukken en cadeaubonnen in één oogopslag, elk met de prijs waarbij het begint.',
      headline: 'Wat er van uw foto’s wordt',
      lead: 'Een boek, een kalender, een box of losse afdrukken: alles op één pagina, met prijzen.',
      picture: 'Een gesloten fotoboek op een tafel',
      tile: 'Boeken, kalenders, boxen en afdrukken',
      choosing: {
        headline: 'Boek, kalender of box?',
        text: [
          'Een reis of een feest met veel foto’s vertelt u het best in een [fotoboek](photobook). Wie er elke dag iets aan moet hebben, krijgt een [kalender](photo-calendar).',
          'Losse lievelingsfoto’s horen in de [fotobox](photo-box), die met de jaren voller wordt. Afdrukken zonder box vindt u onder [](photo-prints).',
        ],
      },
    },
    'wedding-photos': {
      name: 'Trouwfoto’s',
      title: 'Trouwfoto’s als boek, box en kalender',
      description:
        'Van uw trouwfoto’s maken we een fotoboek, een fotobox voor de gasten en een kalender voor de ouders, met vanafprijzen.',
      headline: 'Uw dag, om door te bladeren',
      lead: 'Het feest was lang en er zijn veel foto’s. Hier worden ze een boek voor u en een groet voor wie erbij was.',
      picture: 'Een fotoboek met een lichte omslag',
      tile: 'Boek, box en kalender van de dag',
      choosing: {
        headline: 'Voor u en voor de gasten',
        text: [
          'Voor u samen een boek waarvan de pagina’s vlak liggen: groepsfoto’s lopen dan over de vouw. Het ontwerp Vermeil is voor bruiloften getekend.',
          'Voor ouders en getuigen een fotobox met de foto’s waarop ze zelf staan. De bedankkaart erbij vindt u onder [](cards).',
        ],
      },
    },
    'christmas-photos': {
      name: 'Foto’s voor Kerstmis',
      title: 'Fotocadeaus voor Kerstmis, met prijzen',
      description:
        'Kalenders voor het nieuwe jaar, een fotoboek van het oude, boxen en cadeaubonnen: wat uw foto’s met Kerstmis kunnen worden.',
      headline: 'Het jaar, mooi verpakt',
      lead: 'De kalender voor het nieuwe jaar, het boek over het oude. En een cadeaubon, als het snel moet.',
      picture: 'Een wandkalender voor het nieuwe jaar',
      tile: 'Kalender, jaarboek en cadeaubon',
      choosing: {
        headline: 'Waar nog tijd voor is',
        text: [
          'Een [kalender](photo-calendar) kan iedereen gebruiken en is snel gevuld: twaalf foto’s en één voor de omslag zijn genoeg. Een jaarboek kost een avond.',
          'De dag van levering staat naast elke prijs. De [cadeaubon](gift-voucher) komt per e-mail op de dag die u kiest.',
        ],
      },
    },
  },
};
