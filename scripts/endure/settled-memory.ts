/** The memory of another process of ours, once it has thrown away what it does not need. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Resident memory in megabytes; 0 where the system does not tell. */
export const residentMegabytes = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The address of the debugger in what a process with `--inspect=127.0.0.1:0` has said. */
const debuggerOf = (said: string): string => {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/u.exec(said)?.[0];
  if (address === undefined) throw new Error('The process has no debugger.');
  return address;
};

/** Has a process collect its garbage, through its debugger. */
const collectGarbage = (said: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(debuggerOf(said));
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    });
    socket.addEventListener('message', () => {
      socket.close();
      resolve();
    });
    socket.addEventListener('error', () => reject(new Error('The debugger did not answer.')));
  });

/** Pauses between collections, in milliseconds: memory is given back to the system in between. */
const pause = 300;

/** Resident memory in megabytes after three collections; `said` is what the process has logged. */
export const settledMegabytes = async (pid: number | undefined, said: string): Promise<number> => {
  for (let time = 0; time < 3; time += 1) {
    await collectGarbage(said);
    await wait(pause);
  }
  return residentMegabytes(pid);
};
