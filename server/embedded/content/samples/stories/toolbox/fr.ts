import type { ToolboxTexts } from './page.ts';

/** In French. */
export const texts: ToolboxTexts = {
  name: 'Boîte à outils',
  title: 'Outils : convertir et alléger des images',
  description:
    'Convertissez images et PDF en JPEG, PNG, WebP ou AVIF, ou allégez-les : gratuitement, sans compte. Tout est supprimé au bout d’une heure.',
  headline: 'Convertir des fichiers',
  lead: 'Une image n’est pas du bon type, ou un fichier est trop lourd à envoyer ? Ici, il trouve la bonne forme.',
  sections: {
    work: { headline: 'Convertir ou alléger', text: [] },
    taken: {
      headline: 'Qu’est-ce qui est accepté ?',
      text: [
        '- JPEG, PNG, WebP, AVIF, TIFF et GIF, 100 millions de pixels au plus',
        '- PDF, 30 pages au plus : chaque page devient une image',
        'Nous ne pouvons pas convertir ici les photos au format HEIC, que prennent beaucoup d’iPhone. Sur l’iPhone, choisissez « Le plus compatible » dans « Réglages », « Appareil photo », « Formats » : les nouvelles photos seront alors en JPEG. Une photo que vous avez déjà, envoyez-la-vous par e-mail : elle devient alors un JPEG.',
      ],
    },
    kept: {
      headline: 'Que deviennent les fichiers ?',
      text: [
        'Vos fichiers restent tels quels ; vous en téléchargez de nouveaux. Le lieu et l’appareil qu’une photo indique n’y figurent plus. Au bout d’une heure, nous supprimons tout.',
      ],
    },
  },
};
