import { redirect, redirectDocument, type ActionFunctionArgs } from '@remix-run/node';

import { addLanguage } from '~/i18n/language-path';
import { changeUserLanguage } from '../../domain/base/customers/user-language.server';
import { unknownIntent } from '../../http/form.server';
import { parseLanguage, serializeLanguageChoice } from '../../http/language-choice.server';
import { findSession } from '../../http/session.server';
import { getLocalPath, paths } from '../../paths';

export function loader() {
  return redirect(paths.home());
}

/** Remembers a language in the browser and the account, and leads to the same page in it. The form is sent without a language in its address. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = parseLanguage(form.get('language'));
  if (language === undefined || !context.env.french) throw unknownIntent();
  const session = await findSession(context, request);
  if (session !== undefined) await changeUserLanguage(context.db, session, language);
  const path = addLanguage(getLocalPath(form.get('redirectTo'), paths.home()), language);
  const headers = { 'Set-Cookie': await serializeLanguageChoice(context, language) };
  return redirectDocument(path, { status: 303, headers });
}
