import { paths } from '../paths';

/** Where a demo without a mail server keeps the mail that the page speaks of. */
export function DemoMailNote({ email }: { email?: string }) {
  return (
    <>
      This demo doesn’t send email. View the message in the back office under{' '}
      <a className="link" href={paths.admin.mails({ q: email })}>
        Mail
      </a>
      .
    </>
  );
}
