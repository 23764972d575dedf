import type { AllDesignedTexts } from './texts.ts';

/** In Spanish. */
export const texts: AllDesignedTexts = {
  shared: {
    questionsHeadline: 'Preguntas frecuentes',
    othersHeadline: 'Más cosas con sus fotos',
    price: {
      question: '¿Cuánto cuesta?',
      answer:
        'Depende del tamaño, del acabado y de la cantidad. Verá el precio antes de hacer el pedido; los gastos de envío están en [](shipping).',
    },
    withdrawal: {
      question: '¿Se puede devolver?',
      answer:
        'Lo que hacemos con sus fotos se fabrica según sus indicaciones. Para ello **no hay derecho de desistimiento**. Si llega defectuoso o dañado, lo sustituimos: [](guarantee).',
    },
    pages: 'de {minimum} a {maximum} páginas, de {step} en {step}',
  },
  pages: {
    'photo-box': {
      name: 'Caja de fotos',
      title: 'Caja de fotos con sus mejores imágenes',
      description:
        'Sus fotos en papel dentro de una bonita caja: para hojear, exponer y regalar. En dos tamaños y cuatro papeles a elegir.',
      headline: 'Una caja llena de fotos',
      lead: 'Sus copias preferidas, a mano en una caja. Para verlas en la mesa y para compartirlas.',
      picture: 'Una caja llena de copias',
      tile: 'Copias que siguen juntas',
      startLink: 'Diseñar una caja',
      choiceHeadline: '¿Qué caja le conviene?',
      sections: {
        uses: {
          headline: 'Para tener en las manos',
          text: [
            'Una caja se llena antes que un álbum y se abre más a menudo. Se saca una foto, se coloca de pie y al día siguiente se pone otra delante.',
            'Gusta en bautizos, después de un viaje y como regalo para abuelos que prefieren el papel a las pantallas.',
          ],
        },
        sizes: {
          headline: 'Tamaños',
          text: ['Las copias se hacen en estos tamaños. Las grandes van en la caja de fotos MAX.'],
        },
        making: {
          headline: 'Papeles',
          text: ['Cada papel existe en todos los tamaños. En cada uno figura lo que cuesta.'],
        },
      },
      question: {
        question: '¿Puedo añadir fotos más adelante?',
        answer:
          'Sí. Encargue [copias](photo-prints) en el mismo tamaño y papel y cabrán en su caja.',
      },
    },
    'photo-prints': {
      name: 'Revelado de fotos',
      title: 'Revelado de fotos en seis tamaños, en línea',
      description:
        'Copias de sus fotos en papel: seis tamaños y cuatro papeles, del cuadrado pequeño para el corcho a la copia para un marco grande.',
      headline: 'Copias para tener en la mano',
      lead: 'De la galería del teléfono al papel. En seis tamaños y cuatro papeles.',
      picture: 'Tres copias sobre una mesa',
      tile: 'En papel y en seis tamaños',
      startLink: 'Diseñar copias',
      choiceHeadline: '¿Qué tamaño necesita?',
      sections: {
        uses: {
          headline: 'Para el álbum, el marco y la nevera',
          text: [
            'Los cuadrados pequeños van bien en el corcho, la copia apaisada clásica en el álbum y la grande en un marco.',
            'Si tiene muchas, reúnalas en una [caja de fotos](photo-box). Si hay una que le gustaría ver cada día, cuélguela como cuadro.',
          ],
        },
        sizes: {
          headline: 'Tamaños',
          text: ['Del cuadrado a la copia grande, cada tamaño en cualquier papel.'],
        },
        making: {
          headline: 'Papeles',
          text: [
            'Básico para muchas fotos, brillante para colores intensos, mate sin reflejos, artístico para esa foto especial.',
          ],
        },
      },
      question: {
        question: '¿Basta la resolución de mi teléfono?',
        answer:
          'Hasta el tamaño mayor bastan las fotos de los teléfonos actuales. Las muy recortadas y las de mensajería suelen quedarse cortas: use entonces el original.',
      },
    },
    'photo-calendar': {
      name: 'Calendarios personalizados',
      title: 'Calendario con sus fotos: diséñelo en línea',
      description:
        'Calendarios de pared, de cocina, de mesa, de citas y planificadores familiares con sus fotos, en muchos formatos.',
      headline: 'Doce meses con sus fotos',
      lead: 'De pared, familiar o de mesa: usted elige el tipo y cada mes recibe su imagen.',
      picture: 'Un calendario de mesa con dunas',
      tile: 'Doce meses, doce imágenes',
      startLink: 'Diseñar un calendario',
      choiceHeadline: '¿Qué calendario prefiere?',
      sections: {
        uses: {
          headline: 'Para cada pared y cada mesa',
          text: [
            'El calendario de pared muestra una imagen grande. En el planificador familiar cada persona tiene su columna. El de cocina es estrecho y cabe junto a una puerta. El de mesa se coloca en el escritorio.',
            'Su calendario empieza cuando usted quiera: en enero, con el curso escolar o en un aniversario.',
          ],
        },
        sizes: {
          headline: 'Formatos',
          text: ['Cada tipo tiene sus propios formatos. Todos juntos:'],
        },
        making: {
          headline: 'Cómo se cuelga o se apoya',
          text: [
            'Los calendarios de pared llevan espiral o un agujero para colgarlos. Los de mesa llevan una base de madera o vienen en hojas sueltas.',
          ],
        },
      },
      question: {
        question: '¿Tiene que empezar en enero?',
        answer:
          'No. El mes y el año de inicio se eligen antes de diseñar. Si no elige nada, empieza en enero; a partir de julio, en enero del año siguiente.',
      },
    },
    photobook: {
      name: 'Fotolibro',
      title: 'Fotolibro: diséñelo en línea página a página',
      description:
        'Fotolibro en papel fotográfico, fotolibro digital o cuaderno: elija papel, encuadernación y formato y diséñelo en línea, página a página.',
      headline: 'Un libro que cuenta su historia',
      lead: 'Un año, un viaje o una fiesta en un libro encuadernado: en papel fotográfico o en impresión digital.',
      picture: 'Un fotolibro encuadernado con dunas en la cubierta',
      tile: 'Su historia, encuadernada',
      startLink: 'Diseñar un fotolibro',
      choiceHeadline: '¿Qué fotolibro le conviene?',
      sections: {
        uses: {
          headline: 'Tres libros para tres ocasiones',
          text: [
            'El **fotolibro en papel fotográfico** se abre del todo: las imágenes pasan de una página a otra sin pliegue. Es el libro de una boda.',
            'El **fotolibro digital** tiene más páginas y papeles y cuenta también viajes largos. El **cuaderno** es ligero, de tapa blanda, y se regala enseguida.',
          ],
        },
        sizes: {
          headline: 'Formatos y páginas',
          text: ['Apaisado, vertical o cuadrado. Estas son las páginas de cada libro:'],
        },
        making: {
          headline: 'Papel y encuadernación',
          text: ['La tapa, la encuadernación y los papeles entre los que elige antes de diseñar:'],
        },
      },
      question: {
        question: '¿Cuántas fotos necesito?',
        answer:
          'Calcule dos o tres fotos por página y, para un libro tranquilo, una. Al diseñar puede añadir más páginas.',
      },
    },
    collage: {
      name: 'Collage de fotos',
      title: 'Collage de fotos para la pared: diséñelo',
      description:
        'Muchas fotos, un solo cuadro: elija plantilla, formato y material para su collage en lienzo, metacrilato, aluminio o póster.',
      headline: 'Muchas fotos, un cuadro',
      lead: 'Usted elige una plantilla y carga sus fotos. Nosotros hacemos un cuadro con ellas.',
      picture: 'Un collage de siete fotos en la pared',
      tile: 'Muchas fotos en un cuadro',
      startLink: 'Diseñar un collage',
      choiceHeadline: 'Su collage',
      sections: {
        uses: {
          headline: 'Cuando una foto no basta',
          text: [
            'Un año con los niños, todos los invitados de una fiesta, las etapas de un viaje: en un collage caben todos.',
            'Elija una foto principal y otras con una luz parecida. El collage se verá más tranquilo.',
          ],
        },
        sizes: {
          headline: 'Formatos',
          text: [
            'Con cada plantilla verá los formatos que le corresponden y el tamaño de su foto más pequeña. Calcule un palmo por foto para que se reconozcan las caras.',
          ],
        },
        making: {
          headline: 'Materiales',
          text: ['Puede elegir entre estos materiales:'],
        },
      },
      question: {
        question: '¿Y si una foto es demasiado pequeña?',
        answer:
          'En un collage cada foto se muestra más pequeña que sola. Por eso suelen servir también tomas antiguas que no darían para un cuadro grande.',
      },
    },
  },
};
