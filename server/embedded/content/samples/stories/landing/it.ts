import type { AllLandingTexts } from './texts.ts';

/** In Italian. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Altre idee',
  pages: {
    'living-room': {
      name: 'Quadri per il soggiorno',
      title: 'Quadri per il soggiorno',
      description:
        'Quale misura, quale altezza, quale materiale? Così la Sua foto diventa il quadro che regge un soggiorno.',
      headline: 'Il quadro sopra il divano',
      lead: 'Un soggiorno accoglie meglio un quadro grande che molti piccoli. Ecco la misura e il materiale.',
      picture: 'Ampie dune nella luce calda della sera',
      tile: 'Misura e materiale per il divano',
      startLink: 'Scegliere la tela',
      sections: {
        place: {
          headline: 'Quale misura, quale altezza',
          text: [
            'Sopra il divano un quadro è giusto quando occupa circa due terzi della larghezza. Il centro sta all’altezza degli occhi; dove ci si siede può scendere un po’.',
            'Lasci un palmo d’aria sopra lo schienale. Più quadri risultano più calmi se le distanze sono uguali.',
          ],
        },
        choice: {
          headline: 'Quale materiale',
          text: [
            'Di fronte a una finestra la [tela](canvas) è la scelta sicura: non riflette. Su una parete tranquilla, senza luce di fronte, il [vetro acrilico](acrylic) mostra tutto ciò che c’è nei colori.',
          ],
        },
      },
    },
    nursery: {
      name: 'Quadri per la cameretta',
      title: 'Quadri per la cameretta',
      description:
        'Materiali robusti, montaggio sicuro e soggetti che crescono: le Sue foto nella cameretta dei bambini.',
      headline: 'Immagini che crescono con loro',
      lead: 'La prima risata, l’animale preferito, i giorni al mare. Leggere, robuste e facili da cambiare.',
      picture: 'Una luna sopra colline dolci',
      tile: 'Leggere, robuste, presto cambiate',
      startLink: 'Scegliere il poster',
      sections: {
        place: {
          headline: 'Appese in sicurezza',
          text: [
            'Sopra il letto conta il peso: [poster](poster) e [tela](canvas) sono leggeri e senza spigoli duri. I quadri pesanti si appendono fuori portata e in due punti.',
          ],
        },
        choice: {
          headline: 'Ciò che piace a lungo',
          text: [
            'I soggetti chiari con superfici calme stancano meno. Se cambiano i gusti, nel [poster incorniciato](photo-frame) si cambia solo la stampa.',
          ],
        },
      },
    },
    office: {
      name: 'Quadri per l’ufficio',
      title: 'Quadri per l’ufficio',
      description:
        'Soggetti calmi e materiali resistenti per uffici, studi e reception, anche in quantità.',
      headline: 'Immagini che ci sono senza disturbare',
      lead: 'In ufficio, in studio, alla reception: un quadro dà allo sguardo dove posarsi.',
      picture: 'Il profilo di una città a linee nette',
      tile: 'Soggetti calmi per il lavoro',
      startLink: 'Scegliere l’Alu-Dibond',
      sections: {
        place: {
          headline: 'Luce e sguardo',
          text: [
            'Schermi e lampade si riflettono nelle superfici lisce. Di fronte alla scrivania sta bene un quadro opaco; in corridoio e alla reception può brillare.',
          ],
        },
        choice: {
          headline: 'Per molte pareti',
          text: [
            'L’[Alu-Dibond](aluminium) è sottile, facile da pulire e resta diritto. Per più stanze tenga un formato e vari i soggetti. Le quantità maggiori si discutono con il nostro [servizio per aziende](business-customers).',
          ],
        },
      },
    },
    gifts: {
      name: 'Regali con foto',
      title: 'Regali con foto da parete',
      description:
        'A Natale, per un compleanno, per un matrimonio: quale regalo con foto scegliere e quando ordinarlo.',
      headline: 'Un regalo che resta appeso',
      lead: 'Chi ha già tutto non ha ancora questo quadro. Tre idee e uno sguardo al calendario.',
      picture: 'Foglie delicate in verde smorzato',
      tile: 'Idee per feste e anniversari',
      startLink: 'Vedere le stampe da parete',
      sections: {
        place: {
          headline: 'Tre idee',
          text: [
            '- Per i nonni: un [calendario con foto](photo-calendar) in cui ogni mese mostra qualcuno che amano.',
            '- Per una coppia: il luogo del primo incontro, su [tela](canvas).',
            '- Per gli amici: il viaggio condiviso, in un [collage](collage).',
          ],
        },
        choice: {
          headline: 'Ordinato in tempo',
          text: [
            'La data di consegna prevista sta accanto a ogni prezzo. Prima delle feste i laboratori sono pieni: meglio ordinare una settimana prima. Tempi ed espresso: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Stampare foto',
      title: 'Far stampare le foto',
      description:
        'Dalla stampa al quadro: su che cosa stampare le foto, quale risoluzione basta e quanto costa.',
      headline: 'Stampare foto, piccole e grandi',
      lead: 'Una foto, molte possibilità. Scelga materiale e formato: il prezzo appare subito.',
      picture: 'Carta ritagliata dai toni caldi',
      tile: 'Dalla stampa al quadro',
      startLink: 'Vedere le stampe da parete',
      sections: {
        place: {
          headline: 'Quale risoluzione basta',
          text: [
            'Più un’immagine è grande, più da lontano la si guarda e meno punti le servono. Le foto dei telefoni di oggi bastano per la maggior parte dei formati. Caricata la foto, vede per ogni formato se va bene.',
          ],
        },
        choice: {
          headline: 'Piccola o grande',
          text: [
            'Per l’album e la cornice ordini [stampe](photo-prints); da sfogliare, una [scatola con foto](photo-box). Per la parete si confrontano quattro materiali: [](comparison).',
          ],
        },
      },
    },
  },
};
