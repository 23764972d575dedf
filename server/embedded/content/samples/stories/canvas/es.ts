import type { CanvasTexts } from './page.ts';

/** In Spanish. */
export const texts: CanvasTexts = {
  name: 'Lienzo',
  title: 'Fotos en lienzo, tensado a mano sobre madera',
  description:
    'Su foto en lienzo: algodón mate, tensado a mano sobre un bastidor de abeto, en formatos estándar o con sus medidas.',
  headline: 'Su foto en lienzo',
  lead: 'Tejido fino de algodón, tensado a mano sobre abeto. Mate y sin reflejos, para estancias con mucha luz.',
  picture: 'Cordilleras superpuestas a la luz de la tarde',
  tile: 'Tejido mate sobre madera',
  sections: {
    material: {
      headline: 'Una trama que se ve y se toca',
      text: [
        'Imprimimos sobre un tejido tupido de textura fina y regular. La superficie es mate: absorbe la luz en lugar de devolverla, y la imagen se ve bien incluso frente a una ventana.',
        'Los colores resultan suaves y cálidos. El lienzo va bien con paisajes, retratos e imágenes tranquilas.',
      ],
    },
    stretcherFrame: {
      headline: 'El bastidor: 2,5 cm de abeto',
      text: [
        'El lienzo se tensa sobre un bastidor de abeto de **2,5 cm** de fondo. Los formatos grandes llevan un travesaño para que nada se deforme.',
        'Si quiere más relieve en la pared, el bastidor también existe con 3,8 cm. Lo elige en esta página, en «Bastidor».',
      ],
    },
    edge: {
      headline: 'El borde: impreso alrededor',
      text: [
        'Su imagen continúa por los lados, así que el cuadro no necesita marco. Una franja estrecha de la foto queda en el canto; la vista previa muestra exactamente cuál.',
        'Si todo debe quedar delante, elija un borde en espejo o de un solo color.',
      ],
    },
    care: {
      headline: 'Cuidado',
      text: [
        'Quite el polvo con un paño suave y seco. No use agua ni productos de limpieza.',
        'El lienzo no es adecuado para el baño ni la cocina. Allí dura más el [aluminio](aluminium).',
      ],
    },
  },
  questions: {
    frame: {
      question: '¿Necesito además un marco?',
      answer:
        'No, el lienzo llega listo para colgar. Si prefiere un remate, elija el marco flotante: rodea el cuadro con un poco de aire sin tapar nada.',
    },
  },
  promises: {
    delivery: 'Se lo llevamos a casa, embalado en plano y con las esquinas protegidas.',
    origin: 'Impreso, tensado y revisado en Baviera.',
  },
};
