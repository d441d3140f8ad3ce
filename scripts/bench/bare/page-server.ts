import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** The simplest HTTP server: sends every client the response that it read from standard input. */
const { port, headers, body } = (await json(process.stdin)) as {
  port: number;
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(port, '127.0.0.1', () => console.log('open'));
