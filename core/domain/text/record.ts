/** True for an object, except lists. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A table with a row for each key, in their order. */
export const tableOf =
  /* @__NO_SIDE_EFFECTS__ */
  <Key extends string, Row>(
    keys: readonly Key[],
    rowOf: (key: Key) => Row,
  ): Readonly<Record<Key, Row>> => {
    type Table = Record<Key, Row>;
    const isWhole = (rows: Partial<Table>): rows is Table =>
      keys.every((key) => Object.hasOwn(rows, key));
    const table: Partial<Table> = {};
    for (const key of keys) table[key] = rowOf(key);
    if (!isWhole(table)) throw new Error('Each key has its row.');
    return table;
  };
