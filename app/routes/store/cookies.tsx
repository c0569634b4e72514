import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

import { CookieFormSchema } from '../../domain/base/sessions/cookie-choice.schema';
import { findCookieChoice, serializeCookieChoice } from '../../http/cookie-choice.server';
import { unknownIntent } from '../../http/form.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { getLocalPath, paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { forgetTour } from '../../ui/tour/tour-steps';

export const meta = unlistedPageMeta(
  'Cookie settings',
  'What this store keeps in your browser, and what of it is your choice.',
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return data({ choice: await findCookieChoice(context, request.headers.get('Cookie')) });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = Object.fromEntries(await request.formData());
  const parsed = CookieFormSchema.safeParse(form);
  if (!parsed.success) throw unknownIntent();
  const wanted = parsed.data;
  const choice =
    wanted.intent === 'forget'
      ? undefined
      : { preferences: wanted.intent === 'accept' || wanted.preferences };
  const headers = new Headers({ 'Set-Cookie': await serializeCookieChoice(context, choice) });
  // From the bar one goes on with what one was reading; from the settings one sees what was kept.
  if (wanted.intent === 'accept') {
    return redirect(getLocalPath(form['redirectTo'], paths.cookieChoice()), { status: 303, headers });
  }
  const message = choice === undefined ? 'Your choice is forgotten' : 'Your choice is kept';
  return redirectWithSuccess(context, paths.cookieChoice(), message, headers);
}

export default function CookieSettings() {
  const { choice } = useLoaderData<typeof loader>();
  const isRefused = choice?.preferences === false;
  useEffect(() => {
    if (isRefused) forgetTour();
  }, [isRefused]);
  return (
    <main id="main" className="container page prose-page">
      <Breadcrumb crumbs={[{ name: 'Home', to: paths.home() }, { name: 'Cookie settings' }]} />
      <div className="page__head">
        <h1>Cookie settings</h1>
        <p>
          This store sets no advertising or tracking cookies and loads nothing from other companies. Below is
          every cookie, and what else is your choice.{' '}
          <Link className="link" to={`${paths.textPage('privacy')}#cookies`} discover="none">
            More in the privacy notice
          </Link>
        </p>
        <p aria-live="polite">
          {choice === undefined
            ? 'You have not chosen yet.'
            : `Your choice: ${choice.preferences ? 'necessary and preferences' : 'necessary only'}.`}
        </p>
      </div>
      <Form method="post" className="cookie-kinds" key={String(choice?.preferences)}>
        <section className="panel" aria-labelledby="necessary">
          <h2 id="necessary">Necessary</h2>
          <p>Always on: without these there is no cart, no sign-in and no way to remember this choice.</p>
          <dl className="cookie-list">
            <div>
              <dt className="part-number">keyway_session</dt>
              <dd>
                A random number for your cart, your sign-in and what you ask the store to keep for you. Set
                when you first add or save something; 30 days. Over HTTPS, its name starts with __Host-.
              </dd>
            </div>
            <div>
              <dt className="part-number">__toast</dt>
              <dd>One message for the next page, such as “Added to cart”. A minute at most.</dd>
            </div>
            <div>
              <dt className="part-number">keyway_cookies</dt>
              <dd>What you choose on this page. A year.</dd>
            </div>
          </dl>
        </section>
        <section className="panel" aria-labelledby="preferences">
          <h2 id="preferences">Preferences</h2>
          <label className="check">
            <input
              type="checkbox"
              name="preferences"
              value="on"
              defaultChecked={choice?.preferences ?? true}
            />
            <span>Keep small conveniences in this browser</span>
          </label>
          <dl className="cookie-list">
            <div>
              <dt className="part-number">tour-completed</dt>
              <dd>
                That you have seen the guided tour, in local storage, so that it does not offer itself again.
                When this is off, the mark is not kept and one that is there is removed.
              </dd>
            </div>
          </dl>
        </section>
        <p className="cluster">
          <button type="submit" name="intent" value="save" className="btn btn--primary">
            Save my choice
          </button>
          <button type="submit" name="intent" value="accept" className="btn">
            Accept all
          </button>
          {choice !== undefined && (
            <button type="submit" name="intent" value="forget" className="btn btn--plain">
              Forget my choice
            </button>
          )}
        </p>
      </Form>
    </main>
  );
}
