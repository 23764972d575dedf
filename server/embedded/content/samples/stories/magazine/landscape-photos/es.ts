import type { ArticleTexts } from '../texts.ts';

/** In Spanish. */
export const texts: ArticleTexts = {
  name: 'Paisajes en gran formato',
  title: 'Fotografiar paisajes para formatos grandes',
  description:
    'Luz, nitidez, horizonte: cómo fotografiar paisajes que convencen también a 120 × 80 cm, con la cámara o con el teléfono. Una guía breve.',
  headline: 'Paisajes en gran formato',
  lead: 'En el teléfono casi cualquier paisaje queda bien. En la pared cuenta lo que pensó al disparar.',
  picture: 'Cordilleras entre la bruma bajo un sol amarillo que sale',
  opening: {
    headline: 'En la pared se ve todo',
    text: [
      'Un cuadro grande se mira mucho rato y de cerca. Un horizonte torcido, unas ramas movidas o un cielo quemado saltan a la vista. Las tres cosas se evitan al hacer la foto y casi nunca después.',
      'Dedique diez minutos a cada motivo. Agáchese, dé un paso a un lado, espere una nube. La mejor foto rara vez es la primera.',
    ],
  },
  beside: {
    headline: 'A la hora adecuada',
    text: [
      'Al mediodía la luz cae desde arriba y lo aplana todo. En la primera y la última hora del día llega de lado: las colinas dan sombra, la bruma separa los planos, los colores se vuelven cálidos.',
      'Ajuste la exposición al cielo. En el teléfono, toque el punto más claro y baje un poco el control. Las sombras se pueden aclarar; un cielo blanco se queda blanco.',
    ],
    picture: 'Cordilleras bajo un cielo de atardecer rosa y violeta',
    link: 'Ver lienzo de 120 × 80 cm',
  },
  table: {
    caption: 'Qué luz para qué motivo',
    header: ['Momento', 'Luz', 'Motivos'],
    rows: [
      [
        'Primera hora tras el amanecer',
        'cálida, rasante, a menudo con niebla',
        'montañas, campos, lagos',
      ],
      ['Mañana', 'clara, fría', 'bosques, pueblos'],
      ['Cielo cubierto', 'suave, sin sombras', 'cascadas, hojas, musgo'],
      ['Última hora antes del ocaso', 'cálida, sombras largas', 'dunas, costas'],
      ['Hora azul', 'fría, poco contraste', 'ciudades, luna, mar'],
    ],
  },
  details: {
    headline: 'Nítida hasta los bordes',
    text: [
      '- Limpie el objetivo; en el teléfono, antes de cada foto.',
      '- Apóyese: trípode, muro, mochila. Dispare con temporizador.',
      '- Acérquese a pie. El zum digital solo recorta píxeles.',
      '- Use el ISO más bajo con el que nada salga movido.',
      '- Haga tres fotos y quédese con la más nítida.',
      'Envíese el original y no la copia de un chat: las aplicaciones de mensajería reducen mucho las fotos.',
    ],
  },
  figures: [
    {
      alternative: 'Luna llena sobre colinas azules al anochecer',
      caption: 'Hora azul: aún hay luz para el color y la luna ya no deslumbra.',
    },
    {
      alternative: 'Sol sobre el mar con un reflejo claro en las olas',
      caption: 'Sol bajo sobre el agua: el reflejo lleva la mirada hasta el horizonte.',
    },
  ],
  closing: {
    headline: 'Pensando en la impresión',
    text: [
      'Sitúe el horizonte en el tercio superior o inferior y manténgalo recto; la cuadrícula del visor ayuda. Algo en primer plano da profundidad: una roca, un camino, hierba. Deje aire alrededor, porque en el [lienzo](canvas) el motivo continúa un poco por el canto.',
      'En cuanto se carga su foto, ve para cada formato si tiene nitidez suficiente. Cuántos píxeles pide cada tamaño: [](photo-guide). Sobre qué imprimimos: [](print-photos).',
    ],
  },
};
