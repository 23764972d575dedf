import { E, pipe, t } from '../../../fp.ts';
import {
  blockBase,
  blockOf,
  decoded,
  filledText,
  optionalSwitch,
  type FieldCodec,
} from '../story-codec.ts';
import { decodeNamedField, listField, plainTextField } from '../story-fields.ts';
import { mapField } from '../story-parts.ts';

/** All rows, and the header if there is one, have the same number of cells. */
export type TableCells = {
  /** Empty where columns have no names. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type TableBlock = {
  readonly kind: 'table';
  readonly id: string;
  readonly caption: string;
  /** The first cell of a row is its heading. */
  readonly hasRowNames: boolean;
  readonly cells: TableCells;
};

const cell = t.type({ value: plainTextField });
const tableField = t.type({ thead: listField, tbody: listField });
const tableRow = t.type({ body: listField });

const cellsOf = (values: readonly unknown[]): readonly string[] =>
  values.map((value) => {
    const read = cell.decode(value);
    return E.isRight(read) ? read.right.value : '';
  });

const filledTo = (width: number, cells: readonly string[]): readonly string[] =>
  Array.from({ length: width }, (_, column) => cells[column] ?? '');

const isBlank = (cells: readonly string[]): boolean => cells.every((text) => text.trim() === '');

/** Shorter rows are filled with empty cells, blank rows left out. */
const readCells = ({ thead, tbody }: t.TypeOf<typeof tableField>): TableCells => {
  const header = cellsOf(thead);
  const rows = tbody.flatMap((row) => {
    const read = tableRow.decode(row);
    const cells = E.isRight(read) ? cellsOf(read.right.body) : [];
    return isBlank(cells) ? [] : [cells];
  });
  const width = Math.max(isBlank(header) ? 0 : header.length, ...rows.map(({ length }) => length));
  return {
    header: isBlank(header) ? [] : filledTo(width, header),
    rows: rows.map((row) => filledTo(width, row)),
  };
};

/** The service's own table field; a table without rows is refused. */
const tableCells: FieldCodec<TableCells> = {
  shape: (name) => ({ [name]: { kind: 'table', isRequired: true } }),
  decode: (_place, fields, name) =>
    pipe(
      decodeNamedField(name, tableField)(fields[name]),
      E.map(readCells),
      E.filterOrElse(
        ({ rows }) => rows.length > 0,
        () => `${name}: it has no rows`,
      ),
      E.map(decoded),
    ),
  encode: ({ id }, { header, rows }, name) => {
    const cellOf = (component: string, at: string) => (value: string, column: number) => ({
      component,
      _uid: `${id}/${name}/${at}/${column}`,
      value,
    });
    return {
      [name]: {
        fieldtype: 'table',
        thead: header.map(cellOf('_table_head', 'head')),
        tbody: rows.map((cells, row) => ({
          component: '_table_row',
          _uid: `${id}/${name}/${row}`,
          body: cells.map(cellOf('_table_col', String(row))),
        })),
      },
    };
  },
};

/** One that was never set is off. */
const switchField = mapField(
  optionalSwitch,
  (value = false) => value,
  (value) => value,
);

export const tableCodec = blockOf<TableBlock>('Table', {
  ...blockBase('table'),
  caption: filledText,
  hasRowNames: switchField,
  cells: tableCells,
});
