/** What is asked when a parcel is on its way, one below the other. */
import type { AccordionBlock } from '../../../../../../core/domain/content/rich-text.ts';
import type { Site } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import type { Question } from '../texts.ts';
import { runningText } from '../written-blocks.ts';

type Topic = 'absent' | 'several' | 'address';

const textsOf = textsByLocale<{ readonly headline: string } & Readonly<Record<Topic, Question>>>({
  de: {
    headline: 'Wenn das Paket unterwegs ist',
    absent: {
      question: 'Was, wenn niemand zu Hause ist?',
      answer:
        'Pakete gibt der Zusteller in der Nachbarschaft oder in einer Filiale ab und lässt eine Nachricht da. Sperrgut kündigt er an, weil es jemand annehmen muss.',
    },
    several: {
      question: 'Kommt alles auf einmal?',
      answer:
        'Nicht immer. Was früher fertig ist, reist manchmal früher, und große Bilder reisen für sich. Das kostet Sie nicht mehr, als bei der Bestellung stand.',
    },
    address: {
      question: 'Kann ich die Adresse noch ändern?',
      answer:
        'Solange Ihre Bestellung unsere Werkstatt nicht verlassen hat, ja. Schreiben Sie uns gleich über die [Kontaktseite](contact) und nennen Sie die Bestellnummer.',
    },
  },
  en: {
    headline: 'Once the parcel is on its way',
    absent: {
      question: 'What if nobody is at home?',
      answer:
        'The carrier leaves parcels with a neighbour or at a collection point, with a note for you. Bulky items are announced, as somebody has to take them in.',
    },
    several: {
      question: 'Does everything arrive at once?',
      answer:
        'Not always. What is finished first sometimes travels first, and large pictures travel alone. It costs no more than you saw when ordering.',
    },
    address: {
      question: 'Can I still change the address?',
      answer:
        'Yes, until your order has left us. Write to us straight away through the [contact page](contact) and give the order number.',
    },
  },
  es: {
    headline: 'Cuando el paquete está de camino',
    absent: {
      question: '¿Y si no hay nadie en casa?',
      answer:
        'El transportista deja los paquetes a un vecino o en un punto de recogida y le avisa con una nota. Los envíos voluminosos se anuncian, porque alguien tiene que recibirlos.',
    },
    several: {
      question: '¿Llega todo a la vez?',
      answer:
        'No siempre. Lo que está listo antes a veces viaja antes, y los cuadros grandes viajan solos. No le cuesta más de lo que vio al hacer el pedido.',
    },
    address: {
      question: '¿Puedo cambiar todavía la dirección?',
      answer:
        'Sí, mientras el pedido no haya salido de nuestro taller. Escríbanos enseguida desde la [página de contacto](contact) e indique el número de pedido.',
    },
  },
  fr: {
    headline: 'Quand le colis est en route',
    absent: {
      question: 'Et si personne n’est à la maison ?',
      answer:
        'Le transporteur remet les colis à un voisin ou à un point de retrait et vous laisse un avis. Les envois encombrants sont annoncés, car quelqu’un doit les recevoir.',
    },
    several: {
      question: 'Tout arrive-t-il en même temps ?',
      answer:
        'Pas toujours. Ce qui est prêt plus tôt part parfois plus tôt, et les grands tableaux voyagent seuls. Vous ne payez pas plus que le montant indiqué à la commande.',
    },
    address: {
      question: 'Puis-je encore changer l’adresse ?',
      answer:
        'Oui, tant que votre commande n’a pas quitté notre atelier. Écrivez-nous sans attendre depuis la [page de contact](contact) en indiquant le numéro de commande.',
    },
  },
  it: {
    headline: 'Quando il pacco è in viaggio',
    absent: {
      question: 'E se in casa non c’è nessuno?',
      answer:
        'Il corriere lascia i pacchi a un vicino o in un punto di ritiro, con un avviso per lei. I colli ingombranti vengono annunciati, perché qualcuno deve riceverli.',
    },
    several: {
      question: 'Arriva tutto insieme?',
      answer:
        'Non sempre. Ciò che è pronto prima a volte parte prima, e i quadri grandi viaggiano da soli. Non paga più di quanto ha visto al momento dell’ordine.',
    },
    address: {
      question: 'Posso ancora cambiare l’indirizzo?',
      answer:
        'Sì, finché l’ordine non è partito da noi. Ci scriva subito dalla [pagina dei contatti](contact) e indichi il numero d’ordine.',
    },
  },
  nl: {
    headline: 'Als het pakket onderweg is',
    absent: {
      question: 'Wat als er niemand thuis is?',
      answer:
        'De bezorger geeft pakketten bij de buren of bij een afhaalpunt af en laat een bericht achter. Een extra groot pakket wordt aangekondigd, omdat iemand het moet aannemen.',
    },
    several: {
      question: 'Komt alles tegelijk?',
      answer:
        'Niet altijd. Wat eerder klaar is, vertrekt soms eerder, en grote formaten reizen apart. Het kost u niet meer dan u bij het bestellen zag.',
    },
    address: {
      question: 'Kan ik het adres nog wijzigen?',
      answer:
        'Ja, zolang uw bestelling nog bij ons is. Schrijf ons meteen via de [contactpagina](contact) en vermeld het bestelnummer.',
    },
  },
  markets: {
    'en-US': {
      headline: 'Once the package is on its way',
      absent: {
        answer:
          'The carrier leaves packages with a neighbor or at a pickup point, with a note for you. Bulky items are announced, as somebody has to take them in.',
      },
      address: {
        answer:
          'Yes, until your order has left us. Write to us right away through the [contact page](contact) and give the order number.',
      },
    },
  },
});

/** What is asked of a parcel that is on its way. */
export const parcelQuestions = ({ locale }: Site): readonly Question[] => {
  const { absent, several, address } = textsOf(locale);
  return [absent, several, address];
};

/** The same as a block. */
export const shippingAccordion = (site: Site): AccordionBlock => {
  return {
    kind: 'accordion',
    id: 'on-its-way',
    headline: textsOf(site.locale).headline,
    items: parcelQuestions(site).map(({ question, answer }) => ({
      title: question,
      text: runningText(site, [answer]),
    })),
  };
};
