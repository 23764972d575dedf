import type { AllLandingTexts } from './texts.ts';

/** In Spanish. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Más ideas',
  pages: {
    'living-room': {
      name: 'Cuadros para el salón',
      title: 'Cuadros para el salón',
      description:
        '¿Qué tamaño, qué altura, qué material? Así su foto se convierte en el cuadro que sostiene un salón.',
      headline: 'El cuadro sobre el sofá',
      lead: 'Un salón agradece más un cuadro grande que muchos pequeños. Aquí encontrará la medida y el material.',
      picture: 'Dunas amplias con luz cálida de la tarde',
      tile: 'Medida y material para el sofá',
      startLink: 'Elegir lienzo',
      sections: {
        place: {
          headline: 'Qué tamaño y qué altura',
          text: [
            'Sobre el sofá un cuadro queda bien cuando ocupa unos dos tercios de su ancho. El centro va a la altura de los ojos; donde se está sentado puede ir algo más bajo.',
            'Deje un palmo de aire sobre el respaldo. Varios cuadros resultan más tranquilos si las distancias son iguales.',
          ],
        },
        choice: {
          headline: 'Qué material',
          text: [
            'Frente a una ventana, el [lienzo](canvas) es la elección segura: no refleja. En una pared tranquila y sin luz de frente, el [vidrio acrílico](acrylic) muestra todo lo que hay en los colores.',
          ],
        },
      },
    },
    nursery: {
      name: 'Cuadros para la habitación infantil',
      title: 'Cuadros para la habitación infantil',
      description:
        'Materiales resistentes, montaje seguro y motivos que crecen con los niños: sus fotos en la habitación infantil.',
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
      title: 'Cuadros para la oficina',
      description:
        'Motivos serenos y materiales resistentes para despachos, consultas y recepciones, también en cantidad.',
      headline: 'Imágenes que acompañan sin molestar',
      lead: 'En el despacho, en la consulta, en la recepción: un cuadro da a la mirada dónde descansar.',
      picture: 'El perfil de una ciudad en líneas claras',
      tile: 'Motivos serenos para el trabajo',
      startLink: 'Elegir Alu-Dibond',
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
            'El [Alu-Dibond](aluminium) es delgado, fácil de limpiar y se mantiene recto. Para varias salas elija un formato y varíe los motivos. Las cantidades mayores se hablan con nuestro [servicio para empresas](business-customers).',
          ],
        },
      },
    },
    gifts: {
      name: 'Regalos con foto',
      title: 'Regalos con foto para la pared',
      description:
        'En Navidad, cumpleaños o bodas: qué regalo con foto conviene y cuándo es mejor encargarlo.',
      headline: 'Un regalo que se queda en la pared',
      lead: 'Quien lo tiene todo todavía no tiene este cuadro. Tres ideas y una mirada al calendario.',
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
            'La fecha de entrega prevista está junto a cada precio. Antes de las fiestas los talleres están llenos: mejor encargar una semana antes. Plazos y exprés: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Imprimir fotos',
      title: 'Imprimir fotos',
      description:
        'De la copia al cuadro: sobre qué se imprimen las fotos, qué resolución basta y cuánto cuesta.',
      headline: 'Imprimir fotos, de pequeñas a grandes',
      lead: 'Una foto, muchas posibilidades. Elija material y formato; el precio aparece enseguida.',
      picture: 'Papel recortado en tonos cálidos',
      tile: 'De la copia al cuadro',
      startLink: 'Ver los cuadros',
      sections: {
        place: {
          headline: 'Qué resolución basta',
          text: [
            'Cuanto más grande es la imagen, de más lejos se mira y menos puntos necesita. Las fotos de los teléfonos actuales bastan para la mayoría de formatos. Al cargar su foto verá, formato por formato, si queda bien.',
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
