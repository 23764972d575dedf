import { connect, type Socket } from 'node:net';

import {
  isWellFormed,
  written,
  type HostileRequest,
} from '../../tests/arbitraries/hostile/request.ts';
import { readAnswer, type Answer } from './answers.ts';

/** What came of a request; `silent` is neither an answer nor an end within the time. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'closed' | 'garbled' | 'refused' | 'silent' };

/** Sends one request after another to a shop and keeps the connection while that is lawful. */
export type Sender = {
  readonly send: (request: HostileRequest) => Promise<Outcome>;
  readonly close: () => void;
};

/** Longer than any time limit of the shop; only a request that hangs comes so far. */
const patience = 40_000;

const exchange = (
  socket: Socket,
  bytes: Buffer,
  { isHead, isLast }: { readonly isHead: boolean; readonly isLast: boolean },
): Promise<Outcome> =>
  new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    let refused = false;
    const settle = (outcome: Outcome): void => {
      socket.off('data', onData).off('close', onClose).off('error', onError);
      socket.off('timeout', onSilence).setTimeout(0);
      resolve(outcome);
    };
    const look = (hasEnded: boolean): void => {
      const answer = readAnswer(received, isHead, hasEnded);
      if (answer === 'malformed') return settle({ kind: 'garbled' });
      if (answer !== undefined) return settle({ kind: 'answered', answer });
      if (hasEnded) settle({ kind: refused ? 'refused' : 'closed' });
    };
    const onData = (part: Buffer): void => {
      received = received.length === 0 ? part : Buffer.concat([received, part]);
      look(false);
    };
    const onClose = (): void => look(true);
    const onError = (error: NodeJS.ErrnoException): void => {
      refused = error.code === 'ECONNREFUSED';
    };
    const onSilence = (): void => settle({ kind: 'silent' });
    socket.on('data', onData).on('close', onClose).on('error', onError);
    socket.on('timeout', onSilence).setTimeout(patience);
    // What is not well formed may be half a request: the end of sending says that no more comes.
    if (isLast) socket.end(bytes);
    else socket.write(bytes);
  });

/** A sender to a port of this machine. */
export const createSender = (port: number): Sender => {
  let kept: Socket | undefined;

  const open = (): Socket => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: false });
    // A reset after the last answer is nobody's fault.
    socket.on('error', () => undefined);
    return socket;
  };

  const drop = (socket: Socket): void => {
    socket.destroy();
    if (kept === socket) kept = undefined;
  };

  const send = async (request: HostileRequest): Promise<Outcome> => {
    const isLast = !isWellFormed(request);
    const isHead = request.method === 'HEAD';
    const reused = !isLast && kept?.writable === true ? kept : undefined;
    const socket = reused ?? open();
    const outcome = await exchange(socket, written(request, port), { isHead, isLast });
    if (!isLast && outcome.kind === 'answered' && outcome.answer.isReusable) {
      if (kept !== socket && kept !== undefined) drop(kept);
      kept = socket;
      return outcome;
    }
    drop(socket);
    // A connection that the shop ended at that moment for having been idle says nothing.
    return reused !== undefined && outcome.kind === 'closed' ? send(request) : outcome;
  };

  return { send, close: () => kept?.destroy() };
};
