import type { AllRoomTexts } from './texts.ts';

/** In Dutch. */
export const texts: AllRoomTexts = {
  sizes: {
    headline: 'Welke maat past',
    text: 'Boven een meubel klopt de maat als de foto ongeveer twee derde van de breedte inneemt. Meer foto’s tellen samen, met de tussenruimte.',
    caption: 'Maten voor ongeveer twee derde van de breedte',
    one: 'één liggend',
    three: 'drie staand, elk',
  },
  choicesHeadline: 'Dit past hier',
  rooms: {
    'living-room': {
      furniture: 'Breedte van de bank',
      light: {
        headline: 'Hoogte, licht en warmte',
        text: [
          'Waar u staat, hangt het midden van de foto op ongeveer 1,50 m. Boven de bank mag het lager, een handbreedte boven de leuning.',
          'Directe zon bleekt elke print in de loop van de jaren. Boven een radiator of bij een haard hangt een plaat beter dan canvas of papier.',
        ],
      },
      choices: [
        'Mat, ook tegenover een raam',
        'Sterke kleuren, waar geen licht van voren komt',
        'Licht en recht, ook in groot formaat',
      ],
    },
    nursery: {
      furniture: 'Breedte van bed of commode',
      light: {
        headline: 'Hoogte en licht',
        text: [
          'Hang foto’s waar uw kind ze goed ziet: met het midden op ongeveer 1,10 m, later hoger. Boven het bed blijven ze buiten bereik.',
          'Directe zon bleekt papier. Een muur naast het raam is beter dan die ertegenover.',
        ],
      },
      choices: [
        'Licht, en snel door een andere vervangen',
        'Een zacht oppervlak, geen harde randen',
        'Blijft hangen zonder spijker en laat weer los',
      ],
    },
    office: {
      furniture: 'Breedte van het bureau',
      light: {
        headline: 'Hoogte, licht en vocht',
        text: [
          'In de gang en bij de balie hangt het midden van de foto op ongeveer 1,50 m. Waar u zit, mag het 20 cm lager.',
          'Lampen boven u spiegelen in acrylaat en glas; matte oppervlakken blijven rustig. In pantry en toilet verdraagt [aluminium](aluminium) de vochtige lucht.',
        ],
      },
      choices: [
        'Mat en afwasbaar, voor gang en balie',
        'Spiegelt niet naast het beeldscherm',
        'Licht, als veel muren een foto krijgen',
      ],
    },
  },
};
