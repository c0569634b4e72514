import { renderMarkdown, type RenderedText } from '../../domain/content/content/markdown.server';
import { fillInFacts } from '../../domain/base/settings/store-facts.rules';

/** Renders a form's text as the store would. */
export function renderPreview(
  form: FormData,
  facts: Readonly<Record<string, string>>,
): { title: string; summary: string; text: RenderedText } {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    title: textOf('title') || 'Without a title',
    summary: textOf('summary'),
    text: renderMarkdown(fillInFacts(textOf('bodyMarkdown'), facts)),
  };
}
