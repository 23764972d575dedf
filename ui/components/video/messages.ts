import type { MessageTable } from '../../messages/message-table.ts';

export const videoMessages = {
  'video.captions': {
    de: 'Untertitel',
    en: 'Captions',
    es: 'Subtítulos',
    fr: 'Sous-titres',
    it: 'Sottotitoli',
    nl: 'Ondertiteling',
  },
  'video.failed': {
    de: 'Dieses Video lässt sich in Ihrem Browser leider nicht abspielen.',
    en: 'Unfortunately, this video cannot be played in your browser.',
    es: 'Lamentablemente, este vídeo no se puede reproducir en su navegador.',
    fr: 'Cette vidéo ne peut malheureusement pas être lue dans votre navigateur.',
    it: 'Purtroppo questo video non si può riprodurre nel suo browser.',
    nl: 'Deze video kan helaas niet in uw browser worden afgespeeld.',
  },
} as const satisfies MessageTable;
