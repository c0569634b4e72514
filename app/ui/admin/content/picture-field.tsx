import { useState } from 'react';
import { useField } from 'remix-validated-form';

import { paths } from '../../../paths';
import { SelectField } from '../../form/fields';

interface PictureFieldProps {
  name: string;
  label: string;
  kinds: readonly string[];
}

/** Chooses one of the store's illustrations, with a preview. */
export function PictureField({ name, label, kinds }: PictureFieldProps) {
  const { defaultValue } = useField(name);
  const current = typeof defaultValue === 'string' ? defaultValue : '';
  const [chosen, choose] = useState(current);
  const isOwn = current !== '' && !kinds.includes(current);
  const [kind = '', options = ''] = (chosen || current).split('?');
  return (
    <div
      className="picture-field"
      onChange={({ target }) => target instanceof HTMLSelectElement && choose(target.value)}
    >
      <SelectField
        name={name}
        label={label}

        choices={kinds.map((one) => [one, getName(one)])}
      >
        <option value="">Choose one</option>
        {isOwn && <option value={current}>{getName(current)} (current)</option>}
      </SelectField>
      {kind !== '' && (
        <img
          src={paths.picture(kind, Object.fromEntries(new URLSearchParams(options)))}
          alt=""
          width={400}
          height={300}
        />
      )}
    </div>
  );
}

/** 'smart-key' → 'Smart key'. */
function getName(picture: string): string {
  const [kind = ''] = picture.split('?');
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
