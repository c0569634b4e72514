import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

import { i18n, type CompiledMessage } from './i18n';

interface TranslatedProps {
  id?: string;
  message: CompiledMessage;
  values?: Record<string, ReactNode>;
  components?: Record<string, ReactElement>;
  french?: CompiledMessage;
}

/** What <Trans> is in a build: a message in which '<0>…</0>' and '<0/>' stand for elements. */
export function Trans({ values = {}, components = {}, ...message }: TranslatedProps) {
  const elements = { ...components };
  const texts = Object.entries(values).map(([name, value]) => {
    if (!isValidElement(value)) return [name, value];
    elements[name] = value;
    return [name, `<${name}/>`];
  });
  return <>{fill(i18n._({ ...message, values: Object.fromEntries(texts) }), elements)}</>;
}

const ELEMENT = /<(\w+)>(.*?)<\/\1>|<(\w+)\/>/s;

function fill(text: string, elements: Record<string, ReactElement>): ReactNode {
  const found = ELEMENT.exec(text);
  const [whole = '', paired = '', inside = '', single = ''] = found ?? [];
  const element = elements[paired || single];
  if (found === null || element === undefined) return text;
  return (
    <>
      {text.slice(0, found.index)}
      {inside === '' ? element : cloneElement(element, {}, fill(inside, elements))}
      {fill(text.slice(found.index + whole.length), elements)}
    </>
  );
}
