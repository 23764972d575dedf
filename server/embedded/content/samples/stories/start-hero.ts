/** The large picture within each channel's start page, with the way to what many overlook. */
import type { HeroBlock } from '../../../../../core/domain/content/blocks/hero.ts';
import type { Channel } from '../../../../../core/domain/locale/channel.ts';
import type { PageKey } from './registry.ts';
import { linkTo, type Site } from './site.ts';
import { photobookSource } from './pictured-products.ts';
import { stillLife } from './still-life.ts';
import { textsByLocale } from './texts-in.ts';

type HeroTexts = Readonly<Record<'headline' | 'text' | 'picture' | 'link', string>>;

const textsOf = textsByLocale<Readonly<Record<Channel, HeroTexts>>>({
  de: {
    poster: {
      headline: 'Dasselbe Foto, vier Materialien',
      text: 'Leinwand ist matt, Acrylglas glänzt, Alu-Dibond ist schlank und ein Poster leicht zu wechseln. Der Vergleich hilft Ihnen bei der Wahl.',
      picture: 'Dasselbe Foto auf Leinwand, hinter Acrylglas, auf Alu-Dibond und als Poster',
      link: 'Materialien vergleichen',
    },
    kartenliebe: {
      headline: 'Ein Fotobuch vom Fest',
      text: 'Sammeln Sie die schönsten Fotos des Tages in einem Fotobuch, das Sie selbst gestalten.',
      picture: 'Ein gebundenes Fotobuch auf einem Tisch',
      link: 'Fotobücher ansehen',
    },
  },
  en: {
    poster: {
      headline: 'One photo, four materials',
      text: 'Canvas is matt, acrylic is glossy, aluminium is slim, and a poster is easy to change. The comparison helps you choose.',
      picture: 'The same photo on canvas, behind acrylic glass, on aluminium and as a poster',
      link: 'Compare the materials',
    },
    kartenliebe: {
      headline: 'A photo book of the day',
      text: 'Collect the best photos of the day in a photo book that you design yourself.',
      picture: 'A bound photo book on a table',
      link: 'See photo books',
    },
  },
  es: {
    poster: {
      headline: 'La misma foto, cuatro materiales',
      text: 'El lienzo es mate, el metacrilato brilla, el aluminio es fino y el póster se cambia con facilidad. La comparación le ayuda a elegir.',
      picture: 'La misma foto en lienzo, tras metacrilato, en aluminio y como póster',
      link: 'Comparar los materiales',
    },
    kartenliebe: {
      headline: 'Un fotolibro de la fiesta',
      text: 'Reúna las mejores fotos del día en un fotolibro diseñado por usted.',
      picture: 'Un fotolibro encuadernado sobre una mesa',
      link: 'Ver los fotolibros',
    },
  },
  fr: {
    poster: {
      headline: 'La même photo, quatre supports',
      text: 'La toile est mate, le verre acrylique brille, l’Alu-Dibond est mince et le poster se change facilement. La comparaison vous aide à choisir.',
      picture: 'La même photo sur toile, sous verre acrylique, sur Alu-Dibond et en poster',
      link: 'Comparer les supports',
    },
    kartenliebe: {
      headline: 'Un livre photo de la fête',
      text: 'Réunissez les plus belles photos de la journée dans un livre photo que vous créez vous-même.',
      picture: 'Un livre photo relié sur une table',
      link: 'Voir les livres photo',
    },
  },
  it: {
    poster: {
      headline: 'La stessa foto, quattro materiali',
      text: 'La tela è opaca, il vetro acrilico è lucido, l’Alu-Dibond è sottile e il poster si cambia facilmente. Il confronto la aiuta a scegliere.',
      picture: 'La stessa foto su tela, su vetro acrilico, su Alu-Dibond e come poster',
      link: 'Confrontare i materiali',
    },
    kartenliebe: {
      headline: 'Un fotolibro della festa',
      text: 'Raccolga le foto più belle della giornata in un fotolibro creato da lei.',
      picture: 'Un fotolibro rilegato su un tavolo',
      link: 'Vedere i fotolibri',
    },
  },
  nl: {
    poster: {
      headline: 'Dezelfde foto, vier materialen',
      text: 'Canvas is mat, acrylglas glanst, aluminium is slank en een poster wisselt u makkelijk. De vergelijking helpt u kiezen.',
      picture: 'Dezelfde foto op canvas, achter acrylglas, op aluminium en als poster',
      link: 'Materialen vergelijken',
    },
    kartenliebe: {
      headline: 'Een fotoboek van het feest',
      text: 'Verzamel de mooiste foto’s van de dag in een fotoboek dat u zelf ontwerpt.',
      picture: 'Een gebonden fotoboek op tafel',
      link: 'Fotoboeken bekijken',
    },
  },
  markets: {
    'en-US': {
      poster: {
        picture: 'The same photo on canvas, behind acrylic, on metal and as a poster',
        text: 'Canvas is matte, acrylic is glossy, metal is slim, and a poster is easy to change. The comparison helps you choose.',
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
    picture:
      site.channel === 'poster'
        ? stillLife('materials-1', picture)
        : {
            source: photobookSource(site.locale, 'echtfotobuch', 'vermeil', 'open'),
            alternative: picture,
          },
    video: undefined,
    link: linkTo(site, targets[site.channel], link),
  };
};
