import type { WithdrawalTexts } from './page.ts';

/** In Spanish, in the words of annex I (A) of Directive 2011/83/EU. */
export const texts: WithdrawalTexts = {
  name: 'Desistir del contrato aquí',
  title: 'Desistir del contrato: plazos y formulario',
  description:
    'De qué pedidos puede desistir, qué plazos hay y cómo se hace: con el formulario de esta página y sin iniciar sesión.',
  headline: 'Desistir de un contrato',
  lead: 'Puede desistir aquí sin iniciar sesión. Indique su nombre, el número de pedido y un correo para la confirmación.',
  sections: {
    statement: {
      headline: 'Cómo desistir',
      text: [
        'También puede escribirnos: {trader}, {address}, correo [service@example.com](mail). Basta una frase: «Desisto de mi contrato sobre …». Le confirmamos enseguida que lo hemos recibido. El formulario es una ayuda; no es obligatorio.',
      ],
    },
    right: {
      headline: 'Derecho de desistimiento',
      text: [
        'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación. El plazo de desistimiento expirará a los 14 días naturales del día en que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material de los bienes. Si varios bienes de un pedido llegan por separado, cuenta el día en que recibe el último.',
        'Para ejercer el derecho de desistimiento, deberá usted notificarnos ({trader}, {address}, correo [service@example.com](mail)) su decisión a través de una declaración inequívoca: con el formulario de esta página, por correo electrónico o por carta. Para cumplir el plazo, basta con que envíe la comunicación antes de que venza.',
      ],
    },
    refund: {
      headline: 'Consecuencias del desistimiento',
      text: [
        'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega, con la excepción de los gastos adicionales resultantes de la elección de una modalidad de entrega diferente a la menos costosa de entrega ordinaria que ofrezcamos. Lo haremos sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión, con el mismo medio de pago y sin ningún gasto para usted.',
        'Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de su devolución, según qué condición se cumpla primero.',
      ],
    },
    return: {
      headline: 'Devolución',
      text: [
        'Deberá usted devolver los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión, a: {trader}, {address}. Se considerará cumplido el plazo si efectúa la devolución antes de que concluya. **Deberá usted asumir el coste directo de devolución de los bienes.**',
        'Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer su naturaleza, sus características y su funcionamiento.',
      ],
    },
    excepted: {
      headline: 'Qué queda excluido',
      text: [
        'Los productos con sus fotos o textos, o a su medida, se fabrican según sus indicaciones. Para ellos **no hay derecho de desistimiento**. Conserva sus derechos en caso de defectos: [](guarantee).',
      ],
    },
  },
  goods: {
    poster: {
      headline: 'Para qué productos',
      text: [
        'Esta tienda vende cuadros fabricados según sus indicaciones: para ellos vale la excepción al final de la página. De todo lo demás que nos pida puede desistir.',
      ],
    },
    kartenliebe: {
      headline: 'Para qué productos',
      text: [
        'Puede desistir de la compra de sobres y tarjetas de muestra de almacén. Para tarjetas, calendarios y libros con sus fotos o textos vale la excepción al final de la página.',
      ],
    },
  },
  voluntary: [],
};
