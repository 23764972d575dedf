import { Socket } from 'node:net';

import pg from 'pg';

/** Limits of one answer, to a query or to connecting. */
export type AnswerLimits = {
  readonly bytes: number;
  /** Each row is one. A small one takes ten times its bytes when it is parsed, and some time. */
  readonly messages: number;
};

/**
 * The reason for which a connection was ended: an answer that is too large, or bytes that break the
 * protocol.
 */
type AnswerFault = 'answer-too-large' | 'answer-unreadable';

const answerError = (code: AnswerFault, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code });

const tooLarge = (what: string): Error =>
  answerError('answer-too-large', `the database answered with more than ${what}`);

/**
 * Stands between a connection and pg's parser, which grows its buffer to whatever length a message
 * announces, keeps every row, and ends the process with a message that it cannot read.
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
        answerError('answer-unreadable', 'the database sent what is no answer', error),
      );
    }
  });
};

/**
 * The class of pg's clients whose connections end, and whose query or connecting fails, with an
 * error of the code `answer-too-large` beyond these limits of one answer, and `answer-unreadable`
 * where a message cannot be read. TLS is counted decrypted. A pool takes it as its `Client`.
 */
export const boundedClient = (limits: AnswerLimits): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // With TLS the first socket brings one byte, and the stream that is read is there only then.
      this.connection.once(this.ssl ? 'sslconnect' : 'connect', () => {
        const { connection } = this;
        const { stream } = connection;
        if (stream instanceof Socket) guardAnswers(connection, stream, limits);
      });
    }
  };
