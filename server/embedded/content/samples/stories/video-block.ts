/** Videos without words; scripts/sample-videos.ts makes them from our drawings. */
import type { HeroBlock } from '../../../../../core/domain/content/blocks/hero.ts';
import type { VideoBlock } from '../../../../../core/domain/content/blocks/video.ts';
import { cardPicture } from './occasions/card-picture.ts';
import { linkTo, motif, type Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

type VideoTexts = Readonly<Record<'headline' | 'title' | 'text' | 'picture', string>>;

type AllVideoTexts = {
  readonly materials: VideoTexts;
  readonly cards: VideoTexts;
  readonly hero: Readonly<Record<'headline' | 'text' | 'picture' | 'link', string>>;
};

const textsOf = textsByLocale<AllVideoTexts>({
  de: {
    materials: {
      headline: 'Vom Foto zum Wandbild',
      title: 'Ein Bergfoto, nacheinander auf Leinwand, hinter Acrylglas und auf Alu-Dibond',
      text: 'Zehn Sekunden, ohne Ton: dasselbe Foto auf Leinwand, hinter Acrylglas und auf Alu-Dibond.',
      picture: 'Bergketten in der Dämmerung',
    },
    cards: {
      headline: 'Vier Feste, vier Karten',
      title: 'Karten zu Hochzeit, Geburt, Geburtstag und Weihnachten, eine nach der anderen',
      text: 'Zehn Sekunden, ohne Ton: Karten zu Hochzeit, Geburt, Geburtstag und Weihnachten.',
      picture: 'Eine Hochzeitskarte mit Umschlag',
    },
    hero: {
      headline: 'Erst sehen, dann aufhängen',
      text: 'So kommt ein Foto aus Ihrem Telefon an die Wand. Der Vergleich zeigt, welches Material zu Ihrem Zimmer passt.',
      picture: 'Bergketten in der Dämmerung, groß gezeigt',
      link: 'Materialien vergleichen',
    },
  },
  en: {
    materials: {
      headline: 'From photo to wall',
      title: 'A photo of mountains on canvas, behind acrylic and on aluminium, one after the other',
      text: 'Ten seconds, no sound: the same photo on canvas, behind acrylic and on aluminium.',
      picture: 'Mountain ridges at dusk',
    },
    cards: {
      headline: 'Four occasions, four cards',
      title: 'Cards for a wedding, a birth, a birthday and Christmas, one after the other',
      text: 'Ten seconds, no sound: cards for a wedding, a birth, a birthday and Christmas.',
      picture: 'A wedding card with its envelope',
    },
    hero: {
      headline: 'See it first, then hang it',
      text: 'This is how a photo gets from your phone to the wall. The comparison shows which surface suits your room.',
      picture: 'Mountain ridges at dusk, shown large',
      link: 'Compare the materials',
    },
  },
  es: {
    materials: {
      headline: 'De la foto a la pared',
      title: 'Una foto de montañas sobre lienzo, con metacrilato y sobre aluminio, una tras otra',
      text: 'Diez segundos, sin sonido: la misma foto sobre lienzo, con metacrilato y sobre aluminio.',
      picture: 'Cordilleras al anochecer',
    },
    cards: {
      headline: 'Cuatro fiestas, cuatro tarjetas',
      title: 'Tarjetas de boda, nacimiento, cumpleaños y Navidad, una tras otra',
      text: 'Diez segundos, sin sonido: tarjetas de boda, nacimiento, cumpleaños y Navidad.',
      picture: 'Una tarjeta de boda con su sobre',
    },
    hero: {
      headline: 'Primero verlo, después colgarlo',
      text: 'Así pasa una foto del teléfono a la pared. La comparación muestra qué superficie conviene a su estancia.',
      picture: 'Cordilleras al anochecer, en grande',
      link: 'Comparar los materiales',
    },
  },
  fr: {
    materials: {
      headline: 'De la photo au mur',
      title:
        'Une photo de montagnes sur toile, sous verre acrylique et sur Alu-Dibond, tour à tour',
      text: 'Dix secondes, sans son : la même photo sur toile, sous verre acrylique et sur Alu-Dibond.',
      picture: 'Crêtes de montagnes au crépuscule',
    },
    cards: {
      headline: 'Quatre fêtes, quatre cartes',
      title: 'Des cartes de mariage, de naissance, d’anniversaire et de Noël, tour à tour',
      text: 'Dix secondes, sans son : des cartes de mariage, de naissance, d’anniversaire et de Noël.',
      picture: 'Une carte de mariage et son enveloppe',
    },
    hero: {
      headline: 'Voir d’abord, accrocher ensuite',
      text: 'Voilà comment une photo passe du téléphone au mur. La comparaison montre quelle surface convient à votre pièce.',
      picture: 'Crêtes de montagnes au crépuscule, en grand',
      link: 'Comparer les supports',
    },
  },
  it: {
    materials: {
      headline: 'Dalla foto alla parete',
      title: 'Una foto di montagne su tela, su vetro acrilico e su Alu-Dibond, una dopo l’altra',
      text: 'Dieci secondi, senza audio: la stessa foto su tela, su vetro acrilico e su Alu-Dibond.',
      picture: 'Catene di monti al crepuscolo',
    },
    cards: {
      headline: 'Quattro feste, quattro biglietti',
      title: 'Biglietti di nozze, nascita, compleanno e Natale, uno dopo l’altro',
      text: 'Dieci secondi, senza audio: biglietti di nozze, nascita, compleanno e Natale.',
      picture: 'Un biglietto di nozze con la busta',
    },
    hero: {
      headline: 'Prima vedere, poi appendere',
      text: 'Così una foto passa dal telefono alla parete. Il confronto mostra quale superficie è adatta alla sua stanza.',
      picture: 'Catene di monti al crepuscolo, in grande',
      link: 'Confrontare i materiali',
    },
  },
  nl: {
    materials: {
      headline: 'Van foto naar muur',
      title: 'Een bergfoto op canvas, achter acrylglas en op aluminium, na elkaar',
      text: 'Tien seconden, zonder geluid: dezelfde foto op canvas, achter acrylglas en op aluminium.',
      picture: 'Bergruggen in de schemering',
    },
    cards: {
      headline: 'Vier feesten, vier kaarten',
      title: 'Kaarten voor een bruiloft, een geboorte, een verjaardag en Kerstmis, na elkaar',
      text: 'Tien seconden, zonder geluid: kaarten voor bruiloft, geboorte, verjaardag en Kerstmis.',
      picture: 'Een trouwkaart met envelop',
    },
    hero: {
      headline: 'Eerst zien, dan ophangen',
      text: 'Zo komt een foto van uw telefoon aan de muur. De vergelijking laat zien welk oppervlak bij uw kamer past.',
      picture: 'Bergruggen in de schemering, groot getoond',
      link: 'Materialen vergelijken',
    },
  },
  markets: {
    'en-US': {
      materials: {
        title:
          'A photo of mountains on canvas, behind acrylic and on aluminum, one after the other',
        text: 'Ten seconds, no sound: the same photo on canvas, behind acrylic and on aluminum.',
      },
    },
  },
});

/** One photo on three materials. */
export const materialsVideo = (site: Site): VideoBlock => {
  const { picture, ...texts } = textsOf(site.locale).materials;
  return {
    kind: 'video',
    id: 'video',
    ...texts,
    file: '/files/wall-picture.webm',
    poster: motif('mountains-3', picture),
    captions: undefined,
  };
};

/** Cards, one after the other. */
export const cardsVideo = (site: Site): VideoBlock => {
  const { picture, ...texts } = textsOf(site.locale).cards;
  return {
    kind: 'video',
    id: 'video',
    ...texts,
    file: '/files/cards.webm',
    poster: cardPicture('hochzeit', site.locale, picture),
    captions: undefined,
  };
};

/** A hero whose video plays while it is in view, with the way to the comparison of materials. */
export const videoHero = (site: Site): HeroBlock => {
  const { headline, text, picture, link } = textsOf(site.locale).hero;
  return {
    kind: 'hero',
    id: 'hero',
    headline,
    text,
    picture: motif('mountains-3', picture),
    video: '/files/wall-picture.webm',
    link: linkTo(site, 'comparison', link),
  };
};
