/** The large picture within each channel's start page, with the way to what many overlook. */
import type { HeroBlock } from '../../../../../core/domain/content/blocks/hero.ts';
import type { Channel } from '../../../../../core/domain/locale/channel.ts';
import type { PageKey } from './registry.ts';
import { linkTo, type Site } from './site.ts';
import { stillLife } from './still-life.ts';
import { textsByLocale } from './texts-in.ts';

type HeroTexts = Readonly<Record<'headline' | 'text' | 'picture' | 'link', string>>;

const textsOf = textsByLocale<Readonly<Record<Channel, HeroTexts>>>({
  de: {
    poster: {
      headline: 'Dasselbe Foto, vier Materialien',
      text: 'Matt und warm, glänzend und tief, schlank und kühl oder leicht zu wechseln: Licht und Raum entscheiden mit.',
      picture: 'Dasselbe Foto auf Leinwand, hinter Acrylglas, auf Alu-Dibond und als Poster',
      link: 'Materialien vergleichen',
    },
    kartenliebe: {
      headline: 'Nach dem Fest das Buch dazu',
      text: 'Die Karte lädt ein, das Fotobuch hebt auf, was an dem Tag geschehen ist.',
      picture: 'Ein gebundenes Fotobuch auf einem Tisch',
      link: 'Fotobücher ansehen',
    },
  },
  en: {
    poster: {
      headline: 'One photo, four materials',
      text: 'Matt and warm, glossy and deep, slim and cool, or easy to change: light and room have a say.',
      picture: 'The same photo on canvas, behind acrylic glass, on aluminium and as a poster',
      link: 'Compare the materials',
    },
    kartenliebe: {
      headline: 'After the day, the book',
      text: 'The card invites. The photo book keeps what happened on the day.',
      picture: 'A bound photo book on a table',
      link: 'See photo books',
    },
  },
  es: {
    poster: {
      headline: 'La misma foto, cuatro materiales',
      text: 'Mate y cálido, brillante y profundo, fino y sobrio o fácil de cambiar: la luz y la estancia también deciden.',
      picture: 'La misma foto en lienzo, tras metacrilato, en aluminio y como póster',
      link: 'Comparar los materiales',
    },
    kartenliebe: {
      headline: 'Después de la fiesta, el álbum',
      text: 'La tarjeta invita. El álbum guarda lo que pasó ese día.',
      picture: 'Un álbum de fotos encuadernado sobre una mesa',
      link: 'Ver los álbumes',
    },
  },
  fr: {
    poster: {
      headline: 'La même photo, quatre matières',
      text: 'Mate et chaude, brillante et profonde, fine et sobre ou facile à changer : la lumière et la pièce ont leur mot à dire.',
      picture: 'La même photo sur toile, sous verre acrylique, sur aluminium et en poster',
      link: 'Comparer les matières',
    },
    kartenliebe: {
      headline: 'Après la fête, le livre',
      text: 'La carte invite. Le livre photo garde ce que la journée a donné.',
      picture: 'Un livre photo relié sur une table',
      link: 'Voir les livres photo',
    },
  },
  it: {
    poster: {
      headline: 'La stessa foto, quattro materiali',
      text: 'Opaca e calda, lucida e profonda, sottile e sobria o facile da cambiare: anche la luce e la stanza decidono.',
      picture: 'La stessa foto su tela, dietro vetro acrilico, su alluminio e come poster',
      link: 'Confrontare i materiali',
    },
    kartenliebe: {
      headline: 'Dopo la festa, il libro',
      text: 'Il biglietto invita. Il fotolibro conserva ciò che è accaduto quel giorno.',
      picture: 'Un fotolibro rilegato su un tavolo',
      link: 'Vedere i fotolibri',
    },
  },
  nl: {
    poster: {
      headline: 'Dezelfde foto, vier materialen',
      text: 'Mat en warm, glanzend en diep, slank en koel, of makkelijk te wisselen: licht en ruimte beslissen mee.',
      picture: 'Dezelfde foto op canvas, achter acrylglas, op aluminium en als poster',
      link: 'Materialen vergelijken',
    },
    kartenliebe: {
      headline: 'Na het feest het boek',
      text: 'De kaart nodigt uit. Het fotoboek bewaart wat er die dag gebeurde.',
      picture: 'Een gebonden fotoboek op tafel',
      link: 'Fotoboeken bekijken',
    },
  },
  markets: {
    'en-US': {
      poster: {
        picture: 'The same photo on canvas, behind acrylic, on metal and as a poster',
        text: 'Matte and warm, glossy and deep, slim and cool, or easy to change: light and room have a say.',
      },
    },
  },
});

const targets = {
  poster: 'comparison',
  kartenliebe: 'photobook',
} as const satisfies Record<Channel, PageKey>;

/** A hero with a picture, for the start page of the site's channel. */
export const startHero = (site: Site): HeroBlock => {
  const { headline, text, picture, link } = textsOf(site.locale)[site.channel];
  return {
    kind: 'hero',
    id: 'hero',
    headline,
    text,
    picture: stillLife(site.channel === 'poster' ? 'materials-1' : 'photobook-2', picture),
    video: undefined,
    link: linkTo(site, targets[site.channel], link),
  };
};
