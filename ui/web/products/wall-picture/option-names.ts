/** An option's first line, its second one, and both in one. */
export type OptionNames = {
  readonly name: string;
  readonly detail: string | undefined;
  readonly fullName: string;
};
