/** A text that every store starts with. Placeholders such as {hotline} are filled in on display. */
export interface StandardText {
  /** Empty for a top-level page; 'resources' for a guide. */
  section?: 'resources';
  slug: string;
  title: string;
  /** One sentence, shown under the title and as the meta description. */
  summary: string;
  /** ISO date; change it with the text. */
  updatedOn: string;
  bodyMarkdown: string;
  /** Replaces the body in a demo, which has openings, quotes, and payments that a live store lacks. */
  demoBodyMarkdown?: string;
  /** The same in the French of Québec; demoBodyMarkdown is there if the English has one. */
  french: { title: string; summary: string; bodyMarkdown: string; demoBodyMarkdown?: string };
}
