/** What a file of the International Color Consortium (ICC.1) says of itself. */

export type IccProfile = {
  /** `prtr` of a printer, `mntr` of a screen. */
  readonly deviceClass: string;
  /** Of a colour: 4 in CMYK. */
  readonly components: number;
  readonly description: string;
};

const components: Readonly<Partial<Record<string, number>>> = { CMYK: 4, 'RGB ': 3, GRAY: 1 };

const headerLength = 132;

/** Words as versions 2 (`desc`) and 4 (`mluc`) have them. */
const wordsOf = (tag: Buffer): string => {
  const type = tag.toString('latin1', 0, 4);
  if (type === 'desc') return tag.toString('latin1', 12, 12 + tag.readUInt32BE(8) - 1);
  if (type !== 'mluc') return '';
  const [length, start] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
  return Buffer.from(tag.subarray(start, start + length))
    .swap16()
    .toString('utf16le');
};

const descriptionOf = (profile: Buffer): string => {
  const count = profile.readUInt32BE(128);
  for (let row = 0; row < count; row += 1) {
    const at = headerLength + 12 * row;
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue;
    const start = profile.readUInt32BE(at + 4);
    return wordsOf(profile.subarray(start, start + profile.readUInt32BE(at + 8)));
  }
  return '';
};

/** Undefined for bytes that hold another thing than a profile of such colours. */
export const readIccProfile = (bytes: Uint8Array): IccProfile | undefined => {
  const profile = Buffer.from(bytes);
  if (profile.length < headerLength || profile.toString('latin1', 36, 40) !== 'acsp')
    return undefined;
  const count = components[profile.toString('latin1', 16, 20)];
  if (count === undefined) return undefined;
  try {
    return {
      deviceClass: profile.toString('latin1', 12, 16),
      components: count,
      description: descriptionOf(profile),
    };
  } catch {
    // It ends before its table does.
    return undefined;
  }
};
