import type { ComparedTexts } from './compared-materials.ts';

/** In Dutch. */
export const texts: ComparedTexts = {
  headline: 'Naast elkaar, zoals ze eruitzien',
  text: 'Dezelfde foto in hetzelfde formaat. Kies hoogstens vier materialen en uw formaat.',
  leinwand: {
    weight: 'licht',
    light: 'mat, zonder spiegeling',
    rooms: 'woonkamer, slaapkamer, hal',
    care: 'droog afstoffen',
  },
  acrylglas: {
    weight: 'zwaar',
    light: 'diepe kleuren, spiegelt',
    rooms: 'woonkamer, kantoor, badkamer',
    care: 'zachte doek met wat water',
  },
  aludibond: {
    weight: 'middelzwaar',
    light: 'zijdemat, spiegelt nauwelijks',
    rooms: 'overal, ook badkamer en keuken',
    care: 'vochtig afnemen',
  },
  poster: {
    weight: 'heel licht',
    light: 'mat of glanzend',
    rooms: 'droge ruimtes',
    care: 'alleen droog afstoffen',
  },
  gallerybond: {
    weight: 'zwaar',
    light: 'diepe kleuren, spiegelt',
    rooms: 'woonkamer, kantoor, receptie',
    care: 'zachte doek met wat water',
  },
  echtglas: {
    weight: 'heel zwaar',
    light: 'helder en briljant, spiegelt',
    rooms: 'woonkamer, keuken, badkamer',
    care: 'met glasreiniger',
  },
  forexplatte: {
    weight: 'licht',
    light: 'mat, zonder spiegeling',
    rooms: 'hal, kinderkamer, kantoor',
    care: 'vochtig afnemen',
  },
  hahnemuehle: {
    weight: 'heel licht',
    light: 'fluweelmat, fijne tonen',
    rooms: 'rustige, droge ruimtes',
    care: 'het glas afstoffen, nooit vochtig',
  },
  backlitfolie: {
    weight: 'middelzwaar',
    light: 'van achteren verlicht',
    rooms: 'woonkamer, receptie, donkere hoeken',
    care: 'droog afstoffen',
  },
  fototapete: {
    weight: 'heel licht',
    light: 'mat, zonder spiegeling',
    rooms: 'hele muren in droge ruimtes',
    care: 'licht vochtig afnemen',
  },
  klebefolie: {
    weight: 'heel licht',
    light: 'zijdemat, spiegelt nauwelijks',
    rooms: 'kinderkamer, keuken, deuren',
    care: 'vochtig afnemen',
  },
  pvcplane: {
    weight: 'licht',
    light: 'zijdemat, spiegelt nauwelijks',
    rooms: 'balkon, terras, feesten',
    care: 'met water afwassen',
  },
};
