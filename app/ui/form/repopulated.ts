/** Returns the refused input, if the page's response is about this form. */
export function getRepopulated(refused: unknown, formId: string): Record<string, unknown> | undefined {
  if (typeof refused !== 'object' || refused === null) return undefined;
  if (!('repopulateFields' in refused) || !('formId' in refused) || refused.formId !== formId)
    return undefined;
  const fields = refused.repopulateFields;
  return typeof fields === 'object' && fields !== null ? { ...fields } : undefined;
}
