import type { PrivacyTexts } from './page.ts';

/** In Spanish. */
export const texts: PrivacyTexts = {
  name: 'Privacidad',
  title: 'Privacidad: sus datos y sus derechos',
  description:
    'Qué datos trata esta tienda, para qué los necesita, cuánto tiempo los conserva y qué derechos tiene usted sobre ellos.',
  headline: 'Protección de datos',
  lead: 'Tratamos lo que necesitan su visita y su pedido. Solo medimos con su consentimiento.',
  sections: {
    controller: {
      headline: 'Responsable',
      text: [
        '{trader}, {address}, correo [service@example.com](mail). Más datos en el [](imprint). Los artículos entre paréntesis son los del Reglamento general de protección de datos (RGPD).',
      ],
    },
    photos: {
      headline: 'Sus fotos',
      text: [
        'La tienda muestra la foto que elige primero solo en su dispositivo. No se nos transmite hasta que empieza a diseñar o la envía del móvil al ordenador (art. 6.1.b). Sirve para la vista previa y la impresión, para nada más. No se la enseñamos a nadie.',
        'Una subida interrumpida se borra a las 2 horas; una completa, a los 14 días si no la quita antes. Las fotos de un pedido y sus archivos de impresión van a nuestro laboratorio. Los borramos 30 días después de la entrega; hasta entonces pueden hacer falta para repetirlo.',
        'Guardamos también 14 días sus textos para tarjetas y otros artículos impresos cuando los aplica en el editor. Los de un pedido forman parte de él.',
      ],
    },
    order: {
      headline: 'Su pedido y su desistimiento',
      text: [
        'Tratamos nombre, dirección, correo y datos de pago para cumplir el contrato o confirmar su desistimiento (art. 6.1.b). Sin ellos no podemos entregar. Guardamos las facturas el tiempo que exige la ley fiscal y mercantil, diez años como máximo (art. 6.1.c). Por eso los pedidos y las facturas permanecen aunque elimine su cuenta: ya no pertenecen a ninguna cuenta.',
      ],
    },
    contact: {
      headline: 'Formulario de contacto',
      text: [
        'Nombre, correo, tema, número de pedido y mensaje llegan por correo a nuestra atención al cliente, para poder responderle (art. 6.1.b; si no, f). La tienda solo los guarda hasta que se entrega el correo, un mes como máximo. Atención al cliente los borra cuando su asunto está resuelto, a más tardar a los tres años.',
      ],
    },
    newsletter: {
      headline: 'Boletín',
      text: [
        'Solo enviamos el boletín cuando ha confirmado su dirección con el enlace de nuestro correo (art. 6.1.a). Una suscripción sin confirmar caduca a los siete días. Guardamos la dirección, el idioma y los momentos de suscripción y confirmación como prueba, hasta que se da de baja. Cada número lleva el enlace para hacerlo.',
      ],
    },
    account: {
      headline: 'Cuenta, cesta y lista de deseos',
      text: [
        'De su cuenta guardamos su nombre, su correo y un valor de control del que no se puede deducir la contraseña (art. 6.1.b), hasta que borre la cuenta. Puede verlo, cambiarlo, descargarlo y borrarlo todo en la propia cuenta. Un registro que no confirme con el enlace de nuestro correo caduca a los siete días. El enlace para una nueva contraseña caduca al cabo de una hora.',
        'Si compra para una empresa, guardamos también su nombre, la dirección de facturación y el NIF-IVA. Preguntamos al registro de la Comisión Europea (VIES) si el número existe y guardamos la respuesta con su fecha (art. 6.1.b).',
        'De cada inicio de sesión guardamos el navegador, el sistema operativo, el país, el comienzo y el último uso, para que reconozca y cierre los que no sean suyos (art. 6.1.f: cuentas seguras). No guardamos ninguna dirección IP. El registro desaparece con la sesión: tras 14 días sin uso, a más tardar a los 30 días. El navegador y el sistema operativo los recordamos 90 días, para escribirle cuando alguien inicie sesión con otro dispositivo.',
        'La cesta y la lista de deseos se borran 180 días después del último cambio. Si inicia sesión, pasan a su cuenta y siguen ahí hasta que las vacía.',
        'Lo que introduce al tramitar el pedido, como direcciones, entrega y forma de pago, se guarda 14 días después del último cambio. Se borra en cuanto ha hecho el pedido.',
        'Solo si elige iniciar sesión con Google, donde lo ofrecemos, su navegador se conecta con Google (art. 6.1.a). Google sabe entonces que inicia sesión aquí y nos comunica su nombre, su correo y un identificador, que guardamos con la cuenta. No recibimos ninguna contraseña. De lo que Google haga con sus datos, también en EE. UU., responde Google.',
      ],
    },
    visit: {
      headline: 'Su visita y los avisos de errores',
      text: [
        'Al abrir una página, el servidor trata su dirección IP para responder y para frenar un exceso de peticiones (art. 6.1.f: una tienda segura y estable). No se escribe en el registro y se olvida a los pocos minutos.',
        'Si se produce un error en su navegador, la página avisa a nuestro servidor: qué pasó y en qué página, sin nombres, datos escritos ni identificadores. Borramos esas líneas a los 30 días.',
      ],
    },
    consent: {
      headline: 'Consentimiento',
      text: [
        'Sin su consentimiento no cargamos nada de otros proveedores, no medimos su visita ni adaptamos publicidad (art. 6.1.a; LSSI, art. 22.2). Rechazar es tan fácil como aceptar, y puede cambiar su elección cuando quiera. Lo hecho hasta entonces sigue siendo lícito.',
        'Su elección se guarda medio año en una cookie de esta tienda. Puede cambiarla al final de cada página, en «Ajustes de privacidad», con JavaScript activado. Sin JavaScript no medimos nada.',
      ],
    },
    storage: {
      headline: 'Cookies y memoria de su navegador',
      text: [
        'La tienda las necesita para que funcione lo que usted hace. No requieren consentimiento. Otras solo las usamos con su permiso.',
        '- una cookie para la cesta y otra para la lista de deseos: una clave aleatoria, 180 días desde el último cambio',
        '- una cookie para la sesión: una clave aleatoria, 30 días como máximo o hasta que la cierre',
        '- una cookie para clientes de empresa que solo indica que los precios se muestran sin impuestos: 30 días o hasta que cierre la sesión',
        '- una cookie para los enlaces de correos sobre su cuenta: la clave del enlace, una hora o hasta que se usa',
        '- una cookie para las fotos subidas: una clave aleatoria, 14 días',
        '- una cookie para su elección sobre el consentimiento: medio año',
        '- en la memoria del navegador: sus propias fotos y sus palabras para una tarjeta hasta que las quite, las fotos 14 días como máximo, y notas breves que desaparecen con la ventana',
      ],
    },
    recipients: {
      headline: 'Quién recibe datos',
      text: [
        'Trabajan para nosotros un centro de datos, un servicio de correo, servicios de pago y transportistas. Reciben lo que exige su tarea y están obligados por contrato (art. 28). Solo enviamos datos fuera del Espacio Económico Europeo si usted pide que entreguemos allí. No se toman decisiones automatizadas sobre usted.',
        'Los nombres de estos proveedores los añade quien explota la tienda: esta es una muestra.',
      ],
    },
    rights: {
      headline: 'Sus derechos',
      text: [
        'Puede pedir acceso, rectificación, supresión, limitación y portabilidad de sus datos (arts. 15 a 20), oponerse al tratamiento por interés legítimo (art. 21) y retirar un consentimiento en cualquier momento (art. 7.3). Escriba a [service@example.com](mail).',
      ],
    },
  },
  authorities: [
    {
      headline: 'Autoridad de control',
      markets: ['es'],
      text: [
        'Puede reclamar ante la Agencia Española de Protección de Datos (AEPD), en Madrid. La autoridad que nos supervisa es el Bayerisches Landesamt für Datenschutzaufsicht, en Ansbach.',
      ],
    },
  ],
};
