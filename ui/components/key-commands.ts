import type { KeyboardEvent } from 'react';

/** Runs the command of a pressed key. Keys held with Control, Alt or Command are the browser's. */
export const runKeyCommand = <Command>(
  event: KeyboardEvent,
  commandOf: (key: string) => Command | undefined,
  run: (command: Command) => void,
): void => {
  const command = event.ctrlKey || event.metaKey || event.altKey ? undefined : commandOf(event.key);
  if (command === undefined) return;
  event.preventDefault();
  run(command);
};
