import { Form, useSubmit, type FormProps } from '@remix-run/react';
import { forwardRef, type FormEvent } from 'react';

/** What a form asks for, without the fields that were left empty, so that addresses stay short and say what counts. */
export function listFilledFields(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value);
  }
  return params;
}

type GetFormProps = Omit<FormProps, 'method' | 'action'> & { action: string };

/** A form whose answer is an address. Without JavaScript its empty fields come along, and mean nothing. */
export const GetForm = forwardRef<HTMLFormElement, GetFormProps>(function GetForm(
  { onSubmit, preventScrollReset = false, ...props },
  ref,
) {
  const submit = useSubmit();
  const submitFilled = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    submit(listFilledFields(event.currentTarget), {
      method: 'get',
      action: props.action,
      preventScrollReset,
    });
  };
  return <Form {...props} method="get" ref={ref} onSubmit={submitFilled} />;
});
