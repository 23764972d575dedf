import type { Channel } from '../../core/domain/locale/channel.ts';

/** Hexadecimal: mail programs know neither variables nor newer ways to write a colour. */
export type MailColours = {
  /** Around the sheet that is read. */
  readonly ground: string;
  readonly sheet: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Behind what is set off. */
  readonly soft: string;
};

export type MailLook = {
  readonly light: MailColours;
  readonly dark: MailColours;
  /** Fonts of the device: a mail loads nothing. */
  readonly headline: string;
  /** The shop's name at the head, and the mark before it, which borders draw. */
  readonly name: { readonly colour: 'ink' | 'accent'; readonly style: string };
  readonly mark: string | undefined;
  /** Pixels. */
  readonly radius: number;
};

/** The light colours are the theme's tokens, which a test compares; dark ones stand here alone. */
export const mailLooks = {
  poster: {
    light: {
      ground: '#f3f1eb',
      sheet: '#ffffff',
      line: '#e4e0d8',
      ink: '#1b1a17',
      muted: '#5f5b53',
      accent: '#b5381a',
      onAccent: '#ffffff',
      soft: '#f8e6df',
    },
    dark: {
      ground: '#141311',
      sheet: '#1f1d1a',
      line: '#3a362f',
      ink: '#f3f0ea',
      muted: '#b9b3a8',
      accent: '#f39a7c',
      onAccent: '#1b1a17',
      soft: '#35241d',
    },
    headline: 'font-family:Arial,Helvetica,sans-serif;font-weight:700;letter-spacing:-0.02em',
    name: {
      colour: 'ink',
      style: 'font-family:Arial,Helvetica,sans-serif;font-weight:700;letter-spacing:-0.03em',
    },
    mark: 'display:inline-block;width:6px;height:6px;margin:0 8px 0 0;border-style:double;border-width:6px;vertical-align:-2px',
    radius: 2,
  },
  kartenliebe: {
    light: {
      ground: '#f8f0ea',
      sheet: '#ffffff',
      line: '#efe2dc',
      ink: '#2b1d20',
      muted: '#6b5559',
      accent: '#8a2e46',
      onAccent: '#ffffff',
      soft: '#f7e6e6',
    },
    dark: {
      ground: '#171013',
      sheet: '#23191c',
      line: '#43333a',
      ink: '#f8eeee',
      muted: '#c6b1b5',
      accent: '#eda9b9',
      onAccent: '#2b1d20',
      soft: '#3a2530',
    },
    headline: "font-family:Georgia,'Times New Roman',serif;font-weight:400",
    name: {
      colour: 'accent',
      style: "font-family:Georgia,'Times New Roman',serif;font-weight:400;font-style:italic",
    },
    mark: undefined,
    radius: 10,
  },
} as const satisfies Readonly<Record<Channel, MailLook>>;
