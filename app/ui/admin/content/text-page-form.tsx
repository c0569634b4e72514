import { TextPageSchema, type TextPageDoc } from '../../../domain/content/content/text-page.schema';
import { isLinkedEverywhere } from '../../../domain/content/content/text-pages.rules';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { editorValidator } from '../products/editor-validator';

export const textPageValidator = editorValidator(TextPageSchema);

export const TEXT_PAGE_LABELS = {
  section: 'Section',
  slug: 'URL slug',
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
      <TextField name="summary" hint="Shown under the title and in search results. About 150 characters." />
      {doc === undefined && (
        <div className="field-grid">
          <SelectField name="section">
            <option value="pages">Page: /pages/…</option>
            <option value="resources">Guide: /resources/…</option>
          </SelectField>
          <TextField name="slug" hint="Defaults to the title. Can’t be changed later." isCode optional />
        </div>
      )}
      <TextareaField name="bodyMarkdown" rows={24} />
      <MarkdownHelp facts={facts} />
      {doc !== undefined && isLinkedEverywhere(doc) ? (
        <>
          <input type="hidden" name="isPublished" value="on" />
          <p className="small muted">Always published (linked from the header or footer)</p>
        </>
      ) : (
        <CheckboxField name="isPublished" label="Published" />
      )}
    </div>
  );
}

/** Help for Markdown. */
export function MarkdownHelp({ facts }: { facts: string[] }) {
  return (
    <details className="small">
      <summary>Formatting help</summary>
      <ul className="markdown-help">
        <li>
          <code>## Heading</code>, <code>### Subheading</code>
        </li>
        <li>
          <code>[link text](/faq)</code>
        </li>
        <li>
          <code>- list item</code>, <code>1. numbered item</code>, <code>**bold**</code>,{' '}
          <code>*italic*</code>
        </li>
        <li>
          Table: <code>| A | B |</code> above <code>| --- | --- |</code>
        </li>
        <li>
          Values filled in from settings: <code>{facts.map((name) => `{${name}}`).join(' ')}</code>
        </li>
      </ul>
    </details>
  );
}
