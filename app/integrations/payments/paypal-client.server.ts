import { Client, Environment, type ApiResponse } from '@paypal/paypal-server-sdk';

export interface PayPalSettings {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** A server other than PayPal's, such as its sandbox. */
  apiBase: string | undefined;
}

type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>;

/**
 * The SDK's client with a configurable server. The SDK knows only PayPal's two servers, so requests, including those
 * for tokens, are rewritten as they are sent.
 */
export class PayPalClient extends Client {
  // Undefined while the SDK's constructor runs; requests are sent after it.
  readonly #apiBase: string | undefined;

  /** @param onTokenFailure called when the client becomes useless, because the SDK caches a failed token request */
  constructor({ clientId, clientSecret, apiBase }: PayPalSettings, onTokenFailure: () => void) {
    super({
      environment: Environment.Production,
      timeout: 6_000,
      clientCredentialsAuthCredentials: {
        oAuthClientId: clientId,
        oAuthClientSecret: clientSecret,
        oAuthTokenProvider: async (token, manager) => {
          try {
            return await manager.updateToken(token);
          } catch (error) {
            onTokenFailure();
            throw error;
          }
        },
      },
    });
    this.#apiBase = apiBase;
  }

  override getRequestBuilderFactory(): RequestBuilderFactory {
    const build = super.getRequestBuilderFactory();
    return (...args) => {
      const request = build(...args);
      request.interceptRequest((sent) => ({ ...sent, url: this.#addressOf(sent.url) }));
      return request;
    };
  }

  /** Reads what the SDK has no call for. */
  async get(path: string, query: Record<string, string> = {}): Promise<unknown> {
    const request = this.getRequestBuilderFactory()('GET', path);
    for (const [name, value] of Object.entries(query)) request.query(name, value);
    request.authenticate([{ oauth2: true }]);
    const { result } = await request.callAsText();
    return JSON.parse(result);
  }

  /** Asks PayPal to verify a webhook, which the SDK can't. The event is sent back unchanged, byte for byte. */
  async verifyWebhook(fields: Record<string, string>, rawEvent: string): Promise<boolean> {
    const request = this.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature');
    const head = JSON.stringify(fields).slice(0, -1);
    request.header('Content-Type', 'application/json');
    request.text(`${head},"webhook_event":${rawEvent}}`);
    request.authenticate([{ oauth2: true }]);
    const answer: ApiResponse<string> = await request.callAsText();
    const body: unknown = JSON.parse(answer.result);
    return (
      typeof body === 'object' &&
      body !== null &&
      'verification_status' in body &&
      body.verification_status === 'SUCCESS'
    );
  }

  #addressOf(url: string): string {
    if (this.#apiBase === undefined) return url;
    const { pathname, search } = new URL(url);
    return this.#apiBase + pathname + search;
  }
}
