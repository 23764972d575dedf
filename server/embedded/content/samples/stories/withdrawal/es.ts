import type { WithdrawalTexts } from './page.ts';

/** In Spanish. */
export const texts: WithdrawalTexts = {
  name: 'Desistir de un contrato',
  title: 'Desistir del contrato: plazos y formulario',
  description:
    'De qué pedidos puede desistir, qué plazos hay y cómo se hace: con el formulario de esta página y sin iniciar sesión.',
  headline: 'Desistir de un contrato',
  lead: 'Puede desistir aquí sin iniciar sesión. Indique su nombre, el número de pedido y un correo para la confirmación.',
  sections: {
    statement: {
      headline: 'Cómo desistir',
      text: [
        'También puede enviar su declaración a [service@example.com](mail) o usar la [página de contacto](contact). Basta una frase: «Desisto de mi contrato sobre …». Recibe enseguida un acuse de recibo.',
      ],
    },
    covered: {
      headline: 'De qué puede desistir',
      text: [
        'Sobres, marcos sin imagen y muestras de almacén: 14 días desde la recepción, sin motivo. Devolvemos el precio y el envío estándar en un plazo de 14 días.',
      ],
    },
    excepted: {
      headline: 'Qué queda excluido',
      text: [
        'Los productos con sus fotos o textos se fabrican según sus indicaciones. Para ellos **no hay derecho de desistimiento**. Conserva sus derechos en caso de defectos: [](guarantee).',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
