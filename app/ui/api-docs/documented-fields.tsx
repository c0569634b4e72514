import type { DocumentedField } from '../../api/api-docs.server';
import { DataTable } from '../data-table';
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
      <DataTable
        className="table table--dense table--cards api-fields"
        region={`${title}: ${of}`}
        rows={fields}
        rowKey="name"
        columns={[
          {
            name: 'Field',
            cell: ({ name, isRequired }) => (
              <>
                <code>{name}</code>
                {!isAnswer && isRequired && <span className="api-fields__note">required</span>}
                {isAnswer && !isRequired && <span className="api-fields__note">may be missing</span>}
              </>
            ),
          },
          { name: 'Type', cell: ({ type }) => type },
          {
            name: 'What it is',
            label: '',
            className: 'api-fields__text',
            cell: ({ text }) => <WithCode text={text} />,
          },
        ]}
      />
    </>
  );
}
