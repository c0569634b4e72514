import { PostSchema } from '../../../domain/content/content/text-page.schema';
import { CheckboxField, TextareaField, TextField } from '../../form/fields';
import { editorValidator } from '../products/editor-validator';
import { PictureField } from './picture-field';
import { MarkdownHelp } from './text-page-form';

export const postValidator = editorValidator(PostSchema);

export const POST_LABELS = {
  slug: 'URL slug',
  title: 'Title',
  summary: 'Summary',
  bodyMarkdown: 'Text',
  publishedOn: 'Publish date',
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
      <TextField name="summary" hint="Shown in the blog list and search results." />
      {isNew && (
        <TextField name="slug" hint="Defaults to the title. Can’t be changed later." isCode optional />
      )}
      <TextareaField name="bodyMarkdown" rows={20} />
      <MarkdownHelp facts={facts} />
      <PictureField name="picture" label={POST_LABELS.picture} kinds={pictures} />
      <TextField name="publishedOn" hint="YYYY-MM-DD. Defaults to today." inputMode="numeric" optional />
      <CheckboxField name="isPublished" label="Published" />
    </div>
  );
}
