import { notFound } from '../../http/not-found.server';

/** Unknown store addresses. */
export function loader() {
  throw notFound();
}

export function action() {
  throw notFound();
}

export default function Missing() {
  return null;
}
