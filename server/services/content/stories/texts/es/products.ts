import type { ProductPagesTexts } from '../texts.ts';

/** The pages that sell wall art, in Spanish. */
export const products: ProductPagesTexts = {
  shared: {
    calculatorHeadline: 'El formato que quieres al mejor precio',
    startLabel: 'Diseñar ahora',
    topDeal: 'OFERTA TOP',
    questionsHeadline: 'Preguntas frecuentes',
    otherMaterialsHeadline: 'Otros materiales',
    usp: {
      delivery: 'Entregado en tu casa, en plano y con las esquinas protegidas.',
      resolution: 'Comprobamos la resolución de tu foto antes de que la pidas.',
      personal: 'Hecho a medida para ti, por eso sin derecho de desistimiento.',
      origin: 'Impreso, tensado y revisado en Baviera.',
    },
    links: { delivery: 'Envío y entrega', personal: 'Tus derechos si algo falla' },
    questions: {
      resolution: {
        question: '¿Mi foto es lo bastante grande?',
        answer:
          'Para 90 × 60 cm bastan unos 2700 × 1800 píxeles; para 30 × 20 cm, unos 1500 × 1000. Un cuadro grande se mira desde más lejos y necesita menos píxeles por centímetro. En cuanto cargas tu foto, ves en cada formato si encaja.',
      },
      ownFormat: {
        question: '¿Puedo elegir mis propias medidas?',
        answer:
          'Sí. En «Formato propio» escribes el ancho y el alto al milímetro y ves el precio al momento. Las medidas mínimas y máximas dependen del material y aparecen junto al campo.',
      },
      delivery: {
        question: '¿Cuándo llega mi cuadro?',
        answer:
          'La fecha de entrega prevista está junto al precio y vale para el formato elegido. Tienes más detalles en [envío y entrega](shipping).',
      },
      withdrawal: {
        question: '¿Puedo devolver mi cuadro?',
        answer:
          'Tu cuadro se fabrica según tus indicaciones. Para estos productos **no hay derecho de desistimiento**. Si llega dañado o defectuoso, lo sustituimos: conservas tus derechos de [garantía legal](guarantee).',
      },
    },
    manufacturer: {
      headline: 'Fabricante y seguridad',
      text: [
        'Fabricante: Musterbild GmbH, Musterstraße 12, 80331 Múnich, Alemania. Contacto: [service@example.com](mail).',
        'Usa ganchos y tacos adecuados para la pared y el peso. Encima de camas y asientos, fija el cuadro en dos puntos.',
      ],
    },
  },
  canvas: {
    name: 'Lienzo',
    title: 'Impresión de fotos sobre lienzo',
    description:
      'Tu foto en lienzo: algodón mate, tensado a mano sobre un bastidor de abeto, en formatos estándar o con tus medidas.',
    headline: 'Tu foto en lienzo',
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
          'Si quieres más relieve en la pared, el bastidor también existe con 3,8 cm. Lo eliges al diseñar.',
        ],
      },
      edge: {
        headline: 'El borde: impreso alrededor',
        text: [
          'Tu imagen continúa por los lados, así que el cuadro no necesita marco. Una franja estrecha de la foto queda en el canto; la vista previa muestra exactamente cuál.',
          'Si todo debe quedar delante, elige un borde en espejo o de un solo color.',
        ],
      },
      care: {
        headline: 'Cuidado',
        text: [
          'Quita el polvo con un paño suave y seco. No uses agua ni productos de limpieza.',
          'Al lienzo no le sientan bien el baño ni la cocina. Allí dura más el [aluminio](aluminium).',
        ],
      },
    },
    questions: {
      frame: {
        question: '¿Necesito además un marco?',
        answer:
          'No, el lienzo llega listo para colgar. Si prefieres un remate, elige el marco flotante: rodea el cuadro con un poco de aire sin tapar nada.',
      },
    },
  },
  acrylic: {
    name: 'Vidrio acrílico',
    title: 'Fotos en vidrio acrílico',
    description:
      'Tu foto en vidrio acrílico: colores nítidos, profundidad y cantos pulidos. Con o sin marco, en formatos estándar o a medida.',
    headline: 'Tu foto en vidrio acrílico',
    lead: 'Acrílico transparente con cantos pulidos. Los colores brillan y los tonos oscuros ganan profundidad.',
    picture: 'Olas tranquilas en azul y verde',
    tile: 'Claro, profundo y brillante',
    sections: {
      material: {
        headline: 'La luz atraviesa la imagen',
        text: [
          'Tu foto va detrás de una placa de acrílico transparente. La luz entra por el frente y por los cantos: los colores se ven intensos y las sombras, profundas.',
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
          'Las huellas se quitan con un paño de microfibra y un poco de agua. Evita los limpiacristales con alcohol, que dañan la superficie.',
        ],
      },
    },
    questions: {
      reflections: {
        question: '¿El vidrio acrílico refleja?',
        answer:
          'Sí, la superficie es brillante y una ventana enfrente se verá en ella. Para estancias luminosas recomendamos el [lienzo](canvas) o el [aluminio](aluminium), que apenas reflejan.',
      },
    },
  },
  aluminium: {
    name: 'Aluminio Dibond',
    title: 'Impresión de fotos sobre aluminio',
    description:
      'Tu foto sobre aluminio: panel ligero y rígido con superficie satinada, apto también para el baño. Formatos estándar o a medida.',
    headline: 'Tu foto sobre aluminio',
    lead: 'Un panel fino de aluminio con impresión satinada. Ligero, plano y resistente a la humedad.',
    picture: 'Perfil de una ciudad en formas claras',
    tile: 'Fino, plano y satinado',
    sections: {
      material: {
        headline: 'Dos láminas de aluminio, un núcleo firme',
        text: [
          'El panel se compone de dos láminas finas de aluminio con un núcleo de plástico. Es ligero y se mantiene recto incluso en formatos grandes.',
          'La impresión va directamente sobre el panel. Las líneas y los detalles destacan con claridad: un buen soporte para arquitectura y blanco y negro.',
        ],
      },
      mounting: {
        headline: 'Cómo se cuelga',
        text: [
          'Unos raíles en el dorso separan ligeramente el cuadro de la pared. De frente no se ve ninguna fijación.',
          'El marco flotante da al panel un contorno de madera.',
        ],
      },
      care: {
        headline: 'Cuidado',
        text: ['Basta un paño húmedo. No frotes con fuerza y evita los disolventes.'],
      },
    },
    questions: {
      damp: {
        question: '¿Puede colgarse en el baño?',
        answer: 'Sí. El aire húmedo no lo daña. Evita solo las salpicaduras directas.',
      },
    },
  },
  poster: {
    name: 'Póster',
    title: 'Impresión de pósteres con tu foto',
    description:
      'Tu foto como póster: papel fotográfico resistente, liso o satinado, con marco de madera si quieres. Formatos estándar o a medida.',
    headline: 'Tu foto como póster',
    lead: 'Papel resistente con detalles bien dibujados. Para enmarcar, pegar, colgar o cambiar.',
    picture: 'Formas abstractas de papel recortado',
    tile: 'Papel, con marco o sin él',
    sections: {
      material: {
        headline: 'Un papel con cuerpo',
        text: [
          'Imprimimos sobre un papel grueso que no se ondula al colgarlo. Lo hay liso, satinado o ecológico sin estucar.',
          'Si quieres, una película protege la impresión, brillante o mate.',
        ],
      },
      hanging: {
        headline: 'Del tubo a la pared',
        text: [
          'Los pósteres viajan enrollados en un tubo resistente. Deja el tuyo un día en plano después de abrirlo.',
          'Con el marco de madera, la imagen llega enmarcada, con paspartú blanco y detrás de acrílico transparente.',
        ],
      },
      care: {
        headline: 'Cuidado',
        text: [
          'Al papel no le gustan el sol directo ni la humedad. El polvo se quita con una brocha seca.',
        ],
      },
    },
    questions: {
      paper: {
        question: '¿Qué papel va con mi foto?',
        answer:
          'El papel liso da colores vivos; el satinado refleja menos y disimula las huellas. El ecológico tiene un tono cálido, adecuado para dibujos e imágenes tranquilas.',
      },
    },
  },
  wallArt: {
    name: 'Cuadros personalizados',
    title: 'Cuadros personalizados con tu foto',
    description:
      'Cuadros con tu foto: lienzo, vidrio acrílico, aluminio y póster comparados, en cualquier formato y con marco si quieres.',
    headline: 'Cuadros personalizados',
    lead: 'Una foto, cuatro materiales. Elige según la luz, la estancia y tu gusto.',
    picture: 'Dunas con luz cálida',
    tile: 'Todos los materiales de un vistazo',
    tilesHeadline: 'Materiales',
    choosing: {
      headline: '¿Qué material te conviene?',
      text: [
        '- **Lienzo**: mate y cálido, para estancias luminosas e imágenes tranquilas.',
        '- **Vidrio acrílico**: brillante y profundo, para colores fuertes y contrastes.',
        '- **Aluminio**: fino y resistente, también para baño y cocina.',
        '- **Póster**: fácil de cambiar, con marco o sin él.',
        '¿Dudas? Escríbenos desde la [página de contacto](contact) y te ayudamos a elegir.',
      ],
    },
  },
  home: {
    name: 'Inicio',
    title: 'Tus fotos en la pared',
    description:
      'Tus fotos se convierten en cuadros: en lienzo, en vidrio acrílico, sobre aluminio o como póster. Hechos uno a uno en Baviera.',
    headline: 'Imágenes que permanecen',
    lead: 'Tu foto se convierte en un cuadro. Tú eliges material y medida, nosotros imprimimos y acabamos a mano.',
    picture: 'Cordilleras al anochecer',
    tile: 'A la página de inicio',
    startLink: 'Ver los cuadros',
    tilesHeadline: '¿Por dónde quieres empezar?',
    about: {
      headline: 'Hechos uno a uno',
      text: [
        'Cada cuadro se hace para una pared y para una persona. Por eso no tenemos almacén: imprimimos cuando has hecho el pedido.',
        'Antes ves tu foto sobre el material, en su tamaño y con el precio que pagas.',
      ],
    },
  },
};
