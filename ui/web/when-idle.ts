/** Starts what a page can do without until it rests. No other module waits for this one. */
import { pageRests } from './compose.client.ts';
import { reportFault } from './recording/logs.ts';

const start = async (): Promise<void> => {
  await pageRests();
  const { startSupport } = await import('./support/start-support.ts');
  await startSupport();
};

// Without it the link leads to the contact page, as it does without scripts.
start().catch((error: unknown) => reportFault('messenger-unavailable', error));
