import { channelsOf } from './toolbar.ts';

type SideBySideProps = {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
};

/** The address of a story alone, with the toolbar's settings. */
const storyAddress = ({ id, globals }: SideBySideProps): string =>
  `iframe.html?${new URLSearchParams({
    id,
    viewMode: 'story',
    globals: Object.entries(globals)
      .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
      .join(';'),
  }).toString()}`;

/** Each channel has a window of its own, so that dialogs and bars stay in theirs. */
export const SideBySide = ({ id, globals }: SideBySideProps) => (
  <div className="stories-side-by-side">
    {channelsOf(globals).map((channel) => (
      <iframe
        key={channel}
        title={channel}
        src={storyAddress({ id, globals: { ...globals, channel } })}
      />
    ))}
  </div>
);
