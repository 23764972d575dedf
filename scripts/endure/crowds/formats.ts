/** Sides of formats in millimetres, which a canvas is sold in. */
const shortest = 200;
const step = 10;
const inRow = 40;

/** So many formats as addresses name them, each another one. */
export const formatsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const width = shortest + step * (at % inRow);
    const height = shortest + step * Math.floor(at / inRow);
    return `${width}x${height}`;
  });
