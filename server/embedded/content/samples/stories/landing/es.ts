import type { AllLandingTexts } from './texts.ts';

/** In Spanish. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Más ideas',
  lastOrdersHeadline: 'Hasta cuándo pedir',
  pages: {
    'living-room': {
      name: 'Cuadros para el salón',
      title: 'Cuadros para el salón: medida y material',
      description:
        '¿Qué tamaño de cuadro va sobre el sofá, a qué altura, y qué material conviene según la luz? Consejos para su salón.',
      headline: 'El cuadro sobre el sofá',
      lead: 'En un salón, un cuadro grande luce más que muchos pequeños. Le ayudamos a elegir la medida y el material.',
      picture: 'Dunas amplias con luz cálida de la tarde',
      tile: 'Medida y material para el sofá',
      startLink: 'Elegir lienzo',
      sections: {
        place: {
          headline: 'Uno o varios',
          text: [
            'Un cuadro grande se ve más tranquilo que muchos pequeños. Varios cuadros necesitan siempre la misma separación, un palmo como mucho. Colóquelos antes en el suelo. Así se hace: [](article-gallery-wall).',
          ],
        },
        choice: {
          headline: 'Qué material',
          text: [
            'Frente a una ventana, el [lienzo](canvas) es la elección segura: no refleja. En una pared tranquila y sin luz de frente, el [metacrilato](acrylic) hace brillar los colores.',
          ],
        },
      },
    },
    nursery: {
      name: 'Cuadros para la habitación infantil',
      title: 'Cuadros infantiles: seguros y resistentes',
      description:
        'Sus fotos en la habitación infantil: qué materiales son ligeros y resistentes, cómo colgarlos con seguridad y qué motivos gustan siempre.',
      headline: 'Imágenes que crecen con ellos',
      lead: 'La primera risa, el animal preferido, los días de playa. Ligeras, resistentes y fáciles de cambiar.',
      picture: 'Una luna sobre colinas suaves',
      tile: 'Ligeras, resistentes, fáciles de cambiar',
      startLink: 'Elegir póster',
      sections: {
        place: {
          headline: 'Colgadas con seguridad',
          text: [
            'Sobre la cama cuenta el peso: el [póster](poster) y el [lienzo](canvas) son ligeros y no tienen cantos duros. Los cuadros pesados se cuelgan fuera del alcance y en dos puntos.',
          ],
        },
        choice: {
          headline: 'Lo que gusta mucho tiempo',
          text: [
            'Los motivos claros con superficies tranquilas cansan menos. Si cambian los gustos, en el [póster enmarcado](photo-frame) solo se cambia la imagen.',
          ],
        },
      },
    },
    office: {
      name: 'Cuadros para la oficina',
      title: 'Cuadros para oficina, consulta y recepción',
      description:
        'Motivos serenos y materiales resistentes para despachos, consultas y recepciones. Qué conviene según la luz y cómo pedir más cantidad.',
      headline: 'Cuadros serenos para oficinas y consultas',
      lead: 'Un cuadro hace más acogedor un despacho, una consulta o una recepción. Le ayudamos a encontrar el adecuado.',
      picture: 'El perfil de una ciudad en líneas claras',
      tile: 'Motivos serenos para el trabajo',
      startLink: 'Elegir aluminio',
      sections: {
        place: {
          headline: 'Luz y mirada',
          text: [
            'Las pantallas y las lámparas se reflejan en las superficies lisas. Frente al puesto de trabajo conviene un cuadro mate; en el pasillo y en la recepción puede brillar.',
          ],
        },
        choice: {
          headline: 'Para muchas paredes',
          text: [
            'El [aluminio](aluminium) es delgado, fácil de limpiar y se mantiene recto. Para varias salas elija un formato y varíe los motivos. Las cantidades mayores se hablan con nuestro [servicio para empresas](business-customers).',
          ],
        },
      },
    },
    gifts: {
      name: 'Regalos con foto',
      title: 'Regalos con foto: ideas para cada ocasión',
      description:
        'Ideas de regalos con foto para Navidad, cumpleaños y bodas: calendario, lienzo o collage. Y cuándo encargarlos para que lleguen a tiempo.',
      headline: 'Un regalo que se queda en la pared',
      lead: 'Un cuadro, un calendario o un collage con sus fotos: tres ideas y la fecha hasta la que conviene pedir.',
      picture: 'Hojas delicadas en verde apagado',
      tile: 'Ideas para fiestas y aniversarios',
      startLink: 'Ver los cuadros',
      sections: {
        place: {
          headline: 'Tres ideas',
          text: [
            '- Para los abuelos: un [calendario con fotos](photo-calendar) en el que cada mes aparece alguien a quien quieren.',
            '- Para una pareja: el lugar donde se conocieron, en [lienzo](canvas).',
            '- Para los amigos: el viaje compartido, en un [collage](collage).',
          ],
        },
        choice: {
          headline: 'Encargado a tiempo',
          text: [
            'Desde seis semanas antes de Navidad, del Día de la Madre y de otras ocasiones, esta página dice hasta cuándo pedir. La fecha de entrega prevista está siempre junto al precio. Plazos y exprés: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Imprimir fotos',
      title: 'Imprimir fotos: de la copia al cuadro',
      description:
        'De la copia al cuadro: sobre qué puede imprimir sus fotos, qué resolución basta para cada formato y cuánto cuesta.',
      headline: 'Imprimir fotos, de pequeñas a grandes',
      lead: 'Una foto, muchas posibilidades. Elija material y formato; el precio aparece enseguida.',
      picture: 'Papel recortado en tonos cálidos',
      tile: 'De la copia al cuadro',
      startLink: 'Ver los cuadros',
      sections: {
        place: {
          headline: 'Qué resolución basta',
          text: [
            'Cuanto más grande es la imagen, de más lejos se mira y menos puntos necesita. Las fotos de los teléfonos actuales bastan para la mayoría de formatos. Al cargar su foto verá, formato por formato, si queda bien. Todos los tamaños están en los [consejos para fotos](photo-guide).',
          ],
        },
        choice: {
          headline: 'Pequeña o grande',
          text: [
            'Para el álbum y el marco hay [copias en papel](photo-prints); para hojear, una [caja de fotos](photo-box). Para la pared se comparan cuatro materiales: [](comparison).',
          ],
        },
      },
    },
  },
};
