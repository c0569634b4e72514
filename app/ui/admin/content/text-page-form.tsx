import { TextPageSchema, type TextPageDoc } from '../../../domain/content/content/text-page.schema';
import { isLinkedEverywhere } from '../../../domain/content/content/text-pages.rules';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { editorValidator } from '../products/editor-validator';

export const textPageValidator = editorValidator(TextPageSchema);

export const TEXT_PAGE_LABELS = {
  section: 'Place',
  slug: 'Address',
  title: 'Title',
  summary: 'Description',
  bodyMarkdown: 'Text',
  isPublished: 'Published',
};

interface TextPageFieldsProps {
  doc: TextPageDoc | undefined;
  /** Names of facts that a text can use in braces. */
  facts: string[];
}

/** The fields of a text page; its place and address are chosen once, since links lead there. */
export function TextPageFields({ doc, facts }: TextPageFieldsProps) {
  return (
    <div className="panel stack stack--wide">
      <TextField name="title" />
      <TextField
        name="summary"
        hint="Beneath the title, and what search engines show. About 150 characters."
      />
      {doc === undefined && (
        <div className="field-grid">
          <SelectField name="section">
            <option value="pages">A page of its own: /pages/…</option>
            <option value="resources">A guide, listed on Resources: /resources/…</option>
          </SelectField>
          <TextField
            name="slug"
            hint="The last part, such as holiday-hours. Left empty, the title makes it. It stays for good."
            isCode
            optional
          />
        </div>
      )}
      <TextareaField name="bodyMarkdown" rows={24} />
      <MarkdownHelp facts={facts} />
      {doc !== undefined && isLinkedEverywhere(doc) ? (
        <>
          <input type="hidden" name="isPublished" value="on" />
          <p className="small muted">Always published: the header or the footer of every page links here.</p>
        </>
      ) : (
        <CheckboxField name="isPublished" label="Published: shown in the store" />
      )}
    </div>
  );
}

/** Help for Markdown. */
export function MarkdownHelp({ facts }: { facts: string[] }) {
  return (
    <details className="small">
      <summary>How to write headings, links, lists and tables</summary>
      <ul className="markdown-help">
        <li>
          <code>## Heading</code> begins a part; <code>### Heading</code> a part of a part.
        </li>
        <li>
          <code>[words](/faq)</code> is a link. An empty line begins a paragraph.
        </li>
        <li>
          <code>- item</code> and <code>1. item</code> make lists; <code>**bold**</code> and{' '}
          <code>*italic*</code> words.
        </li>
        <li>
          <code>| A | B |</code> over <code>| --- | --- |</code> begins a table. HTML is shown as it is typed.
        </li>
        <li>
          Facts are filled in, so that a text agrees with the checkout:{' '}
          <code>{facts.map((name) => `{${name}}`).join(' ')}</code>
        </li>
      </ul>
    </details>
  );
}
