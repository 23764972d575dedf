/** A PDF of so many square pages, each with a red bar that grows; `trailer` adds to its trailer. */
export const samplePdf = (pages: number, trailer = ''): Uint8Array => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, page) => `${3 + 2 * page} 0 R`).join(' ')}]>>`,
    ...Array.from({ length: pages }, (_, page) => {
      const drawing = `1 0 0 rg 10 10 ${20 + 20 * page} 20 re f`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 144 144]/Contents ${4 + 2 * page} 0 R>>`,
        `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
      ];
    }).flat(),
  ];
  const bodies = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  const head = '%PDF-1.4\n';
  const places = bodies.map((_, index) => (head + bodies.slice(0, index).join('')).length);
  const whole = head + bodies.join('');
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return new TextEncoder().encode(
    `${whole}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${whole.length}\n%%EOF`,
  );
};

/** Which no empty password opens. */
export const lockedPdf = (): Uint8Array => {
  const words = '<' + '41'.repeat(32) + '>';
  return samplePdf(1, `/Encrypt<</Filter/Standard/V 1/R 2/O${words}/U${words}/P -4>>/ID[<00><00>]`);
};
