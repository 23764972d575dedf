import type { PrivacyTexts } from './page.ts';

/** In Spanish. */
export const texts: PrivacyTexts = {
  name: 'Privacidad',
  title: 'Política de privacidad',
  description: 'Qué datos trata esta tienda, para qué, y qué derechos tienes.',
  headline: 'Política de privacidad',
  lead: 'Tratamos lo que tu pedido necesita y solo medimos con tu consentimiento.',
  sections: {
    photos: {
      headline: 'Tus fotos',
      text: [
        'Tus fotos sirven solo para imprimir tu pedido. No se las mostramos a nadie y las borramos cuando ya no hacen falta para repetir una impresión.',
      ],
    },
    order: {
      headline: 'Tu pedido',
      text: [
        'Tratamos nombre, dirección y datos de pago para cumplir el contrato. Conservamos las facturas mientras la ley lo exija.',
      ],
    },
    consent: {
      headline: 'Consentimiento',
      text: [
        'Sin tu consentimiento no cargamos nada de otros proveedores ni medimos tu visita. Rechazar es tan fácil como aceptar, y puedes cambiar de opinión en cualquier momento.',
        'Tu elección se guarda medio año en una cookie de esta tienda. Puedes cambiarla al final de cada página, en «Ajustes de privacidad», con JavaScript activado. Sin JavaScript no medimos nada.',
      ],
    },
    rights: {
      headline: 'Tus derechos',
      text: [
        'Puedes pedir acceso, rectificación, supresión y portabilidad de tus datos y reclamar ante una autoridad de control. Escribe a [service@example.com](mail).',
      ],
    },
  },
};
