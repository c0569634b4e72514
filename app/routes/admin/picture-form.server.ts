import type { Validator } from 'remix-validated-form';

import { toStaffActor } from '../../domain/base/audit/actor';
import { PICTURE_MISSING } from '../../domain/goods/catalog/picture-file.rules';
import {
  addPicture,
  changePicture,
  type PictureChange,
} from '../../domain/goods/catalog/product-pictures.server';
import { NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import type { StaffForm } from './staff-form.server';
import { redirectWithToast } from '../../http/toast.server';

/** Handles picture forms: add, edit text, move. */
export async function answerPictureForm(
  { context, staff, form, page }: StaffForm,
  productId: number,
  validator: Validator<{ alt: string }>,
): Promise<Response> {
  const actor = toStaffActor(staff, context.requestId);
  const intent = form.get('intent');
  const file = form.get('file');
  // Returns the text input; files can't be returned.
  form.delete('file');
  const done = (description: string) =>
    redirectWithToast(context, page, { type: 'success', message: 'Success', description });
  try {
    if (intent === 'up' || intent === 'down') {
      await changePicture(context.db, productId, parsePictureId(form), { move: intent }, actor);
      return await done('Picture order saved');
    }
    if (intent !== 'add' && intent !== 'text') return unknownIntent();
    const { data, error } = await validator.validate(form);
    if (error !== undefined) return refuseForm(context, form, error.fieldErrors);
    if (intent === 'text') {
      const change: PictureChange = { alt: data.alt };
      await changePicture(context.db, productId, parsePictureId(form), change, actor);
      return await done('Alt text saved');
    }
    if (file === null || typeof file === 'string')
      return refuseForm(context, form, { file: PICTURE_MISSING });
    const bytes = new Uint8Array(await file.arrayBuffer());
    await addPicture(context.db, productId, { bytes, alt: data.alt }, actor);
    return await done('Picture added');
  } catch (problem) {
    if (problem instanceof NotFoundError) throw createNotFoundResponse();
    return refuseForm(context, form, getFieldErrors(problem, 'file'));
  }
}

function parsePictureId(form: FormData): number {
  const text = String(form.get('pictureId') ?? '');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
