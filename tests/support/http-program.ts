import type { Reply, RunningServer } from './server-process';

interface Sent {
  json?: unknown;
  form?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
}

interface Answer extends Reply {
  json: () => unknown;
}

/** A client of a running server that keeps its cookies, as a script or a browser does. */
export class HttpProgram {
  readonly #server: Pick<RunningServer, 'ask'>;
  readonly #cookies = new Map<string, string>();

  constructor(server: Pick<RunningServer, 'ask'>) {
    this.#server = server;
  }

  /** Sends a request and keeps the cookies of the answer. Redirects are not followed. */
  async send(method: string, path: string, { json, form, body, headers }: Sent = {}): Promise<Answer> {
    const type =
      json !== undefined ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined;
    const content =
      json !== undefined ? JSON.stringify(json) : form ? String(new URLSearchParams(form)) : body;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await this.#server.ask(path, {
      method,
      headers: { ...(cookie && { Cookie: cookie }), ...(type && { 'Content-Type': type }), ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
    for (const line of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return { ...reply, json: () => JSON.parse(reply.body) as unknown };
  }

  get(path: string, sent?: Sent): Promise<Answer> {
    return this.send('GET', path, sent);
  }

  post(path: string, sent?: Sent): Promise<Answer> {
    return this.send('POST', path, sent);
  }

  put(path: string, sent?: Sent): Promise<Answer> {
    return this.send('PUT', path, sent);
  }

  delete(path: string, sent?: Sent): Promise<Answer> {
    return this.send('DELETE', path, sent);
  }

  /** Signs the demo's owner in. */
  async signIn(): Promise<void> {
    const { status } = await this.post('/admin/login', {
      form: { username: 'admin', password: 'keyway-demo' },
    });
    if (status !== 303) throw new Error(`The login answered ${status}.`);
  }
}
