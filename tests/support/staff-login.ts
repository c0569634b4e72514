import type { RunningServer } from './server-process';

/** The Cookie header of the demo's owner, who signs in by the login page. */
export async function staffCookieAt(server: RunningServer): Promise<string> {
  const reply = await server.ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'username=admin&password=keyway-demo',
  });
  const cookie = (reply.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
  if (cookie === '') throw new Error(`The login answered ${reply.status}.`);
  return cookie;
}
