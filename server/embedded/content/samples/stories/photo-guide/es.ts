import type { GuideTexts } from './texts.ts';

/** In Spanish. */
export const texts: GuideTexts = {
  name: 'Consejos para fotos',
  title: 'Consejos: resolución, color y encuadre',
  description:
    'Cuántos píxeles necesita su foto en cada tamaño, por qué cambian los colores al imprimir y qué se pierde en el borde. Con tabla e imágenes.',
  headline: 'De la foto a una buena impresión',
  lead: 'Qué fotos sirven, hasta qué tamaño se pueden imprimir y en qué fijarse al hacerlas.',
  sections: {
    resolution: {
      headline: 'Cuántos píxeles necesita su foto',
      text: [
        'Cuanto más grande es la impresión, más píxeles necesita. Pero no crecen al mismo ritmo, porque un cuadro grande se mira desde más lejos.',
      ],
    },
    phones: {
      headline: 'Fotos del móvil y de mensajería',
      text: [
        '- Los móviles de hoy hacen fotos de al menos 12 megapíxeles. Son nítidas hasta {phone}.',
        '- El zoom con dos dedos solo recorta la foto. Es mejor acercarse.',
        '- Las aplicaciones de mensajería y las redes sociales reducen las fotos. Pida el original como archivo o por correo electrónico.',
        '- Una captura solo tiene los píxeles de la pantalla. Casi nunca basta.',
      ],
    },
    sharpness: {
      headline: 'Nitidez',
      text: [
        'Muchos píxeles no hacen una foto nítida. Mírela a tamaño completo en un ordenador. Si allí los ojos, las hojas y las letras se ven claros, también lo estarán impresos.',
        'Sujete bien el móvil, limpie antes la lente y aproveche la luz del día. Las fotos de noche tienen grano, y en formatos grandes se nota.',
      ],
    },
    crop: {
      headline: 'Encuadre',
      text: [
        'Las cámaras suelen fotografiar en 3:2 y los móviles en 4:3. Si el formato tiene otras proporciones, se pierde algo en dos lados. Deje por eso un poco de espacio alrededor de lo que importa.',
      ],
    },
    colour: {
      headline: 'Color',
      text: [
        'Guarde su foto en sRGB, el espacio de color de los móviles y de casi todas las cámaras. En otros espacios los colores impresos suelen quedar pálidos.',
        'Una pantalla da luz y una impresión no. Ponga la pantalla a media luminosidad. Si allí la foto es demasiado oscura, aclárela antes.',
      ],
    },
    blackWhite: {
      headline: 'Blanco y negro',
      text: [
        'Convierta usted la foto y compruebe que las zonas claras y oscuras conservan detalle. Los matices finos se ven mejor en papel mate.',
      ],
    },
  },
  table: {
    caption: 'Píxeles que debería tener su foto',
    size: 'Tamaño',
    enough: 'basta desde',
    sharp: 'nítida desde',
    dots: 'Puntos por pulgada',
    note: 'La última columna indica la resolución más baja que aún basta en ese tamaño. En vertical valen las mismas cifras. Los píxeles de su foto figuran en las propiedades del archivo.',
  },
  edge: {
    poster: {
      headline: 'Qué rodea el canto',
      text: [
        'En el [lienzo](canvas), una franja de la foto rodea el bastidor, tan ancha como el bastidor es profundo. La vista previa la muestra oscurecida. Si todo debe verse de frente, elija un borde en espejo o de color.',
      ],
    },
    kartenliebe: {
      headline: 'Qué se corta en el borde',
      text: [
        'Cortamos las tarjetas y las páginas después de imprimir y se pierde una franja estrecha. Una foto que llega al borde debe ser por eso algo más grande, y el texto necesita distancia.',
      ],
    },
  },
  ratios: {
    headline: 'Un motivo, tres formatos',
    picture: 'El motivo recortado a {ratio}',
  },
  edges: {
    headline: 'Tres bordes para el lienzo',
    picture: 'La esquina de un lienzo, borde: {edge}',
    wrapped: 'continuo',
    mirrored: 'en espejo',
    coloured: 'de un color',
  },
  pictures: {
    distance: 'Dunas con luz de tarde, vistas a distancia',
    colour: 'Acuarela azul y lila',
    grey: 'Crestas grises entre la niebla',
    card: 'Una invitación de boda con espacio entre el texto y el borde',
    prints: 'Copias de fotos sobre una mesa',
  },
};
