import type { AcrylicTexts } from './page.ts';

/** In Spanish. */
export const texts: AcrylicTexts = {
  name: 'Metacrilato',
  title: 'Fotos en metacrilato: colores con fondo',
  description:
    'Su foto en metacrilato: colores nítidos, profundidad y cantos pulidos. Con o sin marco, en formatos estándar o a medida.',
  headline: 'Su foto en metacrilato',
  lead: 'Acrílico transparente con cantos pulidos. Los colores brillan y los tonos oscuros ganan profundidad.',
  picture: 'Olas tranquilas en azul y verde',
  tile: 'Claro, profundo y brillante',
  sections: {
    material: {
      headline: 'Colores luminosos y con profundidad',
      text: [
        'Su foto va detrás de una placa de acrílico transparente. La luz entra por el frente y por los cantos: los colores se ven intensos y las sombras, profundas.',
        'Le van las imágenes con contraste: agua, ciudades de noche, primeros planos.',
      ],
    },
    mounting: {
      headline: 'Suspendido o enmarcado',
      text: [
        'Sin marco, un soporte oculto mantiene el cuadro algo separado de la pared. En la Artbox se asienta dentro de un marco estrecho y profundo.',
        'El acrílico pesa más que el lienzo. A partir de formatos medianos cuelga con más seguridad de dos puntos.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Las huellas se quitan con un paño de microfibra y un poco de agua. Evite los limpiacristales con alcohol, que dañan la superficie.',
      ],
    },
  },
  questions: {
    reflections: {
      question: '¿El metacrilato refleja?',
      answer:
        'Sí, la superficie es brillante y una ventana enfrente se verá en ella. Para estancias luminosas recomendamos el [lienzo](canvas) o el [aluminio](aluminium), que apenas reflejan.',
    },
  },
  promises: {
    delivery: 'Se lo llevamos a casa, embalado en plano, con película y cantos protegidos.',
    origin: 'Impreso, pulido y revisado en Baviera.',
  },
};
