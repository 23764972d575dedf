import type { ToolboxTexts } from './page.ts';

/** In Italian. */
export const texts: ToolboxTexts = {
  name: 'Strumenti',
  title: 'Strumenti: convertire e alleggerire immagini',
  description:
    'Converta immagini e PDF in JPEG, PNG, WebP o AVIF, oppure li alleggerisca: gratis e senza account. Dopo un’ora tutto viene eliminato.',
  headline: 'Convertire file',
  lead: 'Un’immagine è del tipo sbagliato, o un file è troppo pesante da caricare? Qui diventa adatto.',
  sections: {
    work: { headline: 'Convertire o alleggerire', text: [] },
    taken: {
      headline: 'Che cosa accettiamo?',
      text: [
        '- JPEG, PNG, WebP, AVIF, TIFF e GIF, al massimo 100 milioni di pixel',
        '- PDF, al massimo 30 pagine: ogni pagina diventa un’immagine',
        'Le foto in formato HEIC, quelle che scattano molti iPhone, qui non le possiamo convertire. Sull’iPhone scelga «Più compatibile» in «Impostazioni», «Fotocamera», «Formati»: le nuove foto saranno in JPEG. Una foto che ha già può inviarsela per e-mail: così diventa un JPEG.',
      ],
    },
    kept: {
      headline: 'Che cosa succede ai file?',
      text: [
        'I suoi file restano come sono; ne scarica di nuovi. Il luogo e la fotocamera che una foto indica non vi compaiono più. Dopo un’ora eliminiamo tutto.',
      ],
    },
  },
};
