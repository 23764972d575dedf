import type { GiftVoucherTexts } from './page.ts';

/** In Italian. */
export const texts: GiftVoucherTexts = {
  name: 'Buono regalo',
  title: 'Buono regalo in PDF, con le sue parole',
  description:
    'Un buono con le sue parole, in quattro grafiche: un PDF da stampare, inviato per e-mail nel giorno che sceglie. Da 10 a 500, valido cinque anni.',
  headline: 'Un buono da regalare',
  lead: 'Sceglie un importo e una grafica, e scrive qualche parola. Il buono arriva in PDF, nel giorno che ha scelto.',
  sections: {
    order: {
      headline: 'Creare il buono',
      text: [
        'Inviamo il buono alle otto del mattino. Misura 210 × 99 mm ed entra in una busta lunga.',
      ],
    },
    use: {
      headline: 'Come si usa',
      text: [
        'Il codice del buono si inserisce nel carrello. Paga ciò che può; ciò che avanza resta sul buono. Si possono usare più buoni insieme, ma non per comprare un altro buono.',
      ],
    },
    validity: {
      headline: 'Validità',
      text: [
        'Un buono è valido fino alla fine del quinto anno dopo l’acquisto, in ognuno dei nostri negozi con la sua valuta.',
      ],
    },
  },
};
