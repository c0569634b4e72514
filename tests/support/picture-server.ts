import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** Pictures of another store, on this machine. */
export interface PictureServer {
  origin: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** Answers that differ from a picture, by path. */
  answers: Map<string, http.RequestListener>;
  close: () => void;
}

export async function startPictureServer(): Promise<PictureServer> {
  const background = { r: 90, g: 110, b: 130 };
  const picture = await sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const asked: string[] = [];
  const answers: PictureServer['answers'] = new Map();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
