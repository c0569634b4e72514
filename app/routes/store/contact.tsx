import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { formatPartNumber, type ProductNumbers } from '../../domain/base/shared/part-number.rules';
import { buildPictureUrl } from '../../domain/goods/catalog/product-card.queries.server';
import { findProduct, findProductByHandle } from '../../domain/goods/catalog/products.queries.server';
import { readBusinessHours } from '../../domain/content/content/claims.queries.server';
import { MESSAGE_RECEIVED } from '../../domain/selling/inbox/contact.rules';
import { MAX_SUBJECT, UNKNOWN_LOCATION } from '../../domain/selling/inbox/contact.schema';
import { recordMessage } from '../../domain/selling/inbox/messages.server';
import { isLocation, listOffices } from '../../domain/content/locations/locations.queries.server';
import { readForm, refuseForm } from '../../http/form.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { ContactForm, MessageSent } from '../../ui/inbox/contact-form';
import { BusinessHoursCard, QuickContact } from '../../ui/inbox/quick-contact';
import { OfficeList } from '../../ui/locations/contact-lines';
import { PageHero } from '../../ui/marketing/page-hero';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { useCurrentToast } from '../../ui/use-current-toast';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/inbox/contact.schema').then((schemas) => schemas.ContactSchema),
);

export const meta = staticPageMeta(
  () => t`Contact Us`,
  () => t`Message us, call the 24/7 hotline, or find a location near you.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const handle = searchParams.get('product');
  const product = handle === null ? undefined : await findProductByHandle(context.db, handle);
  const { offices, names } = await listOffices(context.db);
  const location = searchParams.get('location') ?? '';
  const subject = product === undefined ? (searchParams.get('subject') ?? '') : describeProduct(product);
  return {
    offices,
    locations: names,
    filledIn: {
      subject: subject.slice(0, MAX_SUBJECT),
      location: names.some(({ id }) => String(id) === location) ? location : '',
      product: product === undefined ? '' : String(product.id),
    },
    hours: await readBusinessHours(context.db),
    picture: buildPictureUrl('cylinder-cutaway'),
  };
}

function describeProduct(product: ProductNumbers & { name: string }): string {
  const { name } = product;
  const partNumber = formatPartNumber(product);
  return t`Question about ${name} (${partNumber})`;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const { location, product, website, ...message } = data;
  if (location !== null && !(await isLocation(context.db, location))) {
    return refuseForm(context, form, { location: UNKNOWN_LOCATION() });
  }
  const isProduct = product !== null && (await findProduct(context.db, product)) !== undefined;
  await recordMessage(context.db, {
    kind: 'contact',
    ...message,
    locationId: location,
    productId: isProduct ? product : null,
    isSuspectedSpam: website !== '',
  });
  return redirectWithThanks(context);
}

function redirectWithThanks(context: AppLoadContext): Promise<Response> {
  return redirectWithSuccess(context, paths.contact(), MESSAGE_RECEIVED());
}

export default function ContactPage() {
  const { offices, locations, filledIn, hours, picture } = useLoaderData<typeof loader>();
  const isSent = useCurrentToast() === MESSAGE_RECEIVED();
  return (
    <main id="main" className="marketing">
      <PageHero
        eyebrow={t`Contact us`}
        title={t`Talk to our counter team`}
        text={t`Can’t identify a part? Need pricing or order help? A real person will reply.`}
        picture={picture}
      />
      <div className="container contact-layout">
        <section className="panel" aria-labelledby="message-form">
          <h2 id="message-form">
            <Trans>Send us a message</Trans>
          </h2>
          {isSent ? (
            <MessageSent />
          ) : (
            <ContactForm
              key={JSON.stringify(filledIn)}
              validator={validator}
              filledIn={filledIn}
              locations={locations}
            />
          )}
        </section>
        <div className="stack stack--wider">
          <QuickContact />
          <BusinessHoursCard hours={hours} />
        </div>
      </div>
      {offices.length > 0 && <OfficeList offices={offices} />}
    </main>
  );
}
