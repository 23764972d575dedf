import type { AllGroupTexts } from './texts.ts';

/** In Spanish. */
export const texts: AllGroupTexts = {
  shared: {
    materialsHeadline: 'Materiales',
    framedHeadline: 'Con marco',
    groupsHeadline: 'Más cuadros',
    framed: {
      glazed: 'Enmarcado con paspartú, tras metacrilato transparente',
      floating: 'En marco flotante de madera, sin tapar nada',
    },
  },
  pages: {
    bestseller: {
      name: 'Para casi todo espacio',
      title: 'Cuadros para casi cualquier habitación',
      description:
        'Lienzo, metacrilato, aluminio y póster: cuatro cuadros que encajan en casi cualquier espacio, con precio y con marco si lo desea.',
      headline: 'Cuadros para casi todo espacio',
      lead: 'Cuatro materiales que encajan en casi cualquier espacio: mate, brillante, resistente o fácil de cambiar.',
      picture: 'Cadenas de montañas al atardecer',
      tile: 'Lienzo, acrílico, aluminio y póster',
      choosing: {
        headline: '¿Cuál de los cuatro?',
        text: [
          'Decida primero por la luz. Si la imagen cuelga frente a una ventana, elija [lienzo](canvas) o [aluminio](aluminium), que apenas reflejan. Con luz lateral, el [metacrilato](acrylic) es el que más resalta los colores.',
          'El aluminio resiste en baños y cocinas. Si le gusta cambiar de imagen, elija un [póster](poster), con marco o sin él.',
        ],
      },
    },
    premium: {
      name: 'Premium',
      title: 'Cuadros premium con calidad de galería',
      description:
        'Gallery Bond, papel artístico Hahnemühle y vidrio: tres cuadros para fotos que se quedan, con marco si lo desea y a su medida.',
      headline: 'Cuadros premium',
      lead: 'Tres materiales para fotos que se quedan mucho tiempo: como en una galería, en papel artístico o tras vidrio.',
      picture: 'Perfil de una ciudad entre la bruma',
      tile: 'Galería, papel artístico y vidrio',
      choosing: {
        headline: '¿Galería, papel o vidrio?',
        text: [
          '[Gallery Bond](gallery-bond) muestra color y profundidad: acrílico delante, aluminio detrás. El [papel artístico Hahnemühle](fine-art) es lo contrario, mate y con una fibra que se nota, para blanco y negro, retratos y dibujos.',
          'El [vidrio](glass) es el más duro y el más fácil de limpiar, aunque pesa. Encaja en cocinas, baños y consultas.',
        ],
      },
    },
    'additional-products': {
      name: 'Más materiales',
      title: 'Papel pintado, vinilo y lona con su foto',
      description:
        'Forex, papel pintado, vinilo adhesivo, lámina retroiluminada y lona: su foto para paredes enteras, ventanas, cajas de luz y exterior.',
      headline: 'Más materiales',
      lead: 'Para paredes enteras, ventanas, cajas de luz y el jardín: su foto allí donde un cuadro colgado no basta.',
      picture: 'Plantas claras sobre fondo oscuro',
      tile: 'Papel pintado, vinilo, panel y lona',
      choosing: {
        headline: '¿Para qué sirve cada uno?',
        text: [
          '- **Una pared entera**: [](wallpaper), en tiras a su medida.',
          '- **Cristal y muebles**: [](adhesive-film), opaco o transparente.',
          '- **Luz por detrás**: [](backlit), con marco luminoso o para su caja de luz.',
          '- **Ligero y rápido**: [](forex), también para exposiciones que cambian.',
          '- **Exterior y gran tamaño**: [](tarpaulin), con ojales para tensar.',
        ],
      },
    },
  },
};
