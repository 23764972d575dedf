/**
 * The fastest that plain Node can be: the bytes of one answer, sent to every request. Started as
 * `node bench/static-answer.ts {port} {file}`; the file holds the body.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port = '', file = ''] = process.argv.slice(2);
const body = readFileSync(file);

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});

server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
