import type { ToolboxTexts } from './page.ts';

/** In Spanish. */
export const texts: ToolboxTexts = {
  name: 'Herramientas',
  title: 'Herramientas: convertir y reducir imágenes',
  description:
    'Convierta imágenes y PDF a JPEG, PNG, WebP o AVIF, o redúzcalos: gratis y sin cuenta. Todo se borra al cabo de una hora.',
  headline: 'Convertir archivos',
  lead: '¿Una imagen es de otro tipo, o un archivo pesa demasiado para subirlo? Aquí lo adaptamos.',
  sections: {
    work: { headline: 'Convertir o reducir', text: [] },
    taken: {
      headline: '¿Qué se acepta?',
      text: [
        '- JPEG, PNG, WebP, AVIF, TIFF y GIF, como máximo 100 millones de píxeles',
        '- PDF, como máximo 30 páginas: cada página se convierte en una imagen',
        'Las fotos en formato HEIC, como las que hacen muchos iPhone, no las podemos convertir aquí. En el iPhone, elija «Más compatible» en «Ajustes», «Cámara», «Formatos»: las fotos nuevas serán JPEG. Una foto que ya tiene puede enviársela por correo: así se convierte en JPEG.',
      ],
    },
    kept: {
      headline: '¿Qué ocurre con los archivos?',
      text: [
        'Sus archivos no cambian; usted descarga otros nuevos. En ellos ya no figuran el lugar ni la cámara que indica una foto. Al cabo de una hora lo borramos todo.',
      ],
    },
  },
};
