import { notFound } from '../../http/not-found.server';

/** Every address that no other route has. */
export function loader() {
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function Missing() {
  return null;
}
