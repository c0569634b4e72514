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
      <h2>Set up two-factor authentication</h2>
      <p>
        You’ll need an authenticator app, such as Google Authenticator or a password manager. You’ll enter its
        code each time you sign in.
      </p>
      <Form method="post">
        <button type="submit" className="btn btn--primary" name="intent" value="begin">
          Set up
        </button>
      </Form>
    </section>
  );
}

/** The second step: adds the key to the app and confirms a code. */
export function ConfirmPanel({ svg, typed }: { svg: string; typed: string }) {
  return (
    <section className="panel stack stack--wide">
      <h2>Scan the QR code</h2>
      <div className="factor-key">
        <img
          className="factor-key__picture"
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt="QR code"
        />
        <div className="stack stack--wide">
          <div>
            <p>Can’t scan the code? Enter this setup key in your authenticator app:</p>
            <p className="part-number factor-key__typed">{typed}</p>
          </div>
          <StoreForm id="confirm" validator={codeValidator} labels={{ code: 'Code' }}>
            <input type="hidden" name="intent" value="confirm" />
            <div className="stack stack--wide">
              <TextField
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                hint="6-digit code from your app"
                isCode
              />
              <SubmitButton name="Turn on two-factor" busy="Checking..." />
            </div>
          </StoreForm>
          <Form method="post">
            <button type="submit" className="btn btn--plain" name="intent" value="begin">
              Start over with a new key
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
        Save these codes now. You won’t see them again. Each one signs you in once if you lose your phone.
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
        <h2>On</h2>
        <p>
          Turned on <Moment at={since} />. {recoveryCodesLeft} of 10 recovery codes left.{' '}
          {isRequired && 'Required for your role.'}
        </p>
        {recoveryCodesLeft < 3 && (
          <p className="notice notice--warn">You’re almost out of recovery codes. Generate new ones.</p>
        )}
      </section>
      <div className="admin-columns">
        <section className="panel stack">
          <h2>New recovery codes</h2>
          <p>Your old codes stop working.</p>
          <CodeForm intent="renew" button="Generate codes" />
        </section>
        {!isRequired && (
          <section className="panel stack">
            <h2>Turn off two-factor</h2>
            <p>You’ll sign in with your password alone. Your recovery codes are deleted.</p>
            <CodeForm intent="end" button="Turn off two-factor" isDanger />
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
        <TextField
          name="code"
          autoComplete="one-time-code"
          hint="From your authenticator app, or use a recovery code"
          isCode
        />
        <SubmitButton name={button} look={isDanger ? 'danger' : 'plain'} />
      </div>
    </StoreForm>
  );
}
