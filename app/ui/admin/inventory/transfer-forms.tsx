import { withZod } from '@remix-validated-form/with-zod';

import { getLineField } from '../../../domain/base/shared/line-quantities.schema';
import type { StockLocation } from '../../../domain/goods/stock/stock-locations.queries.server';
import {
  NewTransferSchema,
  ReceiveTransferSchema,
  TransferLinesSchema,
} from '../../../domain/goods/inventory/transfer.schema';
import type { Transfer } from '../../../domain/goods/inventory/transfers.queries.server';
import { adminPaths } from '../../../admin-paths';
import { CellField } from '../../form/cell-field';
import { SelectField, TextareaField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { DataTable } from '../../data-table';
import { toChoices } from '../filter-fields';
import { SubmitButton } from '../../form/submit-button';
import { FormButtons } from '../form-buttons';

export const newTransferValidator = withZod(NewTransferSchema);
export const transferLinesValidator = withZod(TransferLinesSchema);
export const receiveTransferValidator = withZod(ReceiveTransferSchema);

const LINES_HINT = 'One per line: part number and quantity, e.g. SC1-626 12';

export function NewTransferForm({ locations }: { locations: Pick<StockLocation, 'id' | 'name'>[] }) {
  const [from, to] = locations;
  return (
    <StoreForm
      id="new-transfer"
      className="order-form"
      validator={newTransferValidator}
      labels={{ fromLocation: 'From', toLocation: 'To', lines: 'Products', note: 'Note' }}
      defaultValues={{ fromLocation: String(from?.id ?? ''), toLocation: String(to?.id ?? '') }}
    >
      <SelectField name="fromLocation" choices={toChoices(locations)} />
      <SelectField name="toLocation" choices={toChoices(locations)} />
      <TextareaField name="lines" rows={6} hint={LINES_HINT} />
      <TextField name="note" autoComplete="off" optional />
      <FormButtons cancelTo={adminPaths.transfers()} name="Create draft" />
    </StoreForm>
  );
}

/** Edits a draft's lines and adds more. A quantity of 0 removes a line. Sending saves first. */
export function TransferLinesForm({ transfer }: { transfer: Transfer }) {
  return (
    <StoreForm
      id="transfer-lines"
      className="count-form"
      validator={transferLinesValidator}
      labels={{
        ...Object.fromEntries(transfer.lines.map(({ id, name }) => [getLineField(id), name])),
        lines: 'Add products',
      }}
      defaultValues={{
        quantities: Object.fromEntries(
          transfer.lines.map(({ id, quantity }) => [`l${id}`, String(quantity)]),
        ),
        lines: '',
      }}
      key={transfer.version}
    >
      <input type="hidden" name="expectedVersion" value={transfer.version} />
      {transfer.lines.length > 0 && (
        <DataTable
          className="table table--dense table--cards cell-fields"
          rows={transfer.lines}
          rowKey="id"
          columns={[
            {
              name: 'Product',
              cell: ({ name, sku }) => (
                <>
                  {name} <span className="part-number muted">{sku}</span>
                </>
              ),
            },
            {
              name: `At ${transfer.from}`,
              isNumber: true,
              cell: ({ available, quantity }) => (
                <>
                  {available}
                  {available < quantity && <span className="badge badge--bad">Not enough</span>}
                </>
              ),
            },
            { name: 'Saved', isNumber: true, cell: ({ quantity }) => quantity },
            {
              name: 'Send',
              isNumber: true,
              cell: ({ id, name }) => (
                <CellField name={getLineField(id)} label={`Units of ${name}, or 0 to remove`} />
              ),
            },
          ]}
        />
      )}
      <TextareaField name="lines" rows={4} hint={LINES_HINT} optional />
      <p className="muted">Units in transit can’t be sold until they’re received.</p>
      <div className="form-buttons form-buttons--start">
        <button type="submit" className="btn" name="intent" value="lines">
          Save lines
        </button>
        <button type="submit" className="btn btn--primary" name="intent" value="send">
          Send to {transfer.to}
        </button>
      </div>
    </StoreForm>
  );
}

export function ReceiveTransferForm({ transfer }: { transfer: Transfer }) {
  const open = transfer.lines
    .map((line) => ({ ...line, open: line.quantity - line.received - line.missing }))
    .filter((line) => line.open > 0);
  return (
    <StoreForm
      id="receive-transfer"
      className="count-form"
      validator={receiveTransferValidator}
      labels={{
        ...Object.fromEntries(open.map((line) => [getLineField(line.id), line.name])),
        rest: 'Units not received',
        reason: 'Reason',
      }}
      defaultValues={{
        quantities: Object.fromEntries(open.map((line) => [`l${line.id}`, String(line.open)])),
        rest: 'coming',
      }}
    >
      <input type="hidden" name="expectedVersion" value={transfer.version} />
      <DataTable
        className="table table--dense table--cards cell-fields"
        rows={open}
        rowKey="id"
        columns={[
          {
            name: 'Product',
            cell: (line) => (
              <>
                {line.name} <span className="part-number muted">{line.sku}</span>
              </>
            ),
          },
          { name: 'Sent', isNumber: true, cell: (line) => line.quantity },
          { name: 'In transit', isNumber: true, cell: (line) => line.open },
          {
            name: 'Received',
            isNumber: true,
            cell: (line) => (
              <CellField name={getLineField(line.id)} label={`Units of ${line.name} received`} />
            ),
          },
        ]}
      />
      <SelectField name="rest">
        <option value="coming">In transit</option>
        <option value="missing">Missing (close the transfer)</option>
      </SelectField>
      <TextField name="reason" hint="Required if units are missing" autoComplete="off" />
      <SubmitButton name={`Receive at ${transfer.to}`} />
    </StoreForm>
  );
}
