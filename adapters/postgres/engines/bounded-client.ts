import { Socket } from 'node:net';

import pg from 'pg';

/** What a connection was ended for: an answer of too many bytes, or bytes that are no answer. */
type AnswerFault = 'answer-too-large' | 'answer-unreadable';

const answerError = (code: AnswerFault, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code });

/**
 * Stands between a connection and pg's parser, which grows its buffer to whatever length a message
 * announces, keeps every row, and ends the process with a message that it cannot read.
 *
 * An answer begins after the server was ready and something was sent. Neither alone would do: a
 * server says that it is ready as often as it likes, and can ask for the password between two rows.
 */
const guardAnswers = (connection: pg.Connection, socket: Socket, largest: number): void => {
  let isReady = false;
  let sent = 0;
  let received = 0;
  connection.on('readyForQuery', () => {
    isReady = true;
  });
  const readers = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (bytes) => {
    if (isReady && socket.bytesWritten !== sent) {
      isReady = false;
      received = 0;
    }
    sent = socket.bytesWritten;
    received += bytes.byteLength;
    if (received > largest) {
      const message = `the database answered with more than ${largest} bytes`;
      socket.destroy(answerError('answer-too-large', message));
      return;
    }
    try {
      for (const read of readers) read.call(socket, bytes);
    } catch (error) {
      socket.destroy(
        answerError('answer-unreadable', 'the database sent what is no answer', error),
      );
    }
  });
};

/**
 * The class of pg's clients whose connections end, and whose query or connecting fails, with an
 * error of the code `answer-too-large` beyond so many bytes for one answer, and `answer-unreadable`
 * where a message cannot be read. TLS is counted decrypted. A pool takes it as its `Client`.
 */
export const boundedClient = (largestAnswer: number): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // With TLS the first socket brings one byte, and the stream that is read is there only then.
      this.connection.once(this.ssl ? 'sslconnect' : 'connect', () => {
        const { connection } = this;
        const { stream } = connection;
        if (stream instanceof Socket) guardAnswers(connection, stream, largestAnswer);
      });
    }
  };
