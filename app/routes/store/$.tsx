import { createNotFoundResponse } from '../../http/not-found.server';

/** Unknown store addresses. */
export function loader() {
  throw createNotFoundResponse();
}

export function action() {
  throw createNotFoundResponse();
}

export default function Missing() {
  return null;
}
