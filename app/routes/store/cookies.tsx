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

export const meta = unlistedPageMeta('Cookie settings', 'Cookies this store uses and your choices.');

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
  const message = choice === undefined ? 'Cookie choice cleared' : 'Cookie choice saved';
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
          We don’t use advertising or tracking cookies.{' '}
          <Link className="link" to={`${paths.textPage('privacy')}#cookies`} discover="none">
            Read the privacy policy
          </Link>
        </p>
        <p aria-live="polite">
          {choice === undefined
            ? 'You haven’t chosen yet.'
            : `Your choice: ${choice.preferences ? 'necessary and preferences' : 'necessary only'}.`}
        </p>
      </div>
      <Form method="post" className="cookie-kinds" key={String(choice?.preferences)}>
        <section className="panel" aria-labelledby="necessary">
          <h2 id="necessary">Necessary</h2>
          <p>Required for your cart, sign-in, and this choice. Always on.</p>
          <dl className="cookie-list">
            <div>
              <dt className="part-number">keyway_session</dt>
              <dd>Your session ID for cart and sign-in. Kept for 30 days.</dd>
            </div>
            <div>
              <dt className="part-number">__toast</dt>
              <dd>A confirmation message for the next page. Kept for up to a minute.</dd>
            </div>
            <div>
              <dt className="part-number">keyway_cookies</dt>
              <dd>Your choice on this page. Kept for a year.</dd>
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
            <span>Save preferences in this browser</span>
          </label>
          <dl className="cookie-list">
            <div>
              <dt className="part-number">tour-completed</dt>
              <dd>Remembers that you finished the guided tour. Kept in local storage.</dd>
            </div>
          </dl>
        </section>
        <p className="cluster">
          <button type="submit" name="intent" value="save" className="btn btn--primary">
            Save choice
          </button>{' '}
          <button type="submit" name="intent" value="accept" className="btn">
            Accept all
          </button>
          {choice !== undefined && (
            <button type="submit" name="intent" value="forget" className="btn btn--plain">
              Clear choice
            </button>
          )}
        </p>
      </Form>
    </main>
  );
}
