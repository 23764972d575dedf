import type { AllPhotoGiftTexts } from './texts.ts';

/** In Spanish. */
export const texts: AllPhotoGiftTexts = {
  shared: {
    offeredHeadline: 'Lo que hay',
    occasionsHeadline: '¿Para qué ocasión?',
    voucher: 'Si las fotos aún no están',
  },
  pages: {
    'photo-gifts': {
      name: 'Regalos con fotos',
      title: 'Fotolibros, calendarios y cajas de fotos',
      description:
        'Fotolibros, calendarios, cajas de fotos, copias y vales regalo de un vistazo, cada uno con el precio más bajo al que se vende.',
      headline: 'En qué se convierten sus fotos',
      lead: 'Un libro, un calendario, una caja o copias sueltas: todo en una página, con precios.',
      picture: 'Un fotolibro cerrado sobre una mesa',
      tile: 'Libros, calendarios, cajas y copias',
      choosing: {
        headline: '¿Libro, calendario o caja?',
        text: [
          'Un viaje o una fiesta con muchas fotos se cuenta mejor en un [fotolibro](photobook). Para disfrutarlas cada día, elija un [calendario](photo-calendar).',
          'Las fotos favoritas, una a una, caben en la [caja de fotos](photo-box), que se va llenando con los años. Las copias sin caja están en [](photo-prints).',
        ],
      },
    },
    'wedding-photos': {
      name: 'Fotos de boda',
      title: 'Fotos de boda en libro, caja y calendario',
      description:
        'Sus fotos de boda se convierten en un fotolibro, una caja de fotos para los invitados y un calendario, con precios desde.',
      headline: 'Su día, para hojearlo',
      lead: 'La fiesta fue larga y las fotos son muchas. Aquí se convierten en un libro para ustedes y un recuerdo para quienes estuvieron.',
      picture: 'Un fotolibro con la cubierta clara',
      tile: 'Libro, caja y calendario de la boda',
      choosing: {
        headline: 'Para ustedes y para los invitados',
        text: [
          'Para los dos, un libro cuyas páginas quedan planas: las fotos de grupo pasan de una página a otra. El diseño Vermeil está pensado para bodas.',
          'Para los padres y los padrinos, una caja con las fotos en las que aparecen. La tarjeta de agradecimiento está en [](cards).',
        ],
      },
    },
    'christmas-photos': {
      name: 'Fotos para Navidad',
      title: 'Regalos con fotos para Navidad, con precios',
      description:
        'Calendarios para el año nuevo, un fotolibro del que acaba, cajas y vales regalo: sus fotos convertidas en regalos.',
      headline: 'El año, bien envuelto',
      lead: 'El calendario del año nuevo, el libro del que acaba. Y un vale regalo, si hay prisa.',
      picture: 'Un calendario de pared para el año nuevo',
      tile: 'Calendario, libro del año y vale',
      choosing: {
        headline: 'Para lo que aún hay tiempo',
        text: [
          'Todos necesitan un [calendario](photo-calendar), y se llena pronto: bastan doce fotos y una para la portada. El libro del año lleva una tarde.',
          'El día de entrega figura junto a cada precio. El [vale regalo](gift-voucher) llega por correo electrónico el día que usted elija.',
        ],
      },
    },
  },
};
