import { redirect, type AppLoadContext } from '@remix-run/node';
import { withZod } from '@remix-validated-form/with-zod';

import { toStaffActor } from '../../domain/base/audit/actor';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import { ImportModeSchema } from '../../backoffice/imports/import-form.schema';
import { isTarget } from '../../backoffice/imports/import-formats.rules';
import { retryPictures } from '../../backoffice/imports/import-pictures.server';
import { findImport } from '../../backoffice/imports/imports.queries.server';
import { applyImport, checkImport, reopenColumns } from '../../backoffice/imports/imports.server';
import { getFieldErrors, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { redirectWithToast } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { importColumnsValidator } from '../../ui/admin/imports/import-forms';
import type { StaffForm } from './staff-form.server';

const modeValidator = withZod(ImportModeSchema);

/** Handles the forms of an import's page, by their intent. */
export async function answerImportForm(
  context: AppLoadContext,
  staff: StaffForm['staff'],
  id: number,
  form: FormData,
): Promise<Response> {
  const page = adminPaths.import(id);
  const actor = toStaffActor(staff, context.requestId);
  try {
    switch (form.get('intent')) {
      case 'check': {
        const { data, problem } = await readForm(context, form, importColumnsValidator);
        if (problem !== undefined) return problem;
        const { headings, format } = requireFound(await findImport(context.db, id));
        const chosen = headings.map((_heading, index) => data.columnOf(index));
        await checkImport(context.db, id, {
          ...data,
          format,
          mapping: chosen.map((target) => (isTarget(target) ? target : '')),
        });
        break;
      }
      case 'columns':
        await reopenColumns(context.db, id);
        break;
      case 'create-categories': {
        const job = requireFound(await findImport(context.db, id));
        await reopenColumns(context.db, id);
        await checkImport(context.db, id, { ...job, createsCategories: true });
        break;
      }
      case 'apply': {
        const { data, problem } = await readForm(context, form, modeValidator);
        if (problem !== undefined) return problem;
        await applyImport(context.db, id, data.mode, actor);
        break;
      }
      case 'retry':
        await retryPictures(context.db, id, actor);
        break;
      default:
        throw unknownIntent();
    }
    return redirect(page, 303);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (error instanceof ConflictError)
      return redirectWithToast(context, page, {
        type: 'error',
        message: 'Error',
        description: error.message,
      });
    if (error instanceof Response) throw error;
    return refuseForm(context, form, getFieldErrors(error, 'column0'));
  }
}
