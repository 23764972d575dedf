import type { AdhesiveFilmTexts } from './page.ts';

/** In Italian. */
export const texts: AdhesiveFilmTexts = {
  name: 'Pellicola adesiva',
  title: 'Foto su pellicola adesiva per parete e vetro',
  description:
    'La sua foto su pellicola adesiva: per pareti, mobili e vetri, coprente o trasparente, si applica con la spatola e si toglie dalle superfici lisce.',
  headline: 'La sua foto su pellicola adesiva',
  lead: 'Pellicola autoadesiva per superfici lisce: pareti, porte, mobili e finestre. Bianca coprente, trasparente o specchiata.',
  picture: 'Acquerello in verde e giallo',
  tile: 'Per pareti, mobili e vetri',
  sections: {
    material: {
      headline: 'Quattro versioni',
      text: [
        'La pellicola normale copre ed è adatta a pareti e mobili. In bianco è ancora più densa e non lascia trasparire fondi scuri.',
        'Quella trasparente è per il vetro: le zone chiare della foto restano limpide. Specchiata si incolla dall’interno e si legge dall’esterno.',
      ],
    },
    place: {
      headline: 'Dove aderisce',
      text: [
        'La superficie deve essere liscia, asciutta e senza grasso: legno laccato, plastica, vetro, piastrelle, intonaco liscio dipinto. Su intonaco ruvido e pittura fresca non aderisce.',
        'In cucina e in bagno non teme nulla. Per armadi, porte del frigorifero e finestre esposte agli sguardi è la soluzione più semplice.',
      ],
    },
    mounting: {
      headline: 'Incollare senza pieghe',
      text: [
        'Pulisca la superficie, allinei la pellicola e tolga il supporto poco alla volta, lisciando con una spatola dal centro verso l’esterno.',
        'Sul vetro aiuta un po’ d’acqua con una goccia di detersivo: la pellicola si può ancora spostare. I formati grandi si incollano meglio in due.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Passi un panno morbido e umido. Per toglierla, scaldi la pellicola con un asciugacapelli e tiri piano, tenendola piatta.',
      ],
    },
  },
  questions: {
    rent: {
      question: 'Posso usarla in un appartamento in affitto?',
      answer:
        'Su vetro, piastrelle e mobili sì: da lì si toglie. Dalle pareti dipinte può staccarsi un po’ di pittura. Provi in un punto nascosto o appenda piuttosto un [poster](poster).',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, arrotolata in un tubo robusto.',
    origin: 'Stampata, tagliata e controllata in Baviera.',
  },
};
