import type { DocumentedField } from '../../api/api-docs.server';
import { ScrollRegion } from '../admin/scroll-region';
import { WithCode } from './with-code';

interface DocumentedFieldsProps {
  title: string;
  /** The call, for those who hear the tables one by one. */
  of: string;
  fields: DocumentedField[];
  /** What is answered is there; what is asked may be needed. */
  isAnswer?: boolean;
}

/** The fields of a body, an address or an answer, a row each; on a phone a card each. */
export function DocumentedFields({ title, of, fields, isAnswer = false }: DocumentedFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ScrollRegion name={`${title}: ${of}`}>
        <table className="table table--dense table--cards api-fields">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, type, isRequired, text }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {!isAnswer && isRequired && <span className="api-fields__note">required</span>}
                  {isAnswer && !isRequired && <span className="api-fields__note">may be missing</span>}
                </th>
                <td data-label="Type">{type}</td>
                <td className="api-fields__text">
                  <WithCode text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
