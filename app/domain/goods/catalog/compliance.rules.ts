/** Specifications that an inspector, an architect, or a fire marshal asks for. */
const COMPLIANCE = new Set([
  'Grade',
  'Standard',
  'Listing',
  'Fire rating',
  'Fire label',
  'Fire doors',
  'Burglary rating',
  'FCC ID',
  'NDAA compliant',
]);

export function isCompliance(name: string): boolean {
  return COMPLIANCE.has(name);
}
