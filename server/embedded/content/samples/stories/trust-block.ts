/** What shoppers of a channel can rely on, in a row: only what the pages it leads to say, too. */
import type { TrustBlock } from '../../../../../core/domain/content/blocks/trust.ts';
import type { Channel } from '../../../../../core/domain/locale/channel.ts';
import type { PageKey } from './registry.ts';
import { linkTo, type Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

type Promise = { readonly title: string; readonly text: string };

type TrustTexts = { readonly headline: string } & Readonly<
  Record<'made' | 'samples' | 'shipping' | 'replaced' | 'people', Promise>
>;

const textsOf = textsByLocale<TrustTexts>({
  de: {
    headline: 'Darauf können Sie sich verlassen',
    made: { title: 'Für Sie gefertigt', text: 'Wir drucken, sobald Sie bestellt haben.' },
    samples: { title: 'Muster zum Anfassen', text: 'Die ersten drei Musterkarten sind gratis.' },
    shipping: {
      title: 'Versand mit klarem Preis',
      text: 'Sie kennen Kosten und Lieferdatum vor der Bestellung.',
    },
    replaced: {
      title: 'Sicher verpackt',
      text: 'Kommt etwas beschädigt an, fertigen wir es neu. Das kostet Sie nichts.',
    },
    people: {
      title: 'Menschen, die antworten',
      text: 'Wir beraten Sie zu Motiv, Maß und Material.',
    },
  },
  en: {
    headline: 'What you can rely on',
    made: { title: 'Made for you', text: 'We print once you have ordered, and not before.' },
    samples: { title: 'Samples to hold', text: 'Your first three sample cards are free.' },
    shipping: {
      title: 'Delivery at a clear price',
      text: 'You know the cost and the delivery date before you order.',
    },
    replaced: {
      title: 'Safe arrival',
      text: 'If anything arrives damaged, we make it again, at no cost to you.',
    },
    people: { title: 'People who answer', text: 'We advise you on picture, size and material.' },
  },
  es: {
    headline: 'Lo que puede dar por seguro',
    made: { title: 'Hecho para usted', text: 'Solo imprimimos cuando ha hecho el pedido.' },
    samples: { title: 'Muestras para tocar', text: 'Las tres primeras muestras son gratuitas.' },
    shipping: {
      title: 'Envío a precio claro',
      text: 'Conoce el coste y la fecha de entrega antes de pedir.',
    },
    replaced: {
      title: 'Llega en perfecto estado',
      text: 'Si algo llega dañado, lo fabricamos de nuevo, sin coste para usted.',
    },
    people: {
      title: 'Personas que responden',
      text: 'Le aconsejamos sobre imagen, medida y material.',
    },
  },
  fr: {
    headline: 'Ce sur quoi vous pouvez compter',
    made: { title: 'Fabriqué pour vous', text: 'Nous n’imprimons qu’une fois la commande passée.' },
    samples: {
      title: 'Des échantillons à toucher',
      text: 'Les trois premiers échantillons sont offerts.',
    },
    shipping: {
      title: 'Une livraison au prix clair',
      text: 'Vous connaissez les frais et la date avant de commander.',
    },
    replaced: {
      title: 'Bien emballé',
      text: 'Si un article arrive abîmé, nous le fabriquons à nouveau, sans frais.',
    },
    people: {
      title: 'Des personnes qui répondent',
      text: 'Nous vous conseillons sur l’image, la taille et le support.',
    },
  },
  it: {
    headline: 'Su che cosa può contare',
    made: { title: 'Realizzato per lei', text: 'Stampiamo solo dopo il suo ordine.' },
    samples: { title: 'Campioni da toccare', text: 'I primi tre campioni sono gratuiti.' },
    shipping: {
      title: 'Spedizione a prezzo chiaro',
      text: 'Conosce il costo e la data di consegna prima di ordinare.',
    },
    replaced: {
      title: 'Arriva integro',
      text: 'Se qualcosa arriva danneggiato, lo rifacciamo senza spese.',
    },
    people: {
      title: 'Persone che rispondono',
      text: 'La consigliamo su immagine, misura e materiale.',
    },
  },
  nl: {
    headline: 'Daar kunt u op rekenen',
    made: { title: 'Voor u gemaakt', text: 'We printen pas als u hebt besteld.' },
    samples: {
      title: 'Proefkaarten om te voelen',
      text: 'De eerste drie proefkaarten zijn gratis.',
    },
    shipping: {
      title: 'Verzending met duidelijke prijs',
      text: 'U kent de kosten en de leverdatum voordat u bestelt.',
    },
    replaced: {
      title: 'Goed verpakt',
      text: 'Komt iets beschadigd aan, dan maken we het gratis opnieuw.',
    },
    people: {
      title: 'Mensen die antwoorden',
      text: 'We adviseren u over foto, maat en materiaal.',
    },
  },
});

type Kind = Exclude<keyof TrustTexts, 'headline'>;

/** The sign of each promise, and the page that says more. */
const parts = {
  made: { icon: 'hand', page: undefined },
  samples: { icon: 'card', page: 'cards' },
  shipping: { icon: 'truck', page: 'shipping' },
  replaced: { icon: 'shield', page: 'guarantee' },
  people: { icon: 'message', page: 'contact' },
} as const satisfies Record<Kind, { readonly icon: string; readonly page: PageKey | undefined }>;

const promised = {
  poster: ['made', 'shipping', 'replaced', 'people'],
  kartenliebe: ['samples', 'shipping', 'replaced', 'people'],
} as const satisfies Record<Channel, readonly Kind[]>;

/** The promises of the site's channel, each with the page that says more; `page` leads not to itself. */
export const trustBlock = (site: Site, page: PageKey): TrustBlock => {
  const texts = textsOf(site.locale);
  return {
    kind: 'trust',
    id: 'trust',
    headline: texts.headline,
    items: promised[site.channel].map((kind) => {
      const { icon, page: more } = parts[kind];
      const isElsewhere = more !== undefined && more !== page;
      return { icon, ...texts[kind], link: isElsewhere ? linkTo(site, more) : undefined };
    }),
  };
};
