import type { ComparedTexts } from './compared-materials.ts';

/** In Italian. */
export const texts: ComparedTexts = {
  headline: 'Uno accanto all’altro, come appaiono',
  text: 'La stessa foto nella stessa misura. Scelga fino a quattro materiali e il formato.',
  leinwand: {
    weight: 'leggero',
    light: 'opaco, senza riflessi',
    rooms: 'soggiorno, camera, ingresso',
    care: 'spolverare a secco',
  },
  acrylglas: {
    weight: 'pesante',
    light: 'colori profondi, con riflessi',
    rooms: 'soggiorno, ufficio, bagno',
    care: 'panno morbido e poca acqua',
  },
  aludibond: {
    weight: 'medio',
    light: 'satinato, quasi senza riflessi',
    rooms: 'tutti, anche bagno e cucina',
    care: 'panno umido',
  },
  poster: {
    weight: 'molto leggero',
    light: 'opaco o lucido',
    rooms: 'ambienti asciutti',
    care: 'solo spolverare a secco',
  },
  gallerybond: {
    weight: 'pesante',
    light: 'colori profondi, con riflessi',
    rooms: 'soggiorno, ufficio, reception',
    care: 'panno morbido e poca acqua',
  },
  echtglas: {
    weight: 'molto pesante',
    light: 'limpido e brillante, con riflessi',
    rooms: 'soggiorno, cucina, bagno',
    care: 'detergente per vetri',
  },
  forexplatte: {
    weight: 'leggero',
    light: 'opaco, senza riflessi',
    rooms: 'ingresso, cameretta, ufficio',
    care: 'panno umido',
  },
  hahnemuehle: {
    weight: 'molto leggero',
    light: 'opaco vellutato, toni fini',
    rooms: 'ambienti tranquilli e asciutti',
    care: 'spolverare il vetro, mai umido',
  },
  backlitfolie: {
    weight: 'medio',
    light: 'illuminato da dietro',
    rooms: 'soggiorno, reception, angoli bui',
    care: 'spolverare a secco',
  },
  fototapete: {
    weight: 'molto leggero',
    light: 'opaco, senza riflessi',
    rooms: 'pareti intere in ambienti asciutti',
    care: 'panno appena umido',
  },
  klebefolie: {
    weight: 'molto leggero',
    light: 'satinato, quasi senza riflessi',
    rooms: 'cameretta, cucina, porte',
    care: 'panno umido',
  },
  pvcplane: {
    weight: 'leggero',
    light: 'satinato, quasi senza riflessi',
    rooms: 'balcone, terrazza, feste',
    care: 'lavare con acqua',
  },
};
