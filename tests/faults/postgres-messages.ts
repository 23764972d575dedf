/** What a Postgres server says, as bytes: https://www.postgresql.org/docs/current/protocol-message-formats.html */

/** A message: a letter, the length of what follows with itself, and that. */
export const message = (letter: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.from(`${letter}0000`);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** The server asks for no password, and for a query. */
export const greeting = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
]);

/** What rows of one field of text consist of. */
export const oneColumn = (): Buffer => {
  const field = Buffer.alloc(18);
  const typeOfText = 25;
  field.writeInt32BE(typeOfText, 6);
  return message('T', Buffer.concat([Buffer.from([0, 1]), Buffer.from('word\0'), field]));
};

/** A row of one field. */
export const row = (field: string): Buffer => {
  const bytes = Buffer.from(field);
  const head = Buffer.alloc(6);
  head.writeInt16BE(1, 0);
  head.writeInt32BE(bytes.length, 2);
  return message('D', Buffer.concat([head, bytes]));
};

/** The first bytes of a row whose one field has a gigabyte, all of which is yet to come. */
export const rowOfGigabyte = (): Buffer => {
  const bytes = row('');
  const gigabyte = 2 ** 30;
  bytes.writeInt32BE(gigabyte + 10, 1);
  bytes.writeInt32BE(gigabyte, 7);
  return bytes;
};

/** Where the messages begin that these bytes hold, whole or not. */
const beginnings = (bytes: Buffer): readonly number[] => {
  const found: number[] = [];
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) found.push(at);
  return found;
};

/** What an answer says before its first row, or before its end where it has none. */
export const beforeRows = (answer: Buffer): Buffer =>
  answer.subarray(
    0,
    beginnings(answer).find((at) => 'DCEZ'.includes(String.fromCharCode(answer[at] ?? 0))),
  );

/** The same bytes for ever, in large chunks. */
export function* forEver(bytes: Buffer): Generator<Buffer> {
  const chunk = Buffer.concat(
    Array.from({ length: Math.ceil(65_536 / bytes.length) }, () => bytes),
  );
  for (;;) yield chunk;
}
