import type { WallpaperTexts } from './page.ts';

/** In Spanish. */
export const texts: WallpaperTexts = {
  name: 'Papel pintado',
  title: 'Papel pintado con su foto, hecho a medida',
  description:
    'Papel pintado con su foto: papel no tejido mate en tiras, cortado para su pared, fácil de encolar y de retirar en seco.',
  headline: 'Su foto como papel pintado',
  lead: 'Una pared entera con su foto, impresa en papel no tejido mate, en tiras y cortada a su medida.',
  picture: 'Cadenas de montañas verdes en la bruma',
  tile: 'Su foto, grande como la pared',
  sections: {
    material: {
      headline: 'Un papel que queda liso en la pared',
      text: [
        'Imprimimos en papel no tejido. No se estira al encolar, disimula pequeñas irregularidades y es mate, así que la pared no brilla.',
        'De cerca, una foto grande puede ser más suave: una pared se mira a varios pasos. Los motivos tranquilos con profundidad, como bosque, niebla o mar, amplían el espacio.',
      ],
    },
    place: {
      headline: 'Qué pared es adecuada',
      text: [
        'Luce más una pared sin ventanas que se vea al entrar: detrás de la cama, en el pasillo, en una sala de reuniones.',
        'La base debe ser lisa, seca y firme. En la ducha y detrás de la cocina no es lugar para papel.',
      ],
    },
    mounting: {
      headline: 'Cómo se coloca',
      text: [
        'Mida el ancho y el alto en varios puntos y añada un palmo a cada uno. Las tiras van numeradas y se colocan a tope.',
        'Encole la pared y no el papel, ponga la primera tira con plomada y alise desde el centro hacia fuera. La cola para papel no tejido no está incluida.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Quite el polvo en seco y las manchas con toques suaves. En la próxima mudanza, las tiras se retiran en seco.',
      ],
    },
  },
  questions: {
    seams: {
      question: '¿Se ven las juntas entre las tiras?',
      answer:
        'De cerca sí; a varios pasos, apenas. Las tiras se imprimen de una pieza y se cortan con precisión, por eso las líneas y los colores coinciden.',
    },
  },
  promises: {
    delivery: 'Envío a su casa, tira a tira, enrollado en una caja resistente.',
    origin: 'Impreso, cortado en tiras y revisado en Baviera.',
  },
};
