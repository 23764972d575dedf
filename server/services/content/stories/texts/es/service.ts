import type { Texts } from '../texts.ts';

/** The pages of service and law, in Spanish. */
export const service: Texts['service'] = {
  shipping: {
    name: 'Envío y entrega',
    title: 'Gastos de envío y entrega',
    description: 'Dónde entregamos, cómo embalamos y cuándo llega tu pedido.',
    headline: 'Envío y entrega',
    lead: 'Los gastos de envío dependen del tamaño y del destino. Ves el importe antes de pedir.',
    sections: [
      {
        headline: 'Gastos',
        text: [
          'Los gastos de envío aparecen junto al precio y en la cesta, antes del pago. Los formatos voluminosos cuestan más porque viajan solos.',
        ],
      },
      {
        headline: 'Plazo de entrega',
        text: [
          'Fabricamos cada pedido por separado. La fecha prevista está en la página del producto y vale si haces el pedido antes de la hora indicada.',
        ],
      },
      {
        headline: 'Dónde entregamos',
        text: [
          'Entregamos en el país cuya tienda estás usando. Los demás países se eligen al final de la página.',
        ],
      },
      {
        headline: 'Daños en el transporte',
        text: [
          'Guarda el embalaje y envíanos una foto desde la [página de contacto](contact). Volvemos a fabricar tu pedido.',
        ],
      },
    ],
  },
  contact: {
    name: 'Contacto',
    title: 'Contacto',
    description: 'Cómo localizarnos por pedidos, materiales, entregas y reclamaciones.',
    headline: 'Contacto',
    lead: 'Respondemos de lunes a viernes, normalmente el mismo día.',
    sections: [
      {
        headline: 'Escríbenos',
        text: [
          'Correo: [service@example.com](mail). Indica tu número de pedido si ya lo tienes.',
          'Horario: de lunes a viernes, de 9 a 17 h.',
        ],
      },
      {
        headline: 'Respuestas rápidas',
        text: [
          '- [Envío y entrega](shipping)',
          '- [Desistir de un contrato](withdrawal)',
          '- [Tus derechos si algo falla](guarantee)',
        ],
      },
    ],
  },
  imprint: {
    name: 'Aviso legal',
    title: 'Aviso legal',
    description: 'Titular, dirección y contacto de esta tienda.',
    headline: 'Aviso legal',
    lead: 'Esta tienda es una muestra. Los datos ocupan el lugar de los de un titular.',
    sections: [
      {
        headline: 'Titular',
        text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Múnich, Alemania'],
      },
      { headline: 'Contacto', text: ['Correo: [service@example.com](mail)'] },
      {
        headline: 'Representación y registro',
        text: ['Aquí el titular indica sus administradores, su registro mercantil y su NIF.'],
      },
    ],
  },
  privacy: {
    name: 'Privacidad',
    title: 'Política de privacidad',
    description: 'Qué datos trata esta tienda, para qué, y qué derechos tienes.',
    headline: 'Política de privacidad',
    lead: 'Tratamos lo que tu pedido necesita y solo medimos con tu consentimiento.',
    sections: [
      {
        headline: 'Tus fotos',
        text: [
          'Tus fotos sirven solo para imprimir tu pedido. No se las mostramos a nadie y las borramos cuando ya no hacen falta para repetir una impresión.',
        ],
      },
      {
        headline: 'Tu pedido',
        text: [
          'Tratamos nombre, dirección y datos de pago para cumplir el contrato. Conservamos las facturas mientras la ley lo exija.',
        ],
      },
      {
        headline: 'Consentimiento',
        text: [
          'Sin tu consentimiento no cargamos nada de otros proveedores ni medimos tu visita. Rechazar es tan fácil como aceptar, y puedes cambiar de opinión en cualquier momento.',
        ],
      },
      {
        headline: 'Tus derechos',
        text: [
          'Puedes pedir acceso, rectificación, supresión y portabilidad de tus datos y reclamar ante una autoridad de control. Escribe a [service@example.com](mail).',
        ],
      },
    ],
  },
  terms: {
    name: 'Condiciones generales',
    title: 'Condiciones generales de venta',
    description: 'Contrato, precios, pago y entrega en esta tienda.',
    headline: 'Condiciones generales de venta',
    lead: 'Texto de muestra: un titular lo sustituye por sus propias condiciones revisadas.',
    sections: [
      {
        headline: 'Contrato',
        text: [
          'La presentación de los productos invita a pedir. Con «Pedido con obligación de pago» haces una oferta; el contrato se cierra con nuestra confirmación.',
        ],
      },
      {
        headline: 'Precios y pago',
        text: [
          'Valen los precios del momento del pedido. Junto al precio se dice si incluyen el IVA; los gastos de envío se añaden.',
        ],
      },
      {
        headline: 'Tus imágenes',
        text: [
          'Confirmas que puedes usar las imágenes. No imprimimos imágenes contrarias a la ley.',
        ],
      },
      {
        headline: 'Desistimiento y defectos',
        text: ['Consulta [desistimiento](withdrawal) y [garantía legal](guarantee).'],
      },
    ],
  },
  withdrawal: {
    name: 'Desistir de un contrato',
    title: 'Desistir de un contrato',
    description: 'De qué pedidos puedes desistir, cómo se hace y qué plazos hay.',
    headline: 'Desistir de un contrato',
    lead: 'Puedes desistir aquí sin iniciar sesión. Indica tu nombre, el número de pedido y un correo para la confirmación.',
    sections: [
      {
        headline: 'Cómo desistir',
        text: [
          'Envía tu declaración a [service@example.com](mail) o usa la [página de contacto](contact). Basta una frase: «Desisto de mi contrato sobre …». Recibes enseguida un acuse de recibo.',
        ],
      },
      {
        headline: 'De qué puedes desistir',
        text: [
          'Sobres, marcos sin imagen y muestras de almacén: 14 días desde la recepción, sin motivo. Devolvemos el precio y el envío estándar en un plazo de 14 días.',
        ],
      },
      {
        headline: 'Qué queda excluido',
        text: [
          'Los productos con tus fotos o textos se fabrican según tus indicaciones. Para ellos **no hay derecho de desistimiento**. Conservas tus derechos en caso de [defectos](guarantee).',
        ],
      },
    ],
  },
  guarantee: {
    name: 'Garantía legal',
    title: 'Garantía legal de conformidad',
    description: 'Tus derechos cuando un producto llega defectuoso o dañado.',
    headline: 'Garantía legal de conformidad',
    lead: 'La garantía legal cubre todos los productos, también los personalizados.',
    sections: [
      {
        headline: 'Tres años',
        text: [
          'Si un producto no es conforme en la entrega, respondemos durante **tres años** desde la recepción. Puedes pedir la reparación o la sustitución, sin coste.',
          'Si no se logra en un plazo razonable, puedes pedir una rebaja del precio o resolver el contrato.',
        ],
      },
      {
        headline: 'Cómo avisar de un defecto',
        text: [
          'Cuéntanos qué falla, mejor con una foto, desde la [página de contacto](contact). Devuelve el producto solo si te lo pedimos.',
        ],
      },
    ],
  },
  accessibility: {
    name: 'Accesibilidad',
    title: 'Declaración de accesibilidad',
    description: 'Cómo de accesible es esta tienda y dónde avisar de obstáculos.',
    headline: 'Declaración de accesibilidad',
    lead: 'Construimos esta tienda para que pueda usarla el mayor número de personas.',
    sections: [
      {
        headline: 'Referencia',
        text: [
          'Seguimos las WCAG 2.2, nivel AA. Las páginas se usan con el teclado, se amplían al 200 % y se pueden leer en voz alta; los cambios de precio se anuncian.',
        ],
      },
      {
        headline: 'Límites conocidos',
        text: [
          'Aún no hay una auditoría externa. Colocar fotos en la herramienta de diseño requiere ver la pantalla; te ayudamos si lo pides.',
        ],
      },
      {
        headline: 'Avisar de un obstáculo',
        text: [
          'Escríbenos desde la [página de contacto](contact): en qué página y con qué no puedes seguir.',
        ],
      },
    ],
  },
};
