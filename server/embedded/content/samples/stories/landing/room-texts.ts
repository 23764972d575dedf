import type { Section, WrittenTexts } from '../texts.ts';

export const rooms = ['living-room', 'nursery', 'office'] as const;

export type Room = (typeof rooms)[number];

type RoomTexts = {
  /** The first column of the table of sizes. */
  readonly furniture: string;
  readonly light: Section;
  /** What each material is good for there. */
  readonly choices: readonly [string, string, string];
};

type AllRoomTexts = {
  readonly sizes: Readonly<Record<'headline' | 'text' | 'caption' | 'one' | 'three', string>>;
  readonly choicesHeadline: string;
  readonly rooms: Readonly<Record<Room, RoomTexts>>;
};

export const roomTexts: WrittenTexts<AllRoomTexts> = {
  de: {
    sizes: {
      headline: 'Welche Größe passt',
      text: 'Ein Bild über einem Möbel wirkt richtig, wenn es etwa zwei Drittel von dessen Breite einnimmt. Mehrere Bilder zählen zusammen, mit den Abständen.',
      caption: 'Größen für etwa zwei Drittel der Breite',
      one: 'ein Querformat',
      three: 'drei Hochformate, jedes',
    },
    choicesHeadline: 'Das passt hier',
    rooms: {
      'living-room': {
        furniture: 'Breite des Sofas',
        light: {
          headline: 'Höhe, Licht und Wärme',
          text: [
            'Wo man steht, hängt die Bildmitte bei etwa 1,50 m. Über dem Sofa darf sie tiefer liegen, mit einer Handbreit Luft zur Lehne.',
            'Direkte Sonne bleicht jeden Druck mit den Jahren aus. Über der Heizung und am Kamin hängt besser eine Platte als Leinwand oder Papier.',
          ],
        },
        choices: [
          'Matt, auch gegenüber einem Fenster',
          'Kräftige Farben, wo kein Licht von vorne kommt',
          'Leicht und gerade, auch in großen Formaten',
        ],
      },
      nursery: {
        furniture: 'Breite von Bett oder Kommode',
        light: {
          headline: 'Höhe und Licht',
          text: [
            'Hängen Sie Bilder so hoch, dass Ihr Kind sie gut sieht: mit der Mitte bei etwa 1,10 m, später höher. Über dem Bett bleiben sie außer Reichweite.',
            'Direkte Sonne bleicht Papier aus. Eine Wand neben dem Fenster ist besser als die gegenüber.',
          ],
        },
        choices: [
          'Leicht, und schnell gegen ein neues getauscht',
          'Weiche Oberfläche, keine harten Kanten',
          'Hält ohne Nagel und lässt sich wieder abziehen',
        ],
      },
      office: {
        furniture: 'Breite des Schreibtischs',
        light: {
          headline: 'Höhe, Licht und Feuchte',
          text: [
            'Im Flur und am Empfang hängt die Bildmitte bei etwa 1,50 m. Wo man sitzt, darf sie 20 cm tiefer liegen.',
            'Leuchten von oben spiegeln sich in Acryl und Glas; matte Flächen bleiben ruhig. In Teeküche und Waschraum verträgt [Alu-Dibond](aluminium) die feuchte Luft.',
          ],
        },
        choices: [
          'Matt und abwischbar, für Flur und Empfang',
          'Spiegelt nicht neben dem Bildschirm',
          'Leicht, wenn viele Wände ein Bild bekommen',
        ],
      },
    },
  },
  en: {
    sizes: {
      headline: 'Which size fits',
      text: 'Above furniture, a picture looks right when it takes up about two thirds of its width. Several pictures count together, with the gaps.',
      caption: 'Sizes for about two thirds of the width',
      one: 'one landscape picture',
      three: 'three portrait pictures, each',
    },
    choicesHeadline: 'What fits here',
    rooms: {
      'living-room': {
        furniture: 'Width of the sofa',
        light: {
          headline: 'Height, light and heat',
          text: [
            'Where people stand, the middle of the picture hangs at about 1.5 m. Above a sofa it may be lower, with a hand’s breadth above the backrest.',
            'Direct sun fades every print over the years. Above a radiator or by a fireplace, a panel is better than canvas or paper.',
          ],
        },
        choices: [
          'Matt, even opposite a window',
          'Strong colours where no light comes from the front',
          'Light and straight, in large sizes, too',
        ],
      },
      nursery: {
        furniture: 'Width of bed or chest of drawers',
        light: {
          headline: 'Height and light',
          text: [
            'Hang pictures where your child can see them well: with the middle at about 1.1 m, and higher later. Above the bed they stay out of reach.',
            'Direct sun fades paper. A wall beside the window is better than the one opposite.',
          ],
        },
        choices: [
          'Light, and quickly swapped for a new one',
          'A soft surface, no hard edges',
          'Holds without a nail and comes off again',
        ],
      },
      office: {
        furniture: 'Width of the desk',
        light: {
          headline: 'Height, light and damp',
          text: [
            'In hallways and receptions the middle of the picture hangs at about 1.5 m. Where people sit, it may be 20 cm lower.',
            'Lamps above reflect in acrylic and glass; matt surfaces stay calm. In kitchens and washrooms [aluminium](aluminium) does not mind damp air.',
          ],
        },
        choices: [
          'Matt and easily wiped, for hallway and reception',
          'No reflections beside the screen',
          'Light, when many walls get a picture',
        ],
      },
    },
  },
  es: {
    sizes: {
      headline: 'Qué tamaño encaja',
      text: 'Encima de un mueble, un cuadro queda bien si ocupa unos dos tercios de su ancho. Varios cuadros cuentan juntos, con sus separaciones.',
      caption: 'Tamaños para unos dos tercios del ancho',
      one: 'uno horizontal',
      three: 'tres verticales, cada uno',
    },
    choicesHeadline: 'Lo que encaja aquí',
    rooms: {
      'living-room': {
        furniture: 'Ancho del sofá',
        light: {
          headline: 'Altura, luz y calor',
          text: [
            'Donde se está de pie, el centro del cuadro va a unos 1,50 m. Sobre el sofá puede ir más bajo, a un palmo del respaldo.',
            'El sol directo acaba aclarando cualquier impresión. Sobre un radiador o junto a la chimenea es mejor un panel que lienzo o papel.',
          ],
        },
        choices: [
          'Mate, también frente a una ventana',
          'Colores intensos donde no llega luz de frente',
          'Ligero y recto, también en grande',
        ],
      },
      nursery: {
        furniture: 'Ancho de la cama o la cómoda',
        light: {
          headline: 'Altura y luz',
          text: [
            'Cuelgue los cuadros donde el niño los vea bien: con el centro a unos 1,10 m, y más arriba cuando crezca. Sobre la cama, fuera de su alcance.',
            'El sol directo aclara el papel. Una pared junto a la ventana es mejor que la de enfrente.',
          ],
        },
        choices: [
          'Ligero y fácil de cambiar por otro',
          'Superficie suave, sin cantos duros',
          'Se sujeta sin clavos y se despega',
        ],
      },
      office: {
        furniture: 'Ancho del escritorio',
        light: {
          headline: 'Altura, luz y humedad',
          text: [
            'En pasillos y recepciones, el centro del cuadro va a unos 1,50 m. Donde se está sentado, puede ir 20 cm más bajo.',
            'Las lámparas del techo se reflejan en el metacrilato y el vidrio; lo mate queda tranquilo. En cocinas y aseos, el [aluminio](aluminium) soporta el aire húmedo.',
          ],
        },
        choices: [
          'Mate y fácil de limpiar, para pasillo y recepción',
          'No refleja junto a la pantalla',
          'Ligero, cuando hay muchas paredes',
        ],
      },
    },
  },
  fr: {
    sizes: {
      headline: 'Quelle taille convient',
      text: 'Au-dessus d’un meuble, un tableau est juste quand il occupe environ deux tiers de sa largeur. Plusieurs tableaux comptent ensemble, écarts compris.',
      caption: 'Tailles pour environ deux tiers de la largeur',
      one: 'un tableau en largeur',
      three: 'trois en hauteur, chacun',
    },
    choicesHeadline: 'Ce qui convient ici',
    rooms: {
      'living-room': {
        furniture: 'Largeur du canapé',
        light: {
          headline: 'Hauteur, lumière et chaleur',
          text: [
            'Là où l’on est debout, le milieu du tableau est à 1,50 m environ. Au-dessus d’un canapé il peut descendre, une largeur de main au-dessus du dossier.',
            'Le soleil direct éclaircit toute impression avec les années. Au-dessus d’un radiateur ou près d’une cheminée, mieux vaut un panneau que la toile ou le papier.',
          ],
        },
        choices: [
          'Mate, même face à une fenêtre',
          'Des couleurs vives, sans lumière de face',
          'Léger et droit, même en grand',
        ],
      },
      nursery: {
        furniture: 'Largeur du lit ou de la commode',
        light: {
          headline: 'Hauteur et lumière',
          text: [
            'Accrochez les tableaux là où l’enfant les voit bien : le milieu à 1,10 m environ, puis plus haut. Au-dessus du lit, ils restent hors de portée.',
            'Le soleil direct éclaircit le papier. Un mur à côté de la fenêtre vaut mieux que celui d’en face.',
          ],
        },
        choices: [
          'Léger, et vite remplacé par un autre',
          'Une surface douce, sans arêtes dures',
          'Tient sans clou et se retire',
        ],
      },
      office: {
        furniture: 'Largeur du bureau',
        light: {
          headline: 'Hauteur, lumière et humidité',
          text: [
            'Dans un couloir ou à l’accueil, le milieu du tableau est à 1,50 m environ. Là où l’on est assis, il peut descendre de 20 cm.',
            'Les lampes du plafond se reflètent dans l’acrylique et le verre ; les surfaces mates restent calmes. Dans une cuisine ou des toilettes, l’[Alu-Dibond](aluminium) supporte l’air humide.',
          ],
        },
        choices: [
          'Mat et facile à essuyer, pour couloir et accueil',
          'Sans reflets à côté de l’écran',
          'Léger, quand les murs sont nombreux',
        ],
      },
    },
  },
  it: {
    sizes: {
      headline: 'Quale misura va bene',
      text: 'Sopra un mobile, un quadro sta bene quando occupa circa due terzi della sua larghezza. Più quadri contano insieme, con le distanze.',
      caption: 'Misure per circa due terzi della larghezza',
      one: 'uno orizzontale',
      three: 'tre verticali, ciascuno',
    },
    choicesHeadline: 'Che cosa va bene qui',
    rooms: {
      'living-room': {
        furniture: 'Larghezza del divano',
        light: {
          headline: 'Altezza, luce e calore',
          text: [
            'Dove si sta in piedi, il centro del quadro è a circa 1,50 m. Sopra il divano può stare più in basso, un palmo sopra lo schienale.',
            'Il sole diretto schiarisce con gli anni ogni stampa. Sopra un termosifone o vicino al camino è meglio una lastra che tela o carta.',
          ],
        },
        choices: [
          'Opaca, anche di fronte a una finestra',
          'Colori intensi, dove non c’è luce di fronte',
          'Leggero e diritto, anche in grande',
        ],
      },
      nursery: {
        furniture: 'Larghezza del letto o del cassettone',
        light: {
          headline: 'Altezza e luce',
          text: [
            'Appenda i quadri dove il bambino li vede bene: con il centro a circa 1,10 m, più in alto quando cresce. Sopra il letto restano fuori portata.',
            'Il sole diretto schiarisce la carta. Una parete accanto alla finestra è meglio di quella di fronte.',
          ],
        },
        choices: [
          'Leggero e presto cambiato con un altro',
          'Superficie morbida, senza spigoli duri',
          'Tiene senza chiodi e si stacca',
        ],
      },
      office: {
        furniture: 'Larghezza della scrivania',
        light: {
          headline: 'Altezza, luce e umidità',
          text: [
            'In corridoio e alla reception il centro del quadro è a circa 1,50 m. Dove si sta seduti può stare 20 cm più in basso.',
            'Le lampade dall’alto si riflettono in acrilico e vetro; le superfici opache restano tranquille. In cucina e nei bagni l’[Alu-Dibond](aluminium) sopporta l’aria umida.',
          ],
        },
        choices: [
          'Opaco e lavabile, per corridoio e reception',
          'Non riflette accanto allo schermo',
          'Leggero, quando le pareti sono molte',
        ],
      },
    },
  },
  nl: {
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
  },
  markets: {
    'en-US': {
      rooms: {
        'living-room': {
          light: {
            text: [
              'Where people stand, the middle of the picture hangs at about 60 inches. Above a sofa it may be lower, with a hand’s breadth above the backrest.',
              'Direct sun fades every print over the years. Above a radiator or by a fireplace, a panel is better than canvas or paper.',
            ],
          },
          choices: [
            'Matte, even opposite a window',
            'Strong colors where no light comes from the front',
            'Light and straight, in large sizes, too',
          ],
        },
        nursery: {
          furniture: 'Width of bed or dresser',
          light: {
            text: [
              'Hang pictures where your child can see them well: with the middle at about 43 inches, and higher later. Above the bed they stay out of reach.',
              'Direct sun fades paper. A wall beside the window is better than the one opposite.',
            ],
          },
        },
        office: {
          light: {
            text: [
              'In hallways and receptions the middle of the picture hangs at about 60 inches. Where people sit, it may be 8 inches lower.',
              'Lamps above reflect in acrylic and glass; matte surfaces stay calm. In kitchens and restrooms [metal](aluminium) does not mind damp air.',
            ],
          },
          choices: [
            'Matte and easily wiped, for hallway and reception',
            'No reflections beside the screen',
            'Light, when many walls get a picture',
          ],
        },
      },
    },
  },
};
