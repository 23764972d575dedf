import type { BusinessPage, BusinessTexts } from './texts.ts';

/** In Spanish. */
export const texts: Readonly<Record<BusinessPage, BusinessTexts>> = {
  'business-customers': {
    name: 'Clientes empresa',
    title: 'Cuadros para empresas, hoteles y consultas',
    description:
      'Precios netos, cantidades mayores y una persona de contacto: lo que hacemos para consultas, oficinas, hoteles y asociaciones.',
    headline: 'Imágenes para sus espacios',
    lead: 'Consulta, oficina, hotel o asociación: usted nos indica las paredes y nosotros calculamos, fabricamos y enviamos.',
    contactLink: 'Solicitar presupuesto',
    sections: [
      {
        headline: 'Lo que obtiene',
        text: [
          '- precios sin IVA al iniciar sesión con una cuenta de empresa',
          '- un presupuesto para cantidades mayores y formatos mezclados',
          '- una persona de contacto que conoce su pedido',
        ],
      },
      {
        headline: 'Cómo empezar',
        text: [
          'Cuéntenos desde la [página de contacto](contact) qué tiene en mente: cuántos cuadros, qué formatos, para cuándo. Recibirá un presupuesto con fecha de entrega.',
        ],
      },
      {
        headline: 'Con su nombre',
        text: [
          '¿Vende imágenes y prefiere que nosotros quedemos en segundo plano? Para eso está el [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    name: 'Servicio de marca blanca',
    title: 'Servicio de marca blanca para fotógrafos',
    description:
      'Usted vende; nosotros fabricamos y enviamos cada pedido con su nombre: el servicio de marca blanca para fotógrafos, galerías y comercios.',
    headline: 'Lo hacemos nosotros, lleva su nombre',
    lead: 'Para quienes venden imágenes sin tener taller. Su clientela solo le ve a usted.',
    contactLink: 'Solicitar el acceso',
    sections: [
      {
        headline: 'Cómo funciona',
        text: [
          'Hace el pedido como siempre y en la cesta lo cambia a marca blanca. Se envía entonces con su nombre y no con el nuestro.',
          'Una barra en el borde de la página indica en todo momento si el pedido sale con su nombre.',
        ],
      },
      {
        headline: 'Quién puede participar',
        text: [
          'El servicio está pensado para empresas. Lo activamos en su cuenta cuando nos escribe con el formulario de esta página.',
        ],
      },
      {
        headline: 'Lo que no cambia',
        text: [
          'Fabricamos y revisamos estos pedidos como todos los demás. Sus precios se muestran sin IVA: [](business-customers).',
        ],
      },
    ],
  },
  newsletter: {
    name: 'Boletín',
    title: 'Boletín con consejos y fechas de pedido',
    description:
      'Materiales nuevos, consejos del taller y últimas fechas antes de las fiestas: nuestro boletín y cómo funciona.',
    headline: 'Correo desde el taller',
    lead: 'Materiales nuevos, consejos para colgar y las últimas fechas de pedido antes de las fiestas. Pocas veces y nunca sin motivo.',
    contactLink: 'Preguntas sobre el boletín',
    sections: [
      {
        headline: 'Cómo suscribirse',
        text: [
          'Usted indica su correo y recibe un mensaje con un enlace, sin publicidad. Solo al abrirlo queda suscrito. Así nadie puede inscribirle sin que lo sepa.',
        ],
      },
      {
        headline: 'Cómo darse de baja',
        text: [
          'Cada número termina con un enlace para darse de baja. Surte efecto enseguida y no hace falta cuenta.',
        ],
      },
      {
        headline: 'Qué guardamos',
        text: [
          'Su dirección y el momento de su consentimiento, para poder acreditarlo. Más en [](privacy).',
        ],
      },
    ],
  },
};
