import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type KilledProcess = {
  readonly kill: () => void;
  /** The lines that it wrote until it was killed; throws where it ended by itself. */
  readonly lines: Promise<readonly string[]>;
};

/** Starts a script that works until it is killed; resolves with its first line. */
export const startToKill = async (
  script: string,
  settings: readonly string[],
): Promise<KilledProcess> => {
  const child = spawn(process.execPath, [script, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = once(child, 'close').then(() => {
    if (child.signalCode !== 'SIGKILL') throw new Error(`${script} ended by itself.`);
    // The last line may have been cut off.
    return output.split('\n').slice(0, -1);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { kill: () => child.kill('SIGKILL'), lines: ended };
};
