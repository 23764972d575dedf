import type { AllLandingTexts } from './texts.ts';

/** In Italian. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Altre idee',
  lastOrdersHeadline: 'Entro quando ordinare',
  pages: {
    'living-room': {
      name: 'Quadri per il soggiorno',
      title: 'Quadri per il soggiorno: misura e materiale',
      description:
        'Quanto deve essere grande il quadro sopra il divano, a quale altezza va, e quale materiale è adatto alla luce? Consigli per il soggiorno.',
      headline: 'Il quadro sopra il divano',
      lead: 'In soggiorno un quadro grande fa più effetto di molti piccoli. La aiutiamo a scegliere misura e materiale.',
      picture: 'Ampie dune nella luce calda della sera',
      tile: 'Misura e materiale per il divano',
      startLink: 'Scegliere la tela',
      sections: {
        place: {
          headline: 'Uno o più',
          text: [
            'Un quadro grande appare più tranquillo di tanti piccoli. Più quadri vogliono ovunque la stessa distanza, al massimo un palmo. Li disponga prima sul pavimento. Ecco come: [](article-gallery-wall).',
          ],
        },
        choice: {
          headline: 'Quale materiale',
          text: [
            'Di fronte a una finestra la [tela](canvas) è la scelta sicura: non riflette. Su una parete tranquilla, senza luce di fronte, il [vetro acrilico](acrylic) fa risplendere i colori.',
          ],
        },
      },
    },
    nursery: {
      name: 'Quadri per la cameretta',
      title: 'Quadri per la cameretta, sicuri e robusti',
      description:
        'Le sue foto nella cameretta: quali materiali sono leggeri e robusti, come appenderli in sicurezza e quali soggetti piacciono a lungo.',
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
      title: 'Quadri per ufficio, studio e reception',
      description:
        'Soggetti calmi e materiali resistenti per uffici, studi e reception. Che cosa è adatto alla luce, e come ordinare in grandi quantità.',
      headline: 'Quadri calmi per uffici e studi',
      lead: 'Un quadro rende più accogliente un ufficio, uno studio o una reception. La aiutiamo a trovare quello giusto.',
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
      title: 'Regali con foto: idee per ogni occasione',
      description:
        'Idee per regali con foto a Natale, per un compleanno o un matrimonio: calendario, tela o collage. E quando ordinare per arrivare in tempo.',
      headline: 'Un regalo che resta appeso',
      lead: 'Un quadro, un calendario o un collage con le sue foto: tre idee, e la data entro cui ordinare.',
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
            'Da sei settimane prima di Natale, della Festa della mamma e di altre occasioni questa pagina dice entro quando ordinare. La data di consegna prevista è sempre accanto al prezzo. Tempi ed espresso: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Stampare foto',
      title: 'Stampare foto, dalla carta al quadro',
      description:
        'Dalla stampa su carta al quadro: su che cosa far stampare le sue foto, quale risoluzione basta per ogni formato e quanto costa.',
      headline: 'Stampare foto, piccole e grandi',
      lead: 'Una foto, molte possibilità. Scelga materiale e formato: il prezzo appare subito.',
      picture: 'Carta ritagliata dai toni caldi',
      tile: 'Dalla stampa al quadro',
      startLink: 'Vedere le stampe da parete',
      sections: {
        place: {
          headline: 'Quale risoluzione basta',
          text: [
            'Più un’immagine è grande, più da lontano la si guarda e meno punti le servono. Le foto dei telefoni di oggi bastano per la maggior parte dei formati. Caricata la foto, vede per ogni formato se va bene. Tutte le misure sono nei [consigli per le foto](photo-guide).',
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
