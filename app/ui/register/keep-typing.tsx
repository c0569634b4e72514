import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import type { RegistrationStep } from '../../domain/base/customers/registration.schema';

/**
 * What was typed and not sent yet stays in this tab through Back, Forward and reload, as a browser does by itself
 * for pages without a script. Once sent it is the server's, and kept there.
 */
export function KeepTyping({ step }: { step: RegistrationStep }) {
  const marker = useRef<HTMLInputElement>(null);
  const navigation = useNavigation();
  const key = getStorageKey(step);

  useEffect(() => {
    const form = marker.current?.form;
    if (form == null) return;
    restore(form, read(key));
    // With what was typed before the scripts were here.
    if (listControls(form).some(isChanged)) write(key, form);
    const keep = () => write(key, form);
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [key]);

  // The answer to a form is on its way: what was typed has arrived.
  const hasArrived = navigation.state === 'loading' && navigation.formMethod === 'POST';
  useEffect(() => {
    if (hasArrived) forget(key);
  }, [hasArrived, key]);

  return <input type="hidden" ref={marker} />;
}

/** Clears the saved input after submission. */
export function useForgetTyping(): void {
  useEffect(() => {
    for (const step of ['personal', 'business', 'terms'] as const) forget(getStorageKey(step));
  }, []);
}

function getStorageKey(step: RegistrationStep): string {
  return `register-${step}`;
}

type Control = HTMLInputElement | HTMLSelectElement;

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && !['hidden', 'file'].includes(element.type)) ||
      element instanceof HTMLSelectElement,
  );
}

function write(key: string, form: HTMLFormElement): void {
  const typed = listControls(form).map((control) => [control.name, getValue(control)]);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // A browser that keeps nothing: the steps that were sent are kept all the same.
  }
}

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function getValue(control: Control): string | boolean {
  return isCheckbox(control) ? control.checked : control.value;
}

/** Fills what still has the value that the page came with. */
function restore(form: HTMLFormElement, typed: Record<string, unknown>): void {
  for (const control of listControls(form)) {
    if (isChanged(control)) continue;
    const value = typed[control.name];
    if (isCheckbox(control)) {
      if (typeof value === 'boolean') control.checked = value;
    } else if (typeof value === 'string') {
      control.value = value;
    }
  }
}

function isChanged(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value !== (first?.value ?? '');
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}
