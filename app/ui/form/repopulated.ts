/** What was typed into a form that came back refused, when the page's answer is about that form. */
export function getRepopulated(refused: unknown, formId: string): Record<string, unknown> | undefined {
  if (typeof refused !== 'object' || refused === null) return undefined;
  if (!('repopulateFields' in refused) || !('formId' in refused) || refused.formId !== formId)
    return undefined;
  const fields = refused.repopulateFields;
  return typeof fields === 'object' && fields !== null ? { ...fields } : undefined;
}
