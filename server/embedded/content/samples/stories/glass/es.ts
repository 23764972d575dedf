import type { GlassTexts } from './page.ts';

/** In Spanish. */
export const texts: GlassTexts = {
  name: 'Vidrio',
  title: 'Fotos en vidrio para cocina, baño y salón',
  description:
    'Su foto tras vidrio auténtico: superficie fría y lisa, cantos pulidos con brillo verdoso, resistente a los arañazos y fácil de limpiar.',
  headline: 'Su foto tras vidrio auténtico',
  lead: 'Una placa de vidrio con los cantos pulidos. Lisa, resistente a los arañazos y a la humedad.',
  picture: 'Acuarela en azul y lila',
  tile: 'Vidrio de verdad, fácil de limpiar',
  sections: {
    material: {
      headline: 'Un vidrio que se reconoce',
      text: [
        'Su foto queda detrás de una placa de vidrio. Los cantos están pulidos y tienen un brillo verdoso: así se distingue del acrílico.',
        'La superficie es totalmente lisa. Los colores limpios, el agua, el cristal y los motivos gráficos se ven especialmente nítidos.',
      ],
    },
    place: {
      headline: 'Luz y espacios',
      text: [
        'El vidrio refleja. Queda mejor sin una ventana enfrente y con una lámpara a un lado.',
        'El vapor y las salpicaduras no le afectan. Por eso encaja en cocinas, baños y consultas igual que en el salón.',
      ],
    },
    mounting: {
      headline: 'Cómo se cuelga',
      text: [
        'Detrás lleva un sistema de fijación oculto que separa un poco la imagen de la pared. Por delante no se ve nada.',
        'El vidrio es el más pesado de nuestros materiales. Use dos ganchos y tacos adecuados para su pared, y no lo cuelgue sobre camas ni asientos.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Basta un limpiacristales corriente y un paño suave. Pulverice el paño y no la imagen, para que nada se filtre detrás de la placa.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: '¿En qué se diferencia del metacrilato?',
      answer:
        'El vidrio auténtico es más duro y admite limpiacristales, pero pesa más y puede romperse. El [metacrilato](acrylic) es más ligero, se fabrica en tamaños mayores y se puede enmarcar.',
    },
  },
  promises: {
    delivery: 'Envío a su casa, embalado en vertical, con protección de cantos y espuma.',
    origin: 'Impreso, pulido y revisado en Baviera.',
  },
};
