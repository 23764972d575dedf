import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Por dónde seguir';

/** In Spanish. */
export const texts: AllComingTexts = {
  account: {
    name: 'Su cuenta',
    title: 'Su cuenta: lista de deseos y cesta',
    description:
      'Con una cuenta, su lista de deseos y su cesta se conservan aunque cambie de dispositivo. También puede diseñar sin cuenta.',
    headline: 'Su cuenta',
    lead: 'Con una cuenta tiene su lista de deseos y su cesta en todos sus dispositivos. Para diseñar no hace falta cuenta.',
    about: {
      headline: 'Sin cuenta',
      text: [
        'El material, el formato y el marco están en la dirección de la página. Guárdela como marcador o envíela: quien la abra verá exactamente lo que usted eligió.',
        'Si se trata de un pedido en curso, escríbanos desde la [página de contacto](contact). Para desistir de un contrato no hace falta iniciar sesión: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Cesta',
    title: 'Su cesta: artículos, cantidad y total',
    description:
      'Añada cuadros a la cesta, cambie la cantidad y vea el total. Todos los artículos aparecen aquí con el precio de hoy.',
    headline: 'Su cesta',
    lead: 'Lo que añada estará aquí al precio de hoy.',
    about: {
      headline: 'Conviene saber',
      text: [
        'La cesta pertenece a este navegador: una cookie que no hace nada más la conserva desde que añade algo. Se borra medio año después del último cambio.',
        'Lo que cuesta el envío está aquí: [](shipping).',
      ],
    },
    tilesHeadline,
  },
  'placed-order': {
    name: 'Pedido',
    title: 'Su pedido: estado, artículos y factura',
    description:
      'Vea el estado de su pedido, qué ha pedido y cuándo llega. Aquí también puede anularlo o comunicarnos un defecto.',
    headline: 'Su pedido',
    lead: 'Aquí ve el estado de su pedido.',
    about: {
      headline: 'Conviene saber',
      text: [
        'Solo usted tiene el enlace a esta página. No lo comparta: quien lo tenga verá su pedido.',
        '¿Tiene una pregunta? Escríbanos desde la [página de contacto](contact).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Pago',
    title: 'Finalizar la compra: precios y envío',
    description:
      'Dirección, entrega, pago y revisión: haga su pedido en pocos pasos, con todos los precios y el día de entrega, y sin crear una cuenta.',
    headline: 'Finalizar la compra',
    lead: 'Al pago se llega desde la cesta. Allí ve cuánto cuesta todo junto.',
    about: {
      headline: 'Información útil',
      text: [
        'Los gastos y plazos de envío de su país están en [](shipping); nuestras condiciones, en [](terms).',
        '¿Desea encargar una cantidad mayor? Escríbanos desde la [página de contacto](contact).',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Diseñar en línea',
    title: 'Diseñar en línea, sin instalar nada',
    description:
      'Diseñe cuadros, tarjetas, calendarios y libros en el navegador: sin programas que descargar y sin iniciar sesión. Elija primero el producto.',
    headline: 'Se diseña en el navegador',
    lead: 'No tiene que instalar nada. Elija un producto y se abre el editor.',
    about: {
      headline: 'Cómo empezar',
      text: [
        'En la página del producto elige el tamaño y el acabado. El editor recibe su elección y usted solo añade las fotos.',
      ],
    },
    tilesHeadline,
  },
  products: {
    name: 'Productos',
    title: 'Todos los productos con sus fotos a la vista',
    description:
      'Todo lo que hacemos con sus fotos en una sola página: elija un producto y empiece enseguida a diseñarlo en línea.',
    headline: '¿Qué le gustaría hacer?',
    lead: 'Elija un producto. Desde su página se llega al editor.',
    about: {
      headline: '¿Busca un diseño concreto?',
      text: [
        '¿Le han enviado el enlace de un diseño? Escríbanos desde la [página de contacto](contact) y lo abrimos para usted.',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Elegir un calendario',
    title: 'Elegir un calendario: tipo y formato',
    description:
      'Elija primero el tipo y el formato de su calendario. Verá el precio de cada opción al momento y después añadirá las fotos.',
    headline: '¿Qué calendario prefiere?',
    lead: 'Hay un calendario para cada pared y cada mesa. Elija primero el tipo y vea diseños, formatos y precios.',
    about: {
      headline: 'Lo que viene',
      text: [
        'El mes de inicio, el montaje y los accesorios se eligen en la página del calendario. Si no elige ningún mes, el calendario empieza en enero.',
      ],
    },
    tilesHeadline: 'Calendarios por tipo',
  },
  'preconfigurator-card': {
    name: 'Elegir una tarjeta',
    title: 'Elegir una tarjeta: ocasión y papel',
    description:
      'Elija primero la ocasión de su tarjeta. El editor se abre con un tema adecuado y usted añade la foto y el texto.',
    headline: '¿Cuál es la ocasión?',
    lead: 'Empiece por la ocasión. El papel, la cantidad y el sobre se eligen en el editor.',
    about: {
      headline: 'Lo que viene',
      text: [
        'El papel, el acabado y la cantidad se eligen en el editor. Las tres primeras muestras de un pedido son gratis.',
      ],
    },
    tilesHeadline: 'Tarjetas por ocasión',
  },
  theme: {
    name: 'Diseño',
    title: 'Encontrar un diseño de tarjeta y empezar',
    description:
      '¿Busca un diseño de tarjeta concreto? Elija la ocasión para abrir el editor o indíquenos el número del diseño que ha visto.',
    headline: 'Encuentre su diseño',
    lead: 'Elija la ocasión. El editor se abre con los diseños adecuados.',
    about: {
      headline: '¿Busca un diseño concreto?',
      text: [
        '¿Le han enviado el enlace de un diseño? Indíquenos el número de su dirección desde la [página de contacto](contact) y lo buscaremos.',
      ],
    },
    tilesHeadline,
  },
  wishlist: {
    name: 'Lista de deseos',
    title: 'Lista de deseos: guardar y compartir',
    description:
      'Guarde cuadros y formatos, compárelos y compártalos con un enlace. No necesita cuenta y el precio es siempre el de hoy.',
    headline: 'Su lista de deseos',
    lead: 'Lo que guarde aparece aquí con el precio de hoy. Sin necesidad de cuenta.',
    about: {
      headline: 'Conviene saber',
      text: [
        'La lista pertenece a este navegador: una cookie que no hace otra cosa la conserva desde que guarda algo por primera vez. Se borra medio año después del último cambio.',
        'Quien tenga el enlace para compartir verá su selección y podrá añadirla a su propia lista. El enlace no dice quién es usted.',
      ],
    },
    tilesHeadline,
  },
};
