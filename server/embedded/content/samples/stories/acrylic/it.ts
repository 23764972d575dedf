import type { AcrylicTexts } from './page.ts';

/** In Italian. */
export const texts: AcrylicTexts = {
  name: 'Vetro acrilico',
  title: 'Foto su vetro acrilico: colori profondi',
  description:
    'La sua foto su vetro acrilico: colori nitidi, profondità e bordi lucidati. Con o senza cornice, nei formati standard o su misura.',
  headline: 'La sua foto su vetro acrilico',
  lead: 'Acrilico limpido con bordi lucidati. I colori brillano, i toni scuri prendono profondità.',
  picture: 'Onde calme in blu e verde',
  tile: 'Limpido, profondo e lucido',
  sections: {
    material: {
      headline: 'Colori luminosi e profondi',
      text: [
        'La foto sta dietro una lastra di acrilico trasparente. La luce entra dal fronte e dai bordi: i colori risultano pieni e le ombre profonde.',
        'È adatto alle immagini contrastate: acqua, città di notte, primi piani.',
      ],
    },
    mounting: {
      headline: 'Sospeso o incorniciato',
      text: [
        'Senza cornice, un supporto nascosto tiene il quadro leggermente staccato dalla parete. Nell’Artbox sta in una cornice stretta e profonda.',
        'L’acrilico pesa più della tela. Dai formati medi in su è più sicuro appenderlo in due punti.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Le impronte si tolgono con un panno in microfibra e un po’ d’acqua. Eviti i detergenti con alcol, che rovinano la superficie.',
      ],
    },
  },
  questions: {
    reflections: {
      question: 'Il vetro acrilico riflette?',
      answer:
        'Sì, la superficie è lucida e una finestra di fronte vi si riflette. Per stanze luminose consigliamo la [tela](canvas) o l’[Alu-Dibond](aluminium), che riflettono pochissimo.',
    },
  },
  promises: {
    delivery: 'Consegnato a casa sua, imballato in piano, con pellicola e bordi protetti.',
    origin: 'Stampato, lucidato e controllato in Baviera.',
  },
};
