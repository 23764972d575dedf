/** The kinds of pages that have a configurator of materials and formats. */
export type ConfiguratorPageKind = 'wall-picture' | 'photo-frame';

/** What an option is called: its first line, its second one, and both in one. */
export type OptionNames = {
  readonly name: string;
  readonly detail: string | undefined;
  readonly fullName: string;
};
