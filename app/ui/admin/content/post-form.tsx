import { PostSchema } from '../../../domain/content/content/text-page.schema';
import { CheckboxField, TextareaField, TextField } from '../../form/fields';
import { editorValidator } from '../products/editor-validator';
import { PictureField } from './picture-field';
import { MarkdownHelp } from './text-page-form';

export const postValidator = editorValidator(PostSchema);

export const POST_LABELS = {
  slug: 'Address',
  title: 'Title',
  summary: 'Summary',
  bodyMarkdown: 'Text',
  publishedOn: 'Day',
  picture: 'Picture',
  isPublished: 'Published',
};

interface PostFieldsProps {
  isNew: boolean;
  pictures: readonly string[];
  facts: string[];
}

/** The fields of a post; its address is chosen once, since links lead there. */
export function PostFields({ isNew, pictures, facts }: PostFieldsProps) {
  return (
    <div className="panel stack stack--wide">
      <TextField name="title" />
      <TextField name="summary" hint="On the card in the blog, and what search engines show." />
      {isNew && (
        <TextField
          name="slug"
          hint="The last part, such as sizing-a-closer. Left empty, the title makes it. It stays for good."
          isCode
          optional
        />
      )}
      <TextareaField name="bodyMarkdown" rows={20} />
      <MarkdownHelp facts={facts} />
      <PictureField name="picture" label={POST_LABELS.picture} kinds={pictures} />
      <TextField
        name="publishedOn"
        hint="Such as 2027-03-31. The post appears in the blog on that day. Defaults to today."
        inputMode="numeric"
        optional
      />
      <CheckboxField
        name="isPublished"
        label="Published: shown on the blog and the marketing pages"
        hint="Without it, the post is a draft."
      />
    </div>
  );
}
