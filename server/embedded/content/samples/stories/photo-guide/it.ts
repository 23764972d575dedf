import type { GuideTexts } from './texts.ts';

/** In Italian. */
export const texts: GuideTexts = {
  name: 'Consigli per le foto',
  title: 'Consigli foto: risoluzione, colore, ritaglio',
  description:
    'Quanti pixel servono per ogni misura, perché i colori stampati sono diversi e che cosa si perde al bordo. Con una tabella e delle immagini.',
  headline: 'Dalla foto a una buona stampa',
  lead: 'Quali foto vanno bene, fino a quale misura stamparle e a che cosa badare quando si scattano.',
  sections: {
    resolution: {
      headline: 'Quanti pixel servono alla sua foto',
      text: [
        'Più grande è la stampa, più pixel servono. Non devono però crescere allo stesso modo, perché un quadro grande si guarda da più lontano.',
      ],
    },
    phones: {
      headline: 'Foto dal telefono e dai messaggi',
      text: [
        '- I telefoni di oggi scattano con almeno 12 megapixel. Sono nitidi fino a {phone}.',
        '- Lo zoom con due dita rimpicciolisce soltanto la foto. Meglio avvicinarsi.',
        '- Le app di messaggi e i social riducono le foto. Si faccia mandare l’originale come file o per e-mail.',
        '- Uno screenshot ha solo i pixel dello schermo. Di rado bastano.',
      ],
    },
    sharpness: {
      headline: 'Nitidezza',
      text: [
        'Tanti pixel non fanno una foto nitida. La guardi a grandezza piena su un computer. Se lì occhi, foglie e scritte sono chiari, lo saranno anche in stampa.',
        'Tenga fermo il telefono, pulisca prima la lente e usi la luce del giorno. Le foto di notte sono sgranate, e nei formati grandi si vede.',
      ],
    },
    crop: {
      headline: 'Ritaglio',
      text: [
        'Le fotocamere scattano di solito in 3:2, i telefoni in 4:3. Se il formato ha altre proporzioni, su due lati si perde qualcosa. Lasci quindi un po’ di spazio intorno a ciò che conta.',
      ],
    },
    colour: {
      headline: 'Colore',
      text: [
        'Salvi la foto in sRGB, lo spazio colore dei telefoni e di quasi tutte le fotocamere. In altri spazi i colori stampati risultano spesso pallidi.',
        'Uno schermo emette luce, una stampa no. Imposti lo schermo a metà luminosità. Se lì la foto è troppo scura, la schiarisca prima.',
      ],
    },
    blackWhite: {
      headline: 'Bianco e nero',
      text: [
        'Converta la foto da sé, e controlli che le zone chiare e scure mostrino ancora dettagli. Le sfumature fini si vedono meglio su carta opaca.',
      ],
    },
  },
  table: {
    caption: 'I pixel che servono alla sua foto',
    size: 'Misura',
    enough: 'bastano',
    sharp: 'nitida da',
    dots: 'Punti per pollice',
    note: 'L’ultima colonna indica la risoluzione più bassa che basta ancora a questa misura. Gli stessi valori valgono in verticale. Quanti pixel ha la foto si legge nelle proprietà del file.',
  },
  edge: {
    poster: {
      headline: 'Che cosa gira intorno al bordo',
      text: [
        'Sulla [tela](canvas) una striscia della foto gira intorno al telaio, larga quanto il telaio è profondo. L’anteprima la mostra scurita. Se davanti deve vedersi tutto, scelga un bordo specchiato o colorato.',
      ],
    },
    kartenliebe: {
      headline: 'Che cosa si perde al bordo',
      text: [
        'Rifiliamo biglietti e pagine dopo la stampa, e una striscia sottile va persa. Una foto che arriva al bordo deve quindi essere un po’ più grande, e il testo ha bisogno di distanza.',
      ],
    },
  },
  ratios: {
    headline: 'Un soggetto, tre formati',
    picture: 'Il soggetto ritagliato in {ratio}',
  },
  edges: {
    headline: 'Tre bordi per la tela',
    picture: 'L’angolo di una tela, bordo: {edge}',
    wrapped: 'continuo',
    mirrored: 'specchiato',
    coloured: 'a tinta unita',
  },
  pictures: {
    distance: 'Dune nella luce della sera, viste da lontano',
    colour: 'Acquerello blu e lilla',
    grey: 'Creste grigie nella nebbia',
    card: 'Una partecipazione di nozze con spazio tra scritte e bordo',
    prints: 'Stampe fotografiche su un tavolo',
  },
};
