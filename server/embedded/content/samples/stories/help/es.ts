import type { HelpTexts } from './texts.ts';

/** In Spanish. */
export const texts: HelpTexts = {
  name: 'Ayuda',
  title: 'Ayuda: preguntas y respuestas de la tienda',
  description:
    'Respuestas sobre fotos, resolución, materiales, entrega, devoluciones, cuenta y datos. Con un buscador y la forma de preguntarnos lo demás.',
  headline: '¿En qué podemos ayudarle?',
  lead: 'Busque una palabra o elija un tema. Si su pregunta no está, escríbanos.',
  contactLink: 'Hacer una pregunta',
  groups: {
    order: 'Pedido y pago',
    photos: 'Fotos y calidad',
    'wall-pictures': 'Materiales y marcos',
    cards: 'Tarjetas, calendarios y libros',
    delivery: 'Entrega',
    returns: 'Devoluciones y reclamaciones',
    account: 'Cuenta, cesta y lista de deseos',
    data: 'Sus datos',
  },
  questions: {
    order: {
      question: '¿Cómo hago un pedido?',
      answer:
        'Diseñe su producto, añádalo a la cesta y vaya al pago. No hace falta cuenta. Qué es en esta tienda una muestra se explica aquí: [](about).',
    },
    browsing: {
      question: '¿Puedo echar antes un vistazo?',
      answer:
        'Sí. Puede verlo todo, comparar precios y guardar lo que elija en la cesta o en la [lista de deseos](wishlist). No cuesta nada y no le compromete a nada.',
    },
    payment: {
      question: '¿Cómo puedo pagar?',
      answer:
        'Puede pagar en línea o por transferencia anticipada; con una cuenta de empresa, también con factura. Ninguna forma de pago tiene recargo.',
    },
    price: {
      question: '¿Qué se añade al precio?',
      answer:
        'Solo el envío. Cada precio dice si el impuesto está incluido. Los gastos de envío están aquí: [](shipping).',
    },
    vouchers: {
      question: '¿Hay vales regalo?',
      answer: 'Sí, para regalar y para canjear en la cesta: [](gift-voucher).',
    },
    companies: {
      question: '¿Venden también a empresas?',
      answer:
        'Sí. Para grandes cantidades, muchas paredes o su propio logotipo, escríbanos: [](business-customers).',
    },
    quantities: {
      question: '¿Cuántas tarjetas puedo encargar?',
      answer:
        'Desde una sola tarjeta hasta {most}. Si necesita más, escríbanos desde la [página de contacto](contact).',
    },
    files: {
      question: '¿Qué archivos puedo usar?',
      answer:
        'JPEG, PNG, WebP y AVIF de hasta {megabytes} MB. Las fotos HEIC, como las del iPhone, las convierte su navegador si sabe abrirlas. Si no, guárdelas antes como JPEG. TIFF, GIF y PDF [los convertimos nosotros](toolbox).',
    },
    enough: {
      question: '¿Cuántos píxeles necesita mi foto?',
      answer:
        'Para {size} debería tener al menos {pixels} píxeles. En los [consejos para fotos](photo-guide) hay una tabla con todos los formatos habituales.',
    },
    messenger: {
      question: '¿Puedo usar fotos de WhatsApp?',
      answer:
        'Mejor no. Las aplicaciones de mensajería y las redes sociales reducen mucho las fotos. Pida el original como archivo o por correo electrónico.',
    },
    colours: {
      question: '¿Por qué cambian los colores al imprimir?',
      answer:
        'Una pantalla da luz y el papel no. Por eso una impresión se ve algo más oscura. Lo explicamos en los [consejos para fotos](photo-guide).',
    },
    crop: {
      question: '¿Se recorta mi foto?',
      answer:
        'Solo si la foto y el formato tienen otras proporciones. Usted decide qué parte se ve con «Elegir el encuadre». En el lienzo, además, una franja de la foto rodea el canto.',
    },
    margin: {
      question: '¿Por qué no conviene poner nada importante en el borde?',
      answer:
        'Las tarjetas y las páginas se cortan después de imprimir y se pierde una franja estrecha. Deje un poco de espacio alrededor de textos y caras.',
    },
    changes: {
      question: '¿Modifican mi foto?',
      answer: 'No. La imprimimos como usted la ha elegido. Ajuste antes el brillo y los colores.',
    },
    material: {
      question: '¿Qué material va con mi foto?',
      answer:
        'Decida según la luz. Frente a una ventana va bien algo mate: [lienzo](canvas), [aluminio](aluminium) o [póster](poster). El [metacrilato](acrylic) da más fuerza a los colores, pero refleja. Todos juntos: [](comparison).',
    },
    damp: {
      question: '¿Qué puede colgarse en el baño o la cocina?',
      answer:
        'El [aluminio](aluminium), el [metacrilato](acrylic), el [vidrio](glass) y el [Gallery Bond](gallery-bond): el aire húmedo no los daña. El lienzo y el papel van en habitaciones secas.',
    },
    outdoors: {
      question: '¿Qué puede colgarse al aire libre?',
      answer:
        'El [aluminio](aluminium) y la [lona de PVC](tarpaulin). Un [panel de Forex](forex) aguanta fuera bajo techo.',
    },
    frames: {
      question: '¿Qué marcos hay?',
      answer:
        'Para los pósteres hay marcos de madera, aluminio y plástico, con y sin paspartú: [](photo-frame). El lienzo y los paneles llevan marco flotante; el metacrilato, la Artbox.',
    },
    hanging: {
      question: '¿Cómo cuelgo mi cuadro?',
      answer:
        'Depende del peso. La página del producto dice cuánto pesa su formato y si basta un clavo o hacen falta ganchos y tacos.',
    },
    care: {
      question: '¿Cómo limpio mi cuadro?',
      answer:
        'El lienzo y el papel se limpian en seco. El metacrilato y el aluminio, con un paño suave y húmedo. Solo el vidrio admite limpiacristales.',
    },
    samples: {
      question: '¿Puedo tocar antes el papel?',
      answer: 'Sí, con tarjetas de muestra. Las tres primeras muestras de cada pedido son gratis.',
    },
    envelopes: {
      question: '¿Las tarjetas llevan sobre?',
      answer: 'Cada tarjeta tiene un sobre de su tamaño. La solapa es recta o en pico.',
    },
    costs: {
      question: '¿Cuánto cuesta el envío?',
      answer:
        'Depende del tamaño y del país. Hasta {sides} cm, su pedido viaja como paquete. Todos los importes están aquí: [](shipping).',
    },
    express: {
      question: '¿Puede ser más rápido?',
      answer:
        'Sí, con el servicio exprés. Entonces las tarjetas salen de nuestro taller en {hours} horas.',
    },
    packing: {
      question: '¿Cómo se embala mi cuadro?',
      answer:
        'Los paneles, el lienzo y los cuadros enmarcados van en plano y con los cantos protegidos. El papel sin marco llega enrollado en un tubo resistente.',
    },
    cardsReturn: {
      question: '¿Puedo devolver las tarjetas?',
      answer:
        'Lo que lleva sus fotos o sus textos se fabrica solo para usted. Por eso **no hay derecho de desistimiento**. Los sobres y las muestras de existencias sí se pueden devolver: [](withdrawal).',
    },
    damaged: {
      question: '¿Qué hago si algo llega dañado?',
      answer:
        'Guarde el embalaje y envíenos fotos desde la [página de contacto](contact): hasta {files} archivos, {filesize} MB en total. Sustituimos lo que esté dañado o defectuoso.',
    },
    rights: {
      question: '¿Qué derechos tengo si hay un defecto?',
      answer:
        'Los que le da la ley, también en productos personalizados. Están aquí: [](guarantee).',
    },
    account: {
      question: '¿Necesito una cuenta?',
      answer:
        'No. Con una cuenta encuentra la cesta y la lista de deseos en todos sus dispositivos. Sin cuenta se quedan en este navegador.',
    },
    kept: {
      question: '¿Cuánto tiempo se guardan la cesta y la lista?',
      answer:
        'Sin cuenta, {days} días desde el último cambio. Con cuenta, hasta que usted las vacíe.',
    },
    shared: {
      question: '¿Puedo enseñar a alguien lo que he elegido?',
      answer:
        'Sí. El material, el formato y el marco están en la dirección de la página: envíela. La [lista de deseos](wishlist) también tiene un enlace para compartir.',
    },
    photos: {
      question: '¿Quién ve mis fotos?',
      answer:
        'Al principio solo usted: la foto se queda en su dispositivo hasta que sigue diseñando. Después sirve únicamente para la vista previa y la impresión. Más detalles: [](privacy).',
    },
    measuring: {
      question: '¿Miden lo que miro aquí?',
      answer:
        'Solo si usted lo acepta. Sin su consentimiento tampoco cargamos nada de otras empresas. Puede cambiar su decisión al final de cada página.',
    },
    deletion: {
      question: '¿Cómo pido que borren mis datos?',
      answer:
        'Escriba a [service@example.com](mail). Qué datos tenemos y qué derechos tiene está aquí: [](privacy).',
    },
  },
};
