/** A cell of a printed table; numbers stand to the right. */
type Cell = string | number;

const print = (cell: Cell): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-US') : cell;

/** Prints rows under a title, as wide as their widest cells. */
export const printTable = (
  title: string,
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
): void => {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => print(row[column] ?? '').length)),
  );
  const line = (cells: readonly Cell[]): string =>
    widths
      .map((width, column) => {
        const text = print(cells[column] ?? '');
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(header));
  console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
};
