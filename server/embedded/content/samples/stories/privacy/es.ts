import type { PrivacyTexts } from './page.ts';

/** In Spanish. */
export const texts: PrivacyTexts = {
  name: 'Privacidad',
  title: 'Privacidad: sus datos y sus derechos',
  description:
    'Qué datos trata esta tienda, para qué los necesita, cuánto tiempo los conserva y qué derechos tiene usted sobre ellos.',
  headline: 'Política de privacidad',
  lead: 'Tratamos lo que su pedido necesita y solo medimos con su consentimiento.',
  sections: {
    photos: {
      headline: 'Sus fotos',
      text: [
        'Sus fotos sirven solo para imprimir su pedido. No se las mostramos a nadie y las borramos cuando ya no hacen falta para repetir una impresión.',
      ],
    },
    order: {
      headline: 'Su pedido',
      text: [
        'Tratamos nombre, dirección y datos de pago para cumplir el contrato. Conservamos las facturas mientras la ley lo exija.',
      ],
    },
    consent: {
      headline: 'Consentimiento',
      text: [
        'Sin su consentimiento no cargamos nada de otros proveedores ni medimos su visita. Rechazar es tan fácil como aceptar, y puede cambiar de opinión en cualquier momento.',
        'Su elección se guarda medio año en una cookie de esta tienda. Puede cambiarla al final de cada página, en «Ajustes de privacidad», con JavaScript activado. Sin JavaScript no medimos nada.',
        'Si guarda algo en la lista de deseos o añade algo a la cesta, la tienda crea una cookie para cada cosa. Solo contiene una clave aleatoria y caduca medio año después del último cambio.',
        'Si inicia sesión, una cookie propia la mantiene 30 días o hasta que la cierre. Solo contiene una clave aleatoria. De su cuenta guardamos su nombre, su correo electrónico y un valor de control del que no se puede leer la contraseña. Lo que antes guardó o añadió a la cesta pasa a su cuenta y permanece allí hasta que lo quite; tras cerrar la sesión, este navegador ya no lo muestra.',
      ],
    },
    rights: {
      headline: 'Sus derechos',
      text: [
        'Puede pedir acceso, rectificación, supresión y portabilidad de sus datos y reclamar ante una autoridad de control. Escriba a [service@example.com](mail).',
      ],
    },
  },
};
