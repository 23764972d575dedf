/** What the toolbar offers beside the locale. */

/** Leaves the matter to the device that Storybook is looked at on. */
export const deviceValue = 'device';

const channels = ['poster', 'kartenliebe'] as const;

/** Both channels side by side. */
const bothChannels = 'both';

const ofTheDevice = (matter: string) => ({ value: deviceValue, title: `device’s ${matter}` });

export const settings = {
  channel: {
    title: 'Channel',
    icon: 'paintbrush',
    items: [
      ...channels.map((value) => ({ value, title: value })),
      { value: bothChannels, title: 'both channels' },
    ],
  },
  colours: {
    title: 'Colours',
    icon: 'contrast',
    items: [ofTheDevice('colours'), { value: 'active', title: 'forced colours' }],
  },
  contrast: {
    title: 'Contrast',
    icon: 'contrastignored',
    items: [ofTheDevice('contrast'), { value: 'more', title: 'more contrast' }],
  },
  motion: {
    title: 'Motion',
    icon: 'play',
    items: [ofTheDevice('motion'), { value: 'reduce', title: 'reduced motion' }],
  },
  textSize: {
    title: 'Text size',
    icon: 'zoom',
    // Without their sign, which no address of a story may have.
    items: ['100', '150', '200'].map((value) => ({ value, title: `text ${value} %` })),
  },
} as const;

/** In the form that Storybook asks for. */
export const toolbarOf = (all: typeof settings) =>
  Object.fromEntries(
    Object.entries(all).map(([name, { title, icon, items }]) => [
      name,
      { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } },
    ]),
  );

type Globals = Readonly<Record<string, unknown>>;

/** The channels to show, in their order. */
export const channelsOf = ({ channel }: Globals): readonly string[] =>
  channel === bothChannels ? channels : [String(channel)];

/** The size of text that a reader's browser is set to. */
export const textSizeOf = ({ textSize }: Globals): string =>
  typeof textSize === 'string' && textSize !== '100' ? `${textSize}%` : '';
