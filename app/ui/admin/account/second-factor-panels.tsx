import { Form } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { CodeSchema } from '../../../domain/base/staff/staff-account.schema';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { Moment } from '../../moment';
import { PrintButton } from '../../print-button';
import { SubmitButton } from '../submit-button';

export const codeValidator = withZod(CodeSchema);

/** The first step: explains the second factor. */
export function BeginPanel() {
  return (
    <section className="panel prose-panel stack">
      <h2>Set it up</h2>
      <p>
        You need a code app on your phone, such as Aegis, 2FAS, Google Authenticator or a password manager. It
        shows a new code every 30 seconds, and the login asks for it after your password.
      </p>
      <Form method="post">
        <button type="submit" className="btn btn--primary" name="intent" value="begin">
          Show my key
        </button>
      </Form>
    </section>
  );
}

/** The second step: adds the key to the app and confirms a code. */
export function ConfirmPanel({ svg, typed }: { svg: string; typed: string }) {
  return (
    <section className="panel stack stack--wide">
      <h2>Read the key with your code app</h2>
      <div className="factor-key">
        <img
          className="factor-key__picture"
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt="QR code of the key"
        />
        <div className="stack stack--wide">
          <div>
            <p>No camera? Type this key into the app, as one that counts by time:</p>
            <p className="part-number factor-key__typed">{typed}</p>
          </div>
          <StoreForm id="confirm" validator={codeValidator} labels={{ code: 'Code' }}>
            <input type="hidden" name="intent" value="confirm" />
            <div className="stack stack--wide">
              <TextField
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                hint="The six digits that the app shows now."
                isCode
              />
              <SubmitButton name="Switch it on" busy="Checking..." />
            </div>
          </StoreForm>
          <Form method="post">
            <button type="submit" className="btn btn--plain" name="intent" value="begin">
              Begin again with another key
            </button>
          </Form>
        </div>
      </div>
    </section>
  );
}

/** Shows new recovery codes, once. */
export function RecoveryCodesPanel({ codes }: { codes: string[] }) {
  return (
    <section className="panel stack">
      <h2>Your recovery codes</h2>
      <p className="notice notice--warn">
        They are shown this once. Print them or keep them in a password manager: without your phone, each of
        them signs you in once.
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code} className="part-number">
            {code}
          </li>
        ))}
      </ol>
      <p>
        <PrintButton />
      </p>
    </section>
  );
}

interface FactorOnProps {
  /** When the second factor was turned on. */
  since: string;
  recoveryCodesLeft: number;
  /** The role requires it, so it can't be switched off. */
  isRequired: boolean;
}

/** Actions on an active second factor. Each requires a code. */
export function FactorOnPanel({ since, recoveryCodesLeft, isRequired }: FactorOnProps) {
  return (
    <>
      <section className="panel stack stack--tight">
        <h2>It is on</h2>
        <p>
          Since <Moment at={since} />. {recoveryCodesLeft} of 10 recovery codes{' '}
          {recoveryCodesLeft === 1 ? 'is' : 'are'} left.{isRequired && ' Your role requires it.'}
        </p>
        {recoveryCodesLeft < 3 && (
          <p className="notice notice--warn">Few recovery codes are left: make new ones.</p>
        )}
      </section>
      <div className="admin-columns">
        <section className="panel stack">
          <h2>New recovery codes</h2>
          <p>Ten new ones; those that are left stop working.</p>
          <CodeForm intent="renew" button="Make new codes" />
        </section>
        {!isRequired && (
          <section className="panel stack">
            <h2>Switch it off</h2>
            <p>The login asks for the password alone then, and the recovery codes are gone.</p>
            <CodeForm intent="end" button="Switch it off" isDanger />
          </section>
        )}
      </div>
    </>
  );
}

function CodeForm({
  intent,
  button,
  isDanger = false,
}: {
  intent: string;
  button: string;
  isDanger?: boolean;
}) {
  return (
    <StoreForm id={intent} validator={codeValidator} labels={{ code: 'Code' }}>
      <input type="hidden" name="intent" value={intent} />
      <div className="stack stack--wide">
        <TextField name="code" autoComplete="one-time-code" hint="Of the app, or a recovery code." isCode />
        <SubmitButton name={button} look={isDanger ? 'danger' : 'plain'} />
      </div>
    </StoreForm>
  );
}
