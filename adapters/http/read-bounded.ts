/**
 * The bytes of a body after decompression; undefined beyond `largest`, declared or not: the rest is
 * not read, and its connection ends.
 */
export const readBounded = async (
  { body, headers }: Pick<Response, 'body' | 'headers'>,
  largest: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (body === null) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const giveUp = (): undefined => {
    reader.cancel().catch(() => undefined);
    return undefined;
  };
  if (Number(headers.get('Content-Length') ?? 0) > largest) return giveUp();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > largest) return giveUp();
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
};
