import type { AdhesiveFilmTexts } from './page.ts';

/** In Spanish. */
export const texts: AdhesiveFilmTexts = {
  name: 'Vinilo adhesivo',
  title: 'Fotos en vinilo adhesivo: pared y cristal',
  description:
    'Su foto en vinilo adhesivo: para pared, muebles y cristal, opaco o transparente, se coloca con espátula y se retira de superficies lisas.',
  headline: 'Su foto en vinilo adhesivo',
  lead: 'Vinilo autoadhesivo para superficies lisas: paredes, puertas, muebles y ventanas. Blanco opaco, transparente o reflejado.',
  picture: 'Acuarela en verde y amarillo',
  tile: 'Para pared, muebles y cristal',
  sections: {
    material: {
      headline: 'Cuatro versiones',
      text: [
        'El vinilo normal cubre y sirve para paredes y muebles. En blanco es aún más denso y no deja ver fondos oscuros.',
        'El transparente es para cristal: las zonas claras de la foto quedan limpias. Reflejado, se pega por dentro y se lee desde fuera.',
      ],
    },
    place: {
      headline: 'Dónde se sujeta',
      text: [
        'La superficie debe ser lisa, seca y sin grasa: madera lacada, plástico, cristal, azulejos, enlucido liso pintado. Sobre gotelé y pintura reciente no se sujeta.',
        'En cocina y baño aguanta bien. Para armarios, puertas de nevera y ventanas a la vista es la solución más sencilla.',
      ],
    },
    mounting: {
      headline: 'Cómo pegarlo sin arrugas',
      text: [
        'Limpie la superficie, alinee el vinilo y retire el papel poco a poco mientras alisa con una espátula desde el centro hacia fuera.',
        'En cristal ayuda un poco de agua con una gota de jabón: así el vinilo aún se puede mover. Los formatos grandes se pegan mejor entre dos.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Pase un paño suave y húmedo. Para retirarlo, caliente el vinilo con un secador y tire despacio y en plano.',
      ],
    },
  },
  questions: {
    rent: {
      question: '¿Puedo usarlo en un piso de alquiler?',
      answer:
        'En cristal, azulejos y muebles sí: de ahí se retira. En paredes pintadas puede llevarse algo de pintura. Pruebe en un punto oculto o cuelgue mejor un [póster](poster).',
    },
  },
  promises: {
    delivery: 'Envío a su casa, enrollado en un tubo resistente.',
    origin: 'Impreso, cortado y revisado en Baviera.',
  },
};
