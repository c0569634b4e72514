/** A text that every store starts with. Names in braces, such as {hotline}, are filled in when it is shown. */
export interface StandardText {
  /** Empty for a page of its own; 'resources' for a guide under it. */
  section?: 'resources';
  slug: string;
  title: string;
  /** One sentence: under the title, and the page's description for search engines. */
  summary: string;
  /** ISO date. Change it with the text. */
  updatedOn: string;
  bodyMarkdown: string;
  /** Instead of it in a demo, where there are openings, quotes and payments to speak of that a live store lacks. */
  demoBodyMarkdown?: string;
}
