type QrCodeProps = {
  /** What it is for, for those who cannot see it. */
  readonly title: string;
  /** Rows of modules, true where one is dark, with the light margin around them. */
  readonly modules: readonly (readonly boolean[])[];
};

export const QrCode = ({ title, modules }: QrCodeProps) => (
  <svg
    width="224"
    height="224"
    viewBox={`0 0 ${modules.length} ${modules.length}`}
    fill="currentColor"
    shapeRendering="crispEdges"
  >
    <title>{title}</title>
    <path
      d={modules
        .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
        .join('')}
    />
  </svg>
);
