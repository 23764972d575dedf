/** What the canvas page shows at first, in the locales that are looked at closely. */

/** The page in one locale; money and lengths are spaced by U+00A0. */
type CanvasPage = {
  readonly locale: string;
  readonly host: string;
  readonly path: string;
  readonly title: string;
  readonly headline: string;
  readonly description: string;
  readonly material: string;
  readonly formatType: string;
  readonly format: string;
  readonly price: string;
  readonly note: string;
  readonly delivery: RegExp;
};

/** The four locales of the storefront's first page. */
export const canvasPages = [
  {
    locale: 'de-DE',
    host: 'localhost',
    path: '/leinwanddruck',
    title: 'Foto auf Leinwand drucken, fertig gespannt | Passepartout',
    headline: 'Ihr Foto auf Leinwand',
    description: 'Ihr Foto auf Leinwand: mattes Baumwollgewebe',
    material: 'Leinwand',
    formatType: '600x400',
    format: '60 × 40\u00a0cm',
    price: '44,90\u00a0€',
    note: 'Inkl. MwSt., zzgl. 4,90\u00a0€ Versand',
    delivery: /^Bis .+ bestellt: .*bei Ihnen bis .+$/u,
  },
  {
    locale: 'fr-CH',
    host: 'ch.localhost',
    path: '/fr/impression-sur-toile',
    title: 'Photo sur toile, tendue à la main sur châssis | Passepartout',
    headline: 'Votre photo sur toile',
    description: 'Votre photo sur toile\u00a0: coton mat',
    material: 'Toile',
    formatType: '600x400',
    format: '60 × 40\u00a0cm',
    price: '52.90\u00a0CHF',
    note: 'TVA incl., livraison en sus\u00a0: 6.90\u00a0CHF',
    delivery: /^Commandé avant .+\u00a0: .*chez vous au plus tard le .+$/u,
  },
  {
    locale: 'en-US',
    host: 'com.localhost',
    path: '/canvas-prints',
    title: 'Canvas prints from your photo, hand stretched | Passepartout',
    headline: 'Your photo on canvas',
    description: 'Your photo on canvas: matte cotton weave',
    material: 'Canvas',
    formatType: '240x160',
    format: '24 × 16\u00a0in',
    price: '$52.99',
    note: 'Plus sales tax, plus $6.90 shipping',
    delivery: /^Order by .+: .*by .+$/u,
  },
  {
    locale: 'nl-BE',
    host: 'be.localhost',
    path: '/afdruk-op-canvas',
    title: 'Foto op canvas, met de hand opgespannen | Passepartout',
    headline: 'Uw foto op canvas',
    description: 'Uw foto op canvas: mat katoen',
    material: 'Canvas',
    formatType: '600x400',
    format: '60 × 40\u00a0cm',
    price: '€\u00a045,90',
    note: 'Incl. btw, plus €\u00a05,90 verzending',
    delivery: /^Bestel vóór .+: .*uiterlijk .+ bij u thuis$/u,
  },
] as const satisfies readonly CanvasPage[];

/** The other two languages. */
export const furtherCanvasPages = [
  {
    locale: 'it-IT',
    host: 'it.localhost',
    path: '/stampa-su-tela',
    title: 'Stampa foto su tela, tesa a mano su telaio | Passepartout',
    headline: 'La sua foto su tela',
    description: 'La sua foto su tela: cotone opaco',
    material: 'Tela',
    formatType: '600x400',
    format: '60 × 40\u00a0cm',
    price: '45,90\u00a0€',
    note: 'IVA inclusa, più 5,90\u00a0€ di spedizione',
    delivery: /^Ordinando entro .+: .*entro .+$/u,
  },
  {
    locale: 'es-ES',
    host: 'es.localhost',
    path: '/impresion-sobre-lienzo',
    title: 'Fotos en lienzo, tensado a mano sobre madera | Passepartout',
    headline: 'Su foto en lienzo',
    description: 'Su foto en lienzo: algodón mate',
    material: 'Lienzo',
    formatType: '600x400',
    format: '60 × 40\u00a0cm',
    price: '43,90\u00a0€',
    note: 'IVA incluido, más 6,90\u00a0€ de envío',
    delivery: /^Pida antes .+ y .*lo tendrá a más tardar el .+$/u,
  },
] as const satisfies readonly CanvasPage[];

/** The German page, on which most tests shop. */
export const [germanPage] = canvasPages;
