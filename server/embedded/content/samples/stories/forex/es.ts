import type { ForexTexts } from './page.ts';

/** In Spanish. */
export const texts: ForexTexts = {
  name: 'Panel de Forex',
  title: 'Fotos en panel de Forex, ligero y mate',
  description:
    'Su foto en panel de Forex: espuma rígida blanca, ligera y mate, fácil de colgar, con marco o con taladros si lo desea.',
  headline: 'Su foto en panel de Forex',
  lead: 'Espuma rígida blanca con impresión mate. Tan ligera que cuelga casi en cualquier sitio.',
  picture: 'Colinas y sol de papel recortado en azul',
  tile: 'Ligero, blanco y mate',
  sections: {
    material: {
      headline: 'Mucho panel, poco peso',
      text: [
        'El Forex es una espuma plástica firme de superficie blanca y cerrada. Imprimimos directamente sobre ella, en mate y sin reflejos; el canto queda blanco.',
        'Quien busque gradaciones más finas puede elegir la impresión Fine Art, brillante o mate: la foto se revela en papel y se monta sobre el panel.',
      ],
    },
    place: {
      headline: 'Luz y espacios',
      text: [
        'Como nada refleja, el panel queda bien también frente a una ventana. Va con cuartos infantiles, pasillos, oficinas y exposiciones que cambian a menudo.',
        'No está hecho para el exterior: el sol y el calor lo deforman con el tiempo.',
      ],
    },
    mounting: {
      headline: 'Cómo se cuelga',
      text: [
        'Los paneles pequeños se sujetan con un gancho o con tiras adhesivas; los grandes, con dos ganchos. Con taladros en las esquinas también se pueden atornillar.',
        'El marco flotante y la Artbox le dan un acabado al panel.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Quite el polvo en seco o pase un paño apenas húmedo. Las marcas no desaparecen, así que no apoye el panel sobre una esquina.',
      ],
    },
  },
  questions: {
    aluminium: {
      question: '¿Forex o aluminio Dibond?',
      answer:
        'El Forex pesa menos y cuesta menos. El [aluminio](aluminium) es más fino, más rígido y resiste también en el baño. Para imágenes que se quedan mucho tiempo en su sitio recomendamos aluminio.',
    },
  },
  promises: {
    delivery: 'Envío a su casa, en plano y con las esquinas protegidas.',
    origin: 'Impreso, cortado y revisado en Baviera.',
  },
};
