import { Socket } from 'node:net';

import pg from 'pg';

/** Of one answer, to a query or to connecting. */
export type AnswerLimits = {
  readonly bytes: number;
  /** Each row is one; a small one takes ten times its bytes when parsed. */
  readonly messages: number;
};

/** `answer-unreadable`: bytes that break the protocol. */
type AnswerFault = 'answer-too-large' | 'answer-unreadable';

const answerError = (code: AnswerFault, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code });

const tooLarge = (what: string): Error =>
  answerError('answer-too-large', `the database answered with more than ${what}`);

/**
 * Stands before pg's parser, which grows its buffer to any announced length, keeps every row, and
 * ends the process at a message that it cannot read; pg itself only limits time.
 *
 * An answer begins after the server was ready and something was sent. Neither alone would do: a
 * server says that it is ready as often as it likes, and can ask for the password between two rows.
 */
const guardAnswers = (connection: pg.Connection, socket: Socket, limits: AnswerLimits): void => {
  let isReady = false;
  let sent = 0;
  let bytes = 0;
  let messages = 0;
  connection.on('readyForQuery', () => {
    isReady = true;
  });
  connection.on('message', () => {
    messages += 1;
    if (messages <= limits.messages) return;
    const error = tooLarge(`${limits.messages} messages`);
    socket.destroy(error);
    // The parser reads no further.
    throw error;
  });
  const readers = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (chunk) => {
    if (isReady && socket.bytesWritten !== sent) {
      isReady = false;
      bytes = 0;
      messages = 0;
    }
    sent = socket.bytesWritten;
    bytes += chunk.byteLength;
    if (bytes > limits.bytes) {
      socket.destroy(tooLarge(`${limits.bytes} bytes`));
      return;
    }
    try {
      for (const read of readers) read.call(socket, chunk);
    } catch (error) {
      // One that is destroyed keeps its first reason.
      socket.destroy(
        answerError('answer-unreadable', 'the database sent something other than an answer', error),
      );
    }
  });
};

/**
 * A class of clients for pg's pool, whose connection and query fail with the code
 * `answer-too-large` beyond the limits of one answer, and `answer-unreadable` where a message
 * cannot be read. TLS is counted decrypted.
 */
export const boundedClient = (limits: AnswerLimits): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // With TLS the first socket brings one byte; the stream that is read is there only then.
      this.connection.once(this.ssl ? 'sslconnect' : 'connect', () => {
        const { connection } = this;
        const { stream } = connection;
        if (stream instanceof Socket) guardAnswers(connection, stream, limits);
      });
    }
  };
