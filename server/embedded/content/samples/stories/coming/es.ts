import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Por dónde seguir';

/** In Spanish. */
export const texts: AllComingTexts = {
  account: {
    name: 'Su cuenta',
    title: 'Su cuenta',
    description:
      'Sus pedidos y direcciones estarán pronto en su cuenta. Para diseñar no necesita ninguna.',
    headline: 'Pronto habrá más en su cuenta',
    lead: 'Aquí encontrará sus pedidos, direcciones y facturas. Para diseñar no hace falta cuenta.',
    about: {
      headline: 'Mientras tanto',
      text: [
        'El material, el formato y el marco están en la dirección de la página. Guárdela como marcador o envíela: quien la abra verá exactamente lo que usted eligió.',
        'Si se trata de un pedido en curso, escríbanos desde la [página de contacto](contact). Para desistir de un contrato no hace falta iniciar sesión: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Cesta',
    title: 'Su cesta',
    description: 'Añada cuadros a la cesta, cambie la cantidad y vea el total: al precio de hoy.',
    headline: 'Su cesta',
    lead: 'Lo que añada estará aquí al precio de hoy. Muy pronto podrá hacer el pedido.',
    about: {
      headline: 'Conviene saber',
      text: [
        'La cesta pertenece a este navegador: una cookie que no hace nada más la conserva desde que añade algo. Se borra medio año después del último cambio.',
        'Lo que cuesta el envío está aquí: [](shipping).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Pago',
    title: 'Finalizar la compra',
    description:
      'El pago abrirá muy pronto. Los precios y los gastos de envío ya están a la vista.',
    headline: 'El pago abrirá muy pronto',
    lead: 'Todavía no se puede pedir ni pagar. Hasta entonces puede diseñar, reunir y calcular.',
    about: {
      headline: 'Lo que ya puede saber',
      text: [
        'Los gastos y plazos de envío de su país están en [](shipping); nuestras condiciones, en [](terms).',
        '¿Desea encargar una cantidad mayor? Escríbanos desde la [página de contacto](contact).',
      ],
    },
    tilesHeadline,
  },
  magazine: {
    name: 'Revista',
    title: 'Revista',
    description: 'Estamos escribiendo nuestra revista. Los consejos prácticos ya se pueden leer.',
    headline: 'La revista está en camino',
    lead: 'Pronto contaremos aquí historias de imágenes y de quienes viven con ellas. Los consejos prácticos ya están.',
    about: {
      headline: 'Ya se puede leer',
      text: [
        '- Plazos y gastos: [](shipping)',
        '- Sus derechos cuando algo falla: [](guarantee)',
        '- Consejo personal: [](contact)',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Diseñar en línea',
    title: 'Diseñar en línea',
    description: 'Se diseña en el navegador, sin programa y sin iniciar sesión. Elija su producto.',
    headline: 'Se diseña en el navegador',
    lead: 'No hay que descargar nada. Elija un producto y el editor se abre con él.',
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
    title: 'Todos los productos',
    description:
      'Lo que hacemos con sus fotos: todos los productos, cada uno con su camino al editor.',
    headline: '¿Qué le gustaría hacer?',
    lead: 'Estamos preparando la página de cada diseño. A todos los productos ya se llega desde aquí.',
    about: {
      headline: 'Lo que viene',
      text: [
        'Esta dirección mostrará un diseño concreto, con vista previa, papel y precio. Si le han enviado un diseño, se lo abrimos con gusto: escríbanos desde la [página de contacto](contact).',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Elegir un calendario',
    title: 'Elegir un calendario',
    description: 'Elija el tipo y el formato de su calendario. El editor se abre con su elección.',
    headline: '¿Qué calendario prefiere?',
    lead: 'Hay un tipo para cada pared y cada mesa. Usted elige y el editor se abre con él.',
    about: {
      headline: 'Lo que viene',
      text: [
        'Pronto elegirá aquí también el mes de inicio, el montaje y los accesorios. Hasta entonces se ajustan en el editor; si no elige, el calendario empieza en enero.',
      ],
    },
    tilesHeadline: 'Calendarios por tipo',
  },
  'preconfigurator-card': {
    name: 'Elegir una tarjeta',
    title: 'Elegir una tarjeta',
    description: 'Elija la ocasión de su tarjeta. El editor se abre con el tema adecuado.',
    headline: '¿Cuál es la ocasión?',
    lead: 'Empiece por la ocasión. El papel, la cantidad y el sobre se eligen en el editor.',
    about: {
      headline: 'Lo que viene',
      text: [
        'Pronto verá aquí cada diseño con su papel, su acabado y sus precios por cantidad. Las tres primeras muestras de un pedido son gratis, también entonces.',
      ],
    },
    tilesHeadline: 'Tarjetas por ocasión',
  },
  theme: {
    name: 'Diseño',
    title: 'Ver un diseño',
    description: 'Estamos preparando las páginas de cada diseño. Empiece por la ocasión.',
    headline: 'Este diseño tendrá pronto su propia página',
    lead: 'Todavía no mostramos los diseños uno a uno. Con la ocasión ya se llega al editor.',
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
    title: 'Su lista de deseos',
    description:
      'Guarde cuadros y formatos, compárelos y compártalos con un enlace: sin cuenta y siempre con el precio de hoy.',
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
