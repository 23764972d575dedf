/** What a page shows (`shown`) once acrylic glass in the artbox is chosen. */
export const framedAcrylic = {
  material: 'acrylglas+artbox',
  format: '600x400',
  price: '124,90\u00a0€',
  barPrice: '124,90\u00a0€',
  picture: 'acrylglas artbox 600 400',
  announced: 'Gewählt: 60 × 40\u00a0cm, 124,90\u00a0€',
  handOff:
    '/configurator-photo-frame?materialType=acrylglas&formatType=600x400&frameType=artbox&matSize=0&matType=mat-none&locale=de-DE',
  query: '?materialType=acrylglas&frameType=artbox&formatType=600x400',
};
