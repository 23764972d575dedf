type PlacedPhoto = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Sides of the sheet and places of photos, in one unit. */
export type DrawnCollage = {
  readonly width: number;
  readonly height: number;
  readonly photos: readonly PlacedPhoto[];
};

type CollageDrawingProps = {
  readonly collage: DrawnCollage;
  /** Small ones have equal areas; a large one takes the width of its place. */
  readonly size: 'small' | 'large';
  /** Shown in turn by a large one; without them it is tones alone. */
  readonly samples?: readonly string[] | undefined;
  /** Accessible name; without it the text beside the drawing describes it. */
  readonly label?: string | undefined;
};

/** Neighbouring photos differ, as if each were another picture. */
const tones = ['--color-wall-shade', '--color-floor', '--color-accent-soft', '--color-floor-shade'];

/** Of the square with the area of small drawings, in CSS pixels. */
const smallSide = 68;

const pathOf = (photos: readonly PlacedPhoto[]): string =>
  photos
    .map(({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h-${width}z`)
    .join('');

/** To scale; sample photos fill their places as photos would. */
export const CollageDrawing = ({ collage, size, samples = [], label }: CollageDrawingProps) => {
  const { width, height, photos } = collage;
  const scale = smallSide / Math.sqrt(width * height);
  const sides =
    size === 'small'
      ? { width: Math.round(width * scale), height: Math.round(height * scale) }
      : { width: '100%', style: { maxBlockSize: '80vh' } };
  return (
    <svg
      {...sides}
      viewBox={`0 0 ${width} ${height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--color-raised)" />
      {size === 'small' ? (
        <path d={pathOf(photos)} fill="var(--color-floor)" />
      ) : (
        tones.map((tone, index) => (
          <path
            d={pathOf(photos.filter((_, place) => place % tones.length === index))}
            fill={`var(${tone})`}
            key={tone}
          />
        ))
      )}
      {samples.length > 0 &&
        photos.map(({ left, top, width: across, height: down }, place) => (
          <image
            href={samples[place % samples.length]}
            x={left}
            y={top}
            width={across}
            height={down}
            preserveAspectRatio="xMidYMid slice"
            key={`${left} ${top}`}
          />
        ))}
    </svg>
  );
};
