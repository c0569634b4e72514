import { withZod } from '@remix-validated-form/with-zod';
import { useField } from 'remix-validated-form';

import { NewTokenSchema, TOKEN_SCOPES } from '../../../domain/base/tokens/token-scopes.rules';
import { paths } from '../../../paths';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { Icon } from '../../icon/icon';
import { ButtonLink } from '../links';

export const newTokenValidator = withZod(NewTokenSchema);

const LABELS = { name: 'Name', scopes: 'What it may do' };

/** Makes a token. What it is shows once, on the page that answers. */
export function TokenForm() {
  return (
    <StoreForm id="token" validator={newTokenValidator} labels={LABELS}>
      <div className="stack stack--wide">
        <TextField
          name="name"
          autoComplete="off"
          hint="The program that will use it, such as Warehouse scanner. The audit log says this name."
        />
        <ScopeBoxes />
        <div className="cluster cluster--row">
          <button type="submit" className="btn btn--primary">
            Create token
          </button>
          <ButtonLink to={paths.admin.tokens()}>Cancel</ButtonLink>
        </div>
      </div>
    </StoreForm>
  );
}

function ScopeBoxes() {
  const { error, defaultValue } = useField('scopes');
  const chosen: unknown[] = [defaultValue ?? []].flat();
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field field--bad'}
      aria-describedby={error === undefined ? undefined : 'token-scopes-error'}
    >
      <legend className="field__label">{LABELS.scopes}</legend>
      {Object.entries(TOKEN_SCOPES).map(([scope, { name, text }], index) => (
        <label key={scope} className="check">
          <input
            type="checkbox"
            name="scopes"
            value={scope}
            defaultChecked={chosen.includes(scope)}
            // The summary of errors leads to the first box.
            id={index === 0 ? 'token-scopes' : `token-scopes-${scope}`}
          />
          <span>
            {name}
            <span className="field__hint block">{text}</span>
          </span>
        </label>
      ))}
      {error !== undefined && (
        <span className="field__error" id="token-scopes-error">
          <Icon name="circle-alert" />
          {error}
        </span>
      )}
    </fieldset>
  );
}
