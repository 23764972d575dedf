import type { AllGroupTexts } from './texts.ts';

/** In Italian. */
export const texts: AllGroupTexts = {
  shared: {
    materialsHeadline: 'Materiali',
    framedHeadline: 'Con cornice',
    groupsHeadline: 'Altre stampe da parete',
    framed: {
      glazed: 'Con passepartout, dietro acrilico trasparente',
      floating: 'In cornice a cassetta di legno, senza coprire nulla',
    },
  },
  pages: {
    bestseller: {
      name: 'Per quasi ogni ambiente',
      title: 'Stampe da parete per quasi ogni ambiente',
      description:
        'Tela, vetro acrilico, Alu-Dibond e poster: quattro stampe per quasi ogni ambiente, con il prezzo e con cornice se lo desidera.',
      headline: 'Per quasi ogni ambiente',
      lead: 'Quattro materiali per quasi ogni ambiente: opaco, lucido, resistente o facile da cambiare.',
      picture: 'Catene di montagne al tramonto',
      tile: 'Tela, acrilico, alluminio e poster',
      choosing: {
        headline: 'Quale dei quattro?',
        text: [
          'Decida prima in base alla luce. Di fronte a una finestra scelga la [tela](canvas) o l’[Alu-Dibond](aluminium), che quasi non riflettono. Con luce laterale il [vetro acrilico](acrylic) fa risaltare di più i colori.',
          'L’Alu-Dibond resiste in bagno e in cucina. Se ama cambiare, scelga un [poster](poster), con o senza cornice.',
        ],
      },
    },
    premium: {
      name: 'Premium',
      title: 'Stampe da parete premium, come in galleria',
      description:
        'Gallery Bond, carta artistica Hahnemühle e vetro: tre stampe per foto che restano, con cornice se lo desidera e su misura.',
      headline: 'Stampe da parete premium',
      lead: 'Tre materiali per foto che restano a lungo: come in galleria, su carta artistica o dietro vetro.',
      picture: 'Profilo di una città nella foschia',
      tile: 'Galleria, carta artistica e vetro',
      choosing: {
        headline: 'Galleria, carta o vetro?',
        text: [
          'Il [Gallery Bond](gallery-bond) mostra colore e profondità: acrilico davanti, alluminio dietro. La [carta artistica Hahnemühle](fine-art) è il contrario, opaca e con una fibra che si sente, per bianco e nero, ritratti e disegni.',
          'Il [vetro](glass) è il più duro e il più facile da pulire, ma è pesante. Va bene in cucina, in bagno e in studio.',
        ],
      },
    },
    'additional-products': {
      name: 'Altri materiali',
      title: 'Carta da parati, pellicola e telo con foto',
      description:
        'Forex, carta da parati, pellicola adesiva, pellicola retroilluminata e telo: la sua foto per pareti intere, finestre, luce ed esterno.',
      headline: 'Altri materiali',
      lead: 'Per pareti intere, finestre, pannelli luminosi e giardino: la sua foto dove un quadro appeso non basta.',
      picture: 'Piante chiare su fondo scuro',
      tile: 'Carta da parati, pellicola e telo',
      choosing: {
        headline: 'A che cosa serve ciascuno?',
        text: [
          '- **Una parete intera**: [](wallpaper), in teli su misura.',
          '- **Vetri e mobili**: [](adhesive-film), coprente o trasparente.',
          '- **Luce da dietro**: [](backlit), con cornice luminosa o per il suo pannello luminoso.',
          '- **Leggero e rapido**: [](forex), anche per mostre che cambiano.',
          '- **All’aperto e in grande**: [](tarpaulin), con occhielli.',
        ],
      },
    },
  },
};
