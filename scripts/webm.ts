/** Writes coded frames of one VP9 track as WebM (RFC 9559, "Matroska", and RFC 8794, "EBML"). */

/** A frame as the encoder gives it. */
export type CodedFrame = { readonly isKey: boolean; readonly bytes: Uint8Array };

type Track = {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
};

/** The size of an element, always in eight bytes. */
const sizeBytes = (size: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE((1n << 56n) | BigInt(size));
  return bytes;
};

const element = (id: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const digits = id.toString(16);
  return Buffer.concat([Buffer.from(digits, 'hex'), sizeBytes(content.length), content]);
};

const whole = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
};

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));

const float = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const trackNumber = 1;
const videoTrack = 1;

/** A frame with its time within the cluster, in milliseconds. */
const simpleBlock = ({ isKey, bytes }: CodedFrame, time: number): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x80 | trackNumber, 0);
  head.writeInt16BE(time, 1);
  head.writeUInt8(isKey ? 0x80 : 0, 3);
  return element(0xa3, head, bytes);
};

type Cluster = { readonly time: number; readonly bytes: Buffer };

/** Each key frame begins a cluster, so that players can go there. */
const clustersOf = (frames: readonly CodedFrame[], timeOf: (frame: number) => number) => {
  const starts = frames.flatMap(({ isKey }, index) => (isKey ? [index] : []));
  return starts.map((start, position): Cluster => {
    const time = timeOf(start);
    const blocks = frames
      .slice(start, starts[position + 1])
      .map((frame, index) => simpleBlock(frame, timeOf(start + index) - time));
    return { time, bytes: element(0x1f43b675, whole(0xe7, time), ...blocks) };
  });
};

const headerOf = (): Buffer =>
  element(
    0x1a45dfa3,
    whole(0x4286, 1),
    whole(0x42f7, 1),
    whole(0x42f2, 4),
    whole(0x42f3, 8),
    text(0x4282, 'webm'),
    whole(0x4287, 4),
    whole(0x4285, 2),
  );

const tracksOf = ({ width, height, framesPerSecond }: Track): Buffer =>
  element(
    0x1654ae6b,
    element(
      0xae,
      whole(0xd7, trackNumber),
      whole(0x73c5, 1),
      whole(0x83, videoTrack),
      text(0x86, 'V_VP9'),
      whole(0x23e383, Math.round(1_000_000_000 / framesPerSecond)),
      element(0xe0, whole(0xb0, width), whole(0xba, height)),
    ),
  );

/** A file with its duration and with cues, in which players can go to each key frame. */
export const writeWebm = (track: Track, frames: readonly CodedFrame[]): Buffer => {
  const timeOf = (frame: number): number => Math.round((frame * 1000) / track.framesPerSecond);
  const info = element(
    0x1549a966,
    whole(0x2ad7b1, 1_000_000),
    float(0x4489, timeOf(frames.length)),
    text(0x4d80, 'passepartout'),
    text(0x5741, 'passepartout'),
  );
  const tracks = tracksOf(track);
  const clusters = clustersOf(frames, timeOf);
  const places = clusters.map((_, index) =>
    clusters
      .slice(0, index)
      .reduce((sum, { bytes }) => sum + bytes.length, info.length + tracks.length),
  );
  const cues = element(
    0x1c53bb6b,
    ...clusters.map(({ time }, index) =>
      element(
        0xbb,
        whole(0xb3, time),
        element(0xb7, whole(0xf7, trackNumber), whole(0xf1, places[index] ?? 0)),
      ),
    ),
  );
  return Buffer.concat([
    headerOf(),
    element(0x18538067, info, tracks, ...clusters.map(({ bytes }) => bytes), cues),
  ]);
};
