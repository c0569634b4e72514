import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

import { CookieFormSchema } from '../../domain/base/sessions/cookie-choice.schema';
import { serializeChosenVehicle } from '../../http/chosen-vehicle.server';
import { findCookieChoice, serializeCookieChoice } from '../../http/cookie-choice.server';
import { unknownIntent } from '../../http/form.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { getLocalPath, paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { forgetTour } from '../../ui/tour/tour-steps';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = unlistedPageMeta(
  () => t`Cookie settings`,
  () => t`Cookies this store uses and your choices.`,
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
  if (choice?.preferences === false)
    headers.append('Set-Cookie', await serializeChosenVehicle(context, undefined));
  // From the bar one goes on with what one was reading; from the settings one sees what was kept.
  if (wanted.intent === 'accept') {
    return redirect(getLocalPath(form['redirectTo'], paths.cookieChoice()), { status: 303, headers });
  }
  const message = choice === undefined ? t`Cookie choice cleared` : t`Cookie choice saved`;
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
      <Breadcrumb crumbs={[{ name: t`Home`, to: paths.home() }, { name: t`Cookie settings` }]} />
      <div className="page__head">
        <h1>
          <Trans>Cookie settings</Trans>
        </h1>
        <p>
          <Trans>
            We don’t use advertising or tracking cookies.{' '}
            <Link className="link" to={`${paths.textPage('privacy')}#cookies`} discover="none">
              Read the privacy policy
            </Link>
          </Trans>
        </p>
        <p aria-live="polite">
          {choice === undefined
            ? t`You haven’t chosen yet.`
            : choice.preferences
              ? t`Your choice: necessary and preferences.`
              : t`Your choice: necessary only.`}
        </p>
      </div>
      <Form method="post" className="cookie-kinds" key={String(choice?.preferences)}>
        <section className="panel" aria-labelledby="necessary">
          <h2 id="necessary">
            <Trans>Necessary</Trans>
          </h2>
          <p>
            <Trans>Required for your cart, sign-in, and this choice. Always on.</Trans>
          </p>
          <CookieList
            cookies={[
              ['keyway_session', t`Your session ID for cart and sign-in. Kept for 30 days.`],
              ['__toast', t`A confirmation message for the next page. Kept for up to a minute.`],
              ['keyway_cookies', t`Your choice on this page. Kept for a year.`],
              ['keyway_language', t`The language you chose. Kept for a year.`],
            ]}
          />
        </section>
        <section className="panel" aria-labelledby="preferences">
          <h2 id="preferences">
            <Trans>Preferences</Trans>
          </h2>
          <label className="check">
            <input
              type="checkbox"
              name="preferences"
              value="on"
              defaultChecked={choice?.preferences ?? true}
            />
            <span>
              <Trans>Save preferences in this browser</Trans>
            </span>
          </label>
          <CookieList
            cookies={[
              ['keyway_vehicle', t`The vehicle you last chose. Kept for 30 days.`],
              ['tour-completed', t`Remembers that you finished the guided tour. Kept in local storage.`],
            ]}
          />
        </section>
        <p className="cluster">
          <button type="submit" name="intent" value="save" className="btn btn--primary">
            <Trans>Save choice</Trans>
          </button>{' '}
          <button type="submit" name="intent" value="accept" className="btn">
            <Trans>Accept all</Trans>
          </button>
          {choice !== undefined && (
            <button type="submit" name="intent" value="forget" className="btn btn--plain">
              <Trans>Clear choice</Trans>
            </button>
          )}
        </p>
      </Form>
    </main>
  );
}

function CookieList({ cookies }: { cookies: readonly (readonly [name: string, use: string])[] }) {
  return (
    <dl className="cookie-list">
      {cookies.map(([name, use]) => (
        <div key={name}>
          <dt className="part-number">{name}</dt>
          <dd>{use}</dd>
        </div>
      ))}
    </dl>
  );
}
